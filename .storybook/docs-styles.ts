import { typeface } from './docs-theme.ts';

/**
 * The paper of a docs page: the app's own sizes (ART.md, "Type") and tokens in place of Storybook's. The tokens come with
 * the stories on the page.
 */
export const docsStyles = `
  .sbdocs.sbdocs-wrapper { padding-block: 32px 64px; background: var(--m-surface-canvas); }
  .sbdocs.sbdocs-content { max-width: 62rem; background: none; }
  .sbdocs.sbdocs-content > :is(h1, h2, p), .sbdocs.sbdocs-content > div > :is(h3, p, ul, table) { font-family: ${typeface}; color: var(--m-text-primary); }
  .sbdocs h1.sbdocs-title { font-size: 28px; line-height: 1.3; letter-spacing: -0.02em; font-weight: 650; margin: 0 0 8px; }
  .sbdocs.sbdocs-content > h2 { font-size: 20px; line-height: 1.3; border: 0; margin: 48px 0 16px; padding: 0; font-weight: 600; letter-spacing: -0.01em; }
  .sbdocs.sbdocs-content > div > h3 { font-size: 16px; line-height: 1.5; margin: 28px 0 8px; padding: 0; font-weight: 600; }
  .sbdocs.sbdocs-content > h2 + div > h3:first-child { margin-top: 0; }
  .sbdocs.sbdocs-content > div > :is(p, ul) { font-size: 16px; line-height: 1.5; max-width: 68ch; margin-block: 0 8px; }
  .sbdocs.sbdocs-content > div > ul > li { font-size: 16px; line-height: 1.5; margin: 0 0 4px; color: inherit; }
  .sbdocs.sbdocs-content > div > ul { padding-inline-start: 20px; list-style: disc; }
  .sbdocs .sbdocs-preview { margin: 24px 0 0; box-shadow: none; border-color: var(--m-line-hairline); }
  .sbdocs.sbdocs-content > div > :is(p, ul, table) code { font-size: 14px; color: var(--m-text-primary); background: var(--m-surface-sunken); border-color: var(--m-line-hairline); }
  .sbdocs.sbdocs-content > div > table { border-collapse: collapse; font-size: 14px; line-height: 1.5; }
  .sbdocs.sbdocs-content > div > table tr { background: none; border: 0; }
  .sbdocs.sbdocs-content > div > table :is(th, td) { padding: 8px 24px 8px 0; border: 0; border-bottom: 1px solid var(--m-line-hairline); text-align: start; color: var(--m-text-primary); }
  .sbdocs.sbdocs-content > div > table th { font-size: 12px; font-weight: 500; color: var(--m-text-secondary); }
  .sbdocs.sbdocs-content > .docs-lead { font: 400 18px/1.5 ${typeface}; max-width: 60ch; margin: 24px 0 0; }
  .docs-anatomy { display: grid; grid-template-columns: minmax(0, 3fr) minmax(16rem, 2fr); gap: 24px 32px; align-items: center; }
  .docs-anatomy[data-wide] { grid-template-columns: minmax(0, 1fr); }
  .docs-drawing { position: relative; min-width: 0; padding: 44px; border: 1px solid var(--m-line-hairline); border-radius: 10px; background: var(--m-surface-sunken); }
  .docs-picture { position: relative; border-radius: 6px; overflow: clip; }
  .docs-picture iframe { display: block; border: 0; transform-origin: 0 0; }
  .docs-lines { position: absolute; inset: 0; width: 100%; height: 100%; z-index: 5; pointer-events: none; overflow: visible; }
  .docs-lines line { stroke: var(--m-text-accent); stroke-width: 1; }
  .docs-lines circle { fill: var(--m-text-accent); stroke: var(--m-surface-canvas); stroke-width: 1.5; }
  .docs-number { flex: none; display: grid; place-items: center; width: 22px; height: 22px; border-radius: 50%; background: var(--m-text-accent); color: var(--m-surface-canvas); font: 600 12px/1 ${typeface}; }
  .docs-number[data-unseen] { background: none; color: var(--m-text-secondary); box-shadow: inset 0 0 0 1px var(--m-line-strong); }
  .docs-drawing > .docs-number { position: absolute; z-index: 6; translate: -50% -50%; pointer-events: none; }
  .docs-parts { display: grid; gap: 10px; margin: 0; padding: 0; list-style: none; }
  .docs-anatomy[data-wide] .docs-parts { grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); column-gap: 32px; }
  .docs-parts li { display: flex; gap: 12px; margin: 0; font: 400 14px/1.5 ${typeface}; }
  .docs-pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr)); gap: 24px; margin-block: 16px; }
  .docs-pair figure { margin: 0; display: grid; grid-template-rows: subgrid; grid-row: span 2; gap: 0; min-width: 0; border: 1px solid var(--m-line-hairline); border-radius: 10px; overflow: hidden; }
  .docs-pair figure > div { display: grid; align-items: center; min-height: 128px; padding: 24px; background: var(--m-surface-canvas); }
  .docs-pair figure > div > * { min-width: 0; }
  .docs-pair figcaption { display: flex; gap: 10px; padding: 12px 16px; border-top: 2px solid; font: 400 14px/1.5 ${typeface}; color: var(--m-text-primary); background: var(--m-surface-canvas); }
  .docs-pair figcaption svg { flex: none; width: 18px; height: 18px; margin-top: 1.5px; }
  .docs-pair figure[data-side="kept"] figcaption { border-color: var(--m-status-positive); }
  .docs-pair figure[data-side="kept"] figcaption svg.lucide { color: var(--m-status-positive); }
  .docs-pair figure[data-side="broken"] figcaption { border-color: var(--m-status-negative); }
  .docs-pair figure[data-side="broken"] figcaption svg.lucide { color: var(--m-status-negative); }
  .docs-pair b { display: block; font-weight: 600; }
  @media (max-width: 720px) { .docs-anatomy { grid-template-columns: minmax(0, 1fr); } }
`;
