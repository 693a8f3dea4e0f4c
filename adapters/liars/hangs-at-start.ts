// Hears everything and answers nothing, not even the handshake.
process.stdin.resume();
