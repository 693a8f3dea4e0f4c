// Buttons that copy a text, with the address of the page under it. They are shown where copying is possible.

const start = (button: HTMLButtonElement): void => {
  const line = button.closest<HTMLElement>('.copying');
  if (line) line.hidden = false;
  button.addEventListener('click', () => {
    const address = location.href.replace(/#.*/, '');
    void navigator.clipboard.writeText(`${button.dataset.copy}\n${address}`).then(() => {
      button.textContent = button.dataset.done ?? '';
    });
  });
};

if ('clipboard' in navigator)
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) start(button);

export {};
