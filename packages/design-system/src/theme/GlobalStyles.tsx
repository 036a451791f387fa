import { useInsertionEffect, type ReactNode } from 'react';
import { createGlobalStyle } from 'styled-components';
import { tokenCss } from '#tokens/css.ts';
import { fontCss } from './fonts.ts';

const fonts = /* @__PURE__ */ fontCss();
const tokens = /* @__PURE__ */ tokenCss();

/** Documents that have the fonts: they stay, as what was loaded does. */
const documentsWithFonts = new WeakSet<Document>();

/**
 * In a sheet of their own: a browser loads the faces of a sheet anew, and measures every text again, whenever a rule is
 * added to it, as styled-components does with each component seen for the first time. Not as a style element, which a page
 * whose policy forbids inline styles would not take.
 */
function useFonts(): void {
  useInsertionEffect(() => {
    if (documentsWithFonts.has(document)) return;
    documentsWithFonts.add(document);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(fonts);
    document.adoptedStyleSheets.push(sheet);
  }, []);
}

/** Tokens, fonts and the ground rules of a page. Rendered once, at the root. */
export function GlobalStyles(): ReactNode {
  useFonts();
  return <GroundRules />;
}

/**
 * The same Chinese code point has a different shape in Simplified and Traditional writing, so the font follows `lang`.
 */
const GroundRules = createGlobalStyle`
  ${tokens}

  /* While the page is out of sight, the system shows a picture of it in its list of open apps. */
  :root[data-covered] body {
    visibility: hidden;
  }

  :root {
    --m-font-latin: 'Inter Variable', 'Inter Fallback';
    --m-font: var(--m-font-latin), system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
    --m-safe-bottom: env(safe-area-inset-bottom, 0px);
    --m-safe-top: env(safe-area-inset-top, 0px);
  }
  :lang(zh-Hans) {
    --m-font: var(--m-font-latin), 'PingFang SC', 'Noto Sans SC', 'Noto Sans CJK SC', 'Source Han Sans SC', 'Microsoft YaHei', sans-serif;
  }
  :lang(zh-Hant) {
    --m-font: var(--m-font-latin), 'PingFang TC', 'Noto Sans TC', 'Noto Sans CJK TC', 'Source Han Sans TC', 'Microsoft JhengHei', sans-serif;
  }

  *, *::before, *::after { box-sizing: border-box; }
  html {
    font-size: 100%;
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
    -webkit-tap-highlight-color: transparent;
    scrollbar-width: thin;
    scrollbar-color: var(--m-line-strong) transparent;
    /* A pull at the top is PullToRefresh's, and never loads the page anew. */
    overscroll-behavior-y: contain;
  }
  html, body, [data-theme] {
    background: var(--m-surface-canvas);
    color: var(--m-text-primary);
    font-family: var(--m-font);
  }
  body, [data-theme] {
    font-size: var(--m-type-16);
    line-height: var(--m-leading-prose);
    font-synthesis: none;
    -webkit-font-smoothing: antialiased;
    -moz-osx-font-smoothing: grayscale;
    text-wrap: pretty;
  }
  body { margin: 0; min-block-size: 100dvb; overflow-wrap: break-word; }
  h1, h2, h3, h4, p, dl, dd, ul, ol, figure { margin: 0; padding: 0; }
  h1, h2, h3, h4 { font: inherit; }
  /* Not none: Safari then no longer calls it a list. */
  ul, ol { list-style-type: ''; }
  a { color: inherit; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { cursor: pointer; }
  svg.lucide { flex: none; stroke-width: 1.5; }

  :focus-visible {
    outline: 2px solid var(--m-line-focus);
    outline-offset: 2px;
  }
  :focus:not(:focus-visible) { outline: none; }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 1ms !important;
      animation-delay: 0ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0s !important;
      scroll-behavior: auto !important;
    }
  }
`;
