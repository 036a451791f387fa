/** What writing a story about prices means, in whichever language. */
import type { Language } from '../invented/index.ts';
import type { PriceStory } from './price-story.ts';

/** A quotation and its speaker. */
export interface Quotation {
  /** Without quotation marks and full stop. */
  readonly remark: string;
  readonly speaker: string;
  readonly role: string;
  readonly firm: string;
}

export interface PriceWriter {
  readonly title: (story: PriceStory) => string;
  /** The price and its range: a paragraph. */
  readonly standing: (story: PriceStory) => string;
  readonly summary: (story: PriceStory, quotation: Quotation) => string;
}

/** Words for a move by its strength, the smallest first. */
export type Verbs = readonly [string, string, string, string];

/** The instrument as the language's press calls it. */
export function nameIn({ instrument, coverage }: PriceStory, language: Language): string {
  return (
    coverage.called?.get(instrument.key)?.[language] ?? instrument.names[language] ?? instrument.names.en
  );
}
