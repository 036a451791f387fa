/** Dark in every theme, like the demo's tools: nobody takes it for the product. */
export const style = `
:root { color-scheme: dark; --line: #4a515c; --quiet: #b6bdc8; --tool: #ffc14d; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 16px; background: #15181d; color: #f2f3f5;
  font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1, h2, h3 { font-family: ui-monospace, monospace; line-height: 1.3; margin: 0 0 8px; }
h1 { font-size: 1.375rem; } h2 { font-size: 1.125rem; } h3 { font-size: 1rem; }
a { color: var(--tool); }
header, nav, .row { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; }
header { justify-content: space-between; margin-bottom: 16px; }
nav a, .row a, summary { display: inline-flex; align-items: center; min-height: 44px; }
nav a[aria-current] { color: inherit; text-decoration: none; font-weight: 600; }
section, article { border: 1px solid var(--line); border-radius: 8px; padding: 16px; margin: 0 0 16px; background: #1d2127; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0 0 8px; }
dt, .quiet { color: var(--quiet); } dd { margin: 0; }
form { margin: 0; } fieldset { border: 0; padding: 0; margin: 0; min-width: 0; }
label { display: block; margin: 0 0 12px; }
label.flag { display: flex; gap: 8px; align-items: center; min-height: 44px; }
label.flag input { width: 24px; height: 24px; }
input:not([type=checkbox]), select, textarea { display: block; width: 100%; min-height: 44px; padding: 8px 12px; font: inherit;
  color: inherit; background: #0f1115; border: 1px solid #7d8694; border-radius: 6px; }
textarea { min-height: 88px; font-family: ui-monospace, monospace; }
button { min-height: 44px; min-width: 44px; padding: 8px 16px; font: inherit; font-weight: 600; color: #15181d;
  background: var(--tool); border: 0; border-radius: 6px; }
button.plain { color: inherit; background: #343a44; }
button.grave { color: #15181d; background: #ff9b8f; }
:focus-visible { outline: 3px solid #8ecbff; outline-offset: 2px; }
summary::before { content: '▸'; width: 24px; } details[open] > summary::before { content: '▾'; }
h3 { margin-top: 16px; }
details { border-top: 1px solid var(--line); } summary { cursor: pointer; width: 100%; }
details[open] { padding-bottom: 12px; }
ul, ol { margin: 0 0 8px; padding-inline-start: 24px; }
.notice { border: 2px solid var(--tool); border-radius: 8px; padding: 8px 16px; margin: 0 0 16px; }
.notice[role=alert] { border-color: #ff9b8f; }
code { font-family: ui-monospace, monospace; }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; gap: 0; } dd { margin: 0 0 4px; } }
`;
