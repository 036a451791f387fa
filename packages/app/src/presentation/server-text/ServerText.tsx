import { ArticlePicture, ArticleTable, Text, TextLink } from '@meridian/design-system';
import { createElement, Fragment, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { addressOfLink } from './address-of-link.ts';
import { isShownPicture } from './picture-origins.ts';
import { messages } from './ServerText.messages.ts';

/** Nodes of a text that are shown, at most: the rest is left out and said. */
const maxNodes = 5_000;
/** Levels of nesting that are shown as they are; below that, words only. */
const maxDepth = 24;

/**
 * What each mark of a text becomes; what is not here is shown as the words in it. The article's own title is an `h2`
 * under the bar's `h1`, so a text's headings begin below.
 */
const elements: ReadonlyMap<string, string> = new Map([
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
  ['thead', 'thead'],
  ['tbody', 'tbody'],
  ['tr', 'tr'],
  ['th', 'th'],
  ['td', 'td'],
]);

/** The marks that are let through at all. */
export const shownTags: readonly string[] = [
  ...elements.keys(),
  'a',
  'br',
  'hr',
  'img',
  'table',
  'div',
  'section',
  'article',
  'span',
  'figure',
];

/** Size of a picture that tells none, in px: most of the press is that shape. */
const usualPicture = { width: 640, height: 360 };

/**
 * A text of the backend's, made anew from React elements: of what came only words, the marks above and addresses that
 * were looked at are kept. Nothing of it is ever set as HTML.
 */
export function ServerText({ text }: { text: DocumentFragment }): ReactNode {
  const intl = useIntl();
  const { shown, isCut } = partsOf(text, intl.formatMessage(messages.table));
  return (
    <>
      {shown}
      {isCut && <Text>{intl.formatMessage(messages.cut)}</Text>}
    </>
  );
}

interface Parts {
  readonly shown: ReactNode;
  /** There was more than is shown of any text. */
  readonly isCut: boolean;
}

/** @param tableLabel names what scrolls sideways */
function partsOf(text: DocumentFragment, tableLabel: string): Parts {
  let left = maxNodes;

  const all = (parent: Node, depth: number): ReactNode[] =>
    [...parent.childNodes].map((node, index) => <Fragment key={index}>{one(node, depth)}</Fragment>);

  function one(node: Node, depth: number): ReactNode {
    left -= 1;
    if (left < 0) return null;
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    if (!(node instanceof Element)) return null;
    if (depth > maxDepth) return node.textContent;
    return element(node, () => all(node, depth + 1));
  }

  function element(node: Element, children: () => ReactNode[]): ReactNode {
    switch (node.localName) {
      case 'br':
      case 'hr':
        return createElement(node.localName);
      case 'img':
        return picture(node);
      case 'a': {
        const href = addressOfLink(node.getAttribute('href'));
        return href === null ? children() : <TextLink href={href}>{children()}</TextLink>;
      }
      case 'table':
        return <ArticleTable label={tableLabel}>{createElement('table', null, ...children())}</ArticleTable>;
      default: {
        const own = elements.get(node.localName);
        return own === undefined ? children() : createElement(own, scopeOf(node), ...children());
      }
    }
  }

  const shown = all(text, 0);
  return { shown, isCut: left < 0 };
}

/** Cells say which way they head: it is all that is kept of their attributes. */
function scopeOf(node: Element): { scope: string } | null {
  const scope = node.getAttribute('scope');
  return node.localName === 'th' && (scope === 'row' || scope === 'col') ? { scope } : null;
}

/** A picture that the page may not ask for is told by its words. */
function picture(node: Element): ReactNode {
  const src = node.getAttribute('src') ?? '';
  const alt = (node.getAttribute('alt') ?? '').slice(0, 300);
  if (!isShownPicture(src)) return alt === '' ? null : <Text tone="secondary">{alt}</Text>;
  const [width, height] = (['width', 'height'] as const).map((side) => Number(node.getAttribute(side)));
  const isSized = [width, height].every((side) => side !== undefined && side > 0 && side <= 4_000);
  const size = isSized ? { width: width ?? 0, height: height ?? 0 } : usualPicture;
  return <ArticlePicture src={src} alt={alt} {...size} />;
}
