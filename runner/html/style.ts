// How the HTML report looks: one sheet, inside the page, on a screen, a phone and paper.
export const STYLE = `
:root { color-scheme: light dark; --ink: #1d1d1f; --soft: #5b5b62; --line: #d9d7d0; --paper: #fbfaf6; --card: #fff;
  --pass: #1d6b35; --fail: #a3271f; --part: #6b5b00; }
@media (prefers-color-scheme: dark) { :root { --ink: #ececee; --soft: #a8a8b0; --line: #3a3a40; --paper: #17171a;
  --card: #202024; --pass: #6fcf8a; --fail: #ff8f86; --part: #e0c865; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 68rem; padding: 1.5rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .25rem; }
h2 { font-size: 1.3rem; margin: 2.5rem 0 .75rem; border-bottom: 1px solid var(--line); padding-bottom: .25rem; }
h3 { font-size: 1rem; margin: 0 0 .25rem; }
.soft { color: var(--soft); }
.pass { color: var(--pass); } .fail { color: var(--fail); } .part { color: var(--part); }
.verdict { font-size: 1.4rem; font-weight: 700; margin: 1rem 0 0; }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); gap: .75rem 1.5rem; }
dl div { border-left: 3px solid var(--line); padding-left: .6rem; }
dt { color: var(--soft); font-size: .85rem; } dd { margin: 0; font-weight: 600; }
code, pre { font: .875em/1.45 ui-monospace, monospace; }
pre { white-space: pre-wrap; margin: .5rem 0 0; padding: .6rem; background: var(--paper); border-radius: .3rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .3rem .75rem .3rem 0; border-bottom: 1px solid var(--line); vertical-align: top;
  white-space: nowrap; overflow-wrap: normal; }
thead th { color: var(--soft); font-size: .85rem; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: .4rem; padding: .8rem 1rem; margin: 0 0 .75rem; }
details { margin: .5rem 0; } summary { cursor: pointer; font-weight: 600; }
details ul { columns: 16rem; padding-left: 1.1rem; }
@media print { body { max-width: none; background: none; } .card, tr { break-inside: avoid; } }
`;
