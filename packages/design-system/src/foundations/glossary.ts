import data from './glossary.json';

/** What is not written instead. `{}` stands for a placeholder of the text. */
type Unwanted =
  | string
  | {
      readonly text: string;
      /** Only where it is the whole text: the word has other uses. */
      readonly isWhole?: boolean | undefined;
      /** Texts whose id has this in it may say so. */
      readonly exceptIn?: string | undefined;
    };

interface Wording {
  readonly say: string;
  readonly not?: readonly Unwanted[] | undefined;
}

export interface Term {
  readonly en: Wording;
  readonly 'zh-Hans': Wording;
  readonly 'zh-Hant': Wording;
  /** The text of the app that says it, in each language. */
  readonly message?: string | undefined;
}

/**
 * The words of the product: one term for one thing in each language, by subject. The check of the texts
 * (`scripts/locales.mjs verify`) reads the same file. A new term is entered in its three languages before it is used.
 */
export const glossary: readonly { readonly subject: string; readonly terms: readonly Term[] }[] = data;
