/** The marks of a text that are kept, and what each becomes. */

/**
 * What has one sense is that element; what is not here is shown as the words in it. The article's own title is an `h2`
 * under the bar's `h1`, so a text's headings begin below.
 */
export const elements: ReadonlyMap<string, string> = new Map([
  ['p', 'p'],
  ['h1', 'h3'],
  ['h2', 'h3'],
  ['h3', 'h3'],
  ['h4', 'h4'],
  ['h5', 'h4'],
  ['h6', 'h4'],
  ['ul', 'ul'],
  ['ol', 'ol'],
  ['li', 'li'],
  ['blockquote', 'blockquote'],
  ['strong', 'strong'],
  ['b', 'strong'],
  ['em', 'em'],
  ['i', 'em'],
  ['s', 's'],
  ['sub', 'sub'],
  ['sup', 'sup'],
  ['code', 'code'],
  ['pre', 'pre'],
  ['caption', 'caption'],
  ['thead', 'thead'],
  ['tbody', 'tbody'],
  ['tfoot', 'tfoot'],
  ['tr', 'tr'],
  ['th', 'th'],
  ['td', 'td'],
]);

/** Only holds others together; where it holds words alone, those are a paragraph, and never run into the next ones. */
export const boxes: ReadonlySet<string> = new Set([
  'div',
  'section',
  'article',
  'header',
  'footer',
  'main',
  'aside',
  'nav',
  'address',
  'center',
  'figure',
  'figcaption',
  'details',
  'summary',
  'dl',
  'dt',
  'dd',
]);

const blocks: ReadonlySet<string> = new Set([
  ...boxes,
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'blockquote',
  'pre',
  'table',
  'hr',
  'img',
]);

/** Elements whose text may have its own direction: Arabic in a Chinese article. */
export const turned: ReadonlySet<string> = new Set([
  'p',
  'h3',
  'h4',
  'li',
  'blockquote',
  'caption',
  'th',
  'td',
]);

const listNames: ReadonlySet<string> = new Set(['ul', 'ol']);
const tableNames: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr']);

/** The marks that are let through at all. */
export const shownTags: readonly string[] = [
  ...elements.keys(),
  ...boxes,
  'a',
  'br',
  'hr',
  'img',
  'table',
  'span',
];

export const isList = (node: Node | null): boolean =>
  node instanceof Element && listNames.has(node.localName);

/** Between the cells of a table there are no words. */
export const isBetweenCells = (node: Node | null): boolean =>
  node instanceof Element && tableNames.has(node.localName);

/** Words or a picture: content that a reader can perceive. */
export const hasContent = (node: Node): boolean =>
  (node.textContent ?? '').trim() !== '' || (node instanceof Element && node.querySelector('img') !== null);

const anyBlock = [...blocks].join(',');

export const holdsBlocks = (node: Element): boolean => node.querySelector(anyBlock) !== null;
