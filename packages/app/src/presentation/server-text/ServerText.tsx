import { ArticlePicture, ArticleTable, Text, TextLink } from '@meridian/design-system';
import { createElement, Fragment, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { addressOfLink } from './address-of-link.ts';
import { boxes, elements, hasContent, holdsBlocks, isBetweenCells, isList, turned } from './marks.ts';
import { isShownPicture } from './picture-origins.ts';
import { messages } from './ServerText.messages.ts';

/** Nodes of a text that are shown, at most: the rest is left out and said. */
const maxNodes = 5_000;
/** Levels of nesting that are shown as they are; below that, words only. */
const maxDepth = 24;
/** Cells that one cell may span. */
const maxSpan = 50;

/** Size of a picture that gives none, in px: most press pictures have that shape. */
const usualPicture = { width: 640, height: 360 };
/** A picture that is so much longer than wide, or wider than long, is as good as one without a size. */
const maxStretch = 5;

/**
 * A text of the backend's, made anew from React elements: of what came only words, the marks above and addresses that
 * were looked at are kept. Nothing of it is ever set as HTML.
 */
export function ServerText({ text }: { text: DocumentFragment }): ReactNode {
  const intl = useIntl();
  const { shown, isCut } = partsOf(text, (number) => intl.formatMessage(messages.table, { number }));
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

/** @param tableLabel names what scrolls sideways: the first table, the second */
function partsOf(text: DocumentFragment, tableLabel: (number: number) => string): Parts {
  let left = maxNodes;
  let tables = 0;
  let hasHeading = false;

  const all = (parent: Node, depth: number): ReactNode[] =>
    [...parent.childNodes].map((node, index) => <Fragment key={index}>{one(node, depth)}</Fragment>);

  function one(node: Node, depth: number): ReactNode {
    left -= 1;
    if (left < 0) return null;
    const shown = node instanceof Element ? within(node, depth) : words(node);
    const isLoose = isList(node.parentNode) && !(node instanceof Element && node.localName === 'li');
    return isLoose && shown !== null ? <li>{shown}</li> : shown;
  }

  const within = (node: Element, depth: number): ReactNode =>
    depth > maxDepth ? node.textContent : element(node, () => all(node, depth + 1));

  function element(node: Element, children: () => ReactNode[]): ReactNode {
    const { localName } = node;
    switch (localName) {
      case 'br':
      case 'hr':
        return isBetweenCells(node.parentNode) ? null : createElement(localName);
      case 'img':
        return picture(node);
      case 'a':
        return link(node, children);
      case 'table':
        return table(node, children);
      default:
        return boxes.has(localName) ? box(node, children) : marked(node, children);
    }
  }

  function marked(node: Element, children: () => ReactNode[]): ReactNode {
    const own = elements.get(node.localName);
    if (own === undefined) return children();
    // A bullet without a list is a paragraph.
    if (own === 'li' && !isList(node.parentNode)) return box(node, children);
    const isHeading = own === 'h3' || own === 'h4';
    if ((isHeading || own === 'ul' || own === 'ol') && !hasContent(node)) return null;
    // A text that begins with a small heading leaves out no level.
    const name = isHeading && !hasHeading ? 'h3' : own;
    hasHeading ||= isHeading;
    return createElement(
      name,
      { ...cellProps(node), ...(turned.has(name) && { dir: 'auto' }) },
      ...children(),
    );
  }

  function table(node: Element, children: () => ReactNode[]): ReactNode {
    if (!hasContent(node)) return null;
    tables += 1;
    const label = node.querySelector('caption')?.textContent?.trim().slice(0, 100);
    return (
      <ArticleTable label={label || tableLabel(tables)}>
        {createElement('table', null, ...children())}
      </ArticleTable>
    );
  }

  const shown = all(text, 0);
  return { shown, isCut: left < 0 };
}

function words(node: Node): string | null {
  const { nodeType, parentNode, textContent } = node;
  if (nodeType !== Node.TEXT_NODE) return null;
  const isBlank = (textContent ?? '').trim() === '';
  return isBlank && (isList(parentNode) || isBetweenCells(parentNode)) ? null : textContent;
}

/** Words in a box are a paragraph; what holds others is no part of the text. */
function box(node: Element, children: () => ReactNode[]): ReactNode {
  if (!hasContent(node)) return null;
  return holdsBlocks(node) ? children() : createElement('p', { dir: 'auto' }, ...children());
}

/** A link without text or picture is left out: it could not be found, and a screen reader would read its address. */
function link(node: Element, children: () => ReactNode[]): ReactNode {
  const href = addressOfLink(node.getAttribute('href'));
  const isNamed = (node.textContent ?? '').trim() !== '';
  return href === null || !isNamed ? children() : <TextLink href={href}>{children()}</TextLink>;
}

/** Cells say which way they head and how far they reach: it is all that is kept of their attributes. */
function cellProps(node: Element): Readonly<Record<string, unknown>> {
  if (node.localName !== 'th' && node.localName !== 'td') return {};
  const scope = node.getAttribute('scope');
  const isHeading = node.localName === 'th' && (scope === 'row' || scope === 'col');
  return {
    ...(isHeading && { scope }),
    colSpan: spanOf(node, 'colspan'),
    rowSpan: spanOf(node, 'rowspan'),
  };
}

function spanOf(node: Element, name: string): number | undefined {
  const span = Number(node.getAttribute(name));
  return Number.isInteger(span) && span > 1 && span <= maxSpan ? span : undefined;
}

/** A picture that the page may not load is replaced by its alternative text. */
function picture(node: Element): ReactNode {
  const src = node.getAttribute('src') ?? '';
  const alt = (node.getAttribute('alt') ?? '').slice(0, 300);
  if (!isShownPicture(src)) return alt === '' ? null : <Text tone="secondary">{alt}</Text>;
  const [width = 0, height = 0] = (['width', 'height'] as const).map((side) =>
    Number(node.getAttribute(side)),
  );
  const isSized = [width, height].every((side) => side > 0 && side <= 4_000);
  const isStretched = Math.max(width / height, height / width) > maxStretch;
  return (
    <ArticlePicture src={src} alt={alt} {...(isSized && !isStretched ? { width, height } : usualPicture)} />
  );
}
