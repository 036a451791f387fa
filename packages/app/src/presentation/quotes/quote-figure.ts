import { createContext } from 'react';

/** What is below the price in the rows of a list. */
export type QuoteFigure = 'ratio' | 'change' | 'volume';

/** Chosen at the head of a list; where there is none, percent. Only the figures are drawn again when it changes. */
export const ShownFigure = createContext<QuoteFigure>('ratio');
