import { createContext } from 'react';

/** What stands below the price of a list's rows, in the order a press on its header shows them. */
export const quoteFigures = ['ratio', 'change', 'volume'] as const;
export type QuoteFigure = (typeof quoteFigures)[number];

/** Chosen at the head of a list; where there is none, percent. Only the figures are drawn again when it changes. */
export const ShownFigure = createContext<QuoteFigure>('ratio');
