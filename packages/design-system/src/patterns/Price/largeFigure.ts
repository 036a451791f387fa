import type { CSSProperties } from 'react';
import { css } from 'styled-components';

/** Letters that fill a square, as Chinese ones do. */
const squares = /[\u2e80-\u9fff\uff00-\uffef]/gu;

/**
 * Gives `fitted` the width of a large figure, in em and a little more than it takes: 0.6 a digit, 0.5 a letter of a small
 * currency. Nothing where it is not large: a tick would change a style for nothing.
 */
export function figureWidth(size: string, text: string, currency = ''): CSSProperties | undefined {
  if (size !== 'l' && size !== 'hero') return undefined;
  const squareCount = text.match(squares)?.length ?? 0;
  const em = (text.length - squareCount) * 0.6 + squareCount + currency.length * 0.5;
  return { '--m-figure': em.toFixed(1) } as CSSProperties;
}

/*
 * What a screen leaves to a figure, by the figure's own width: a long one is set smaller, because a number that is broken
 * over two lines is read as two. With letters so large that nothing helps, it breaks; it is never cut off.
 */
export const fitted = css`
  --m-fit: max(var(--m-type-16), calc((100cqi - 2 * var(--m-space-gutter)) / var(--m-figure, 1)));
  white-space: normal;
  overflow-wrap: anywhere;
`;
