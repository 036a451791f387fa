import type { HelpTopic } from '@meridian/api';
import type { Localised } from '../../localised.ts';

/** A question that customers ask, and its answer. Figures in it are held to the brokerage's own terms by `help.test.ts`. */
export interface HelpArticle {
  readonly id: string;
  readonly question: Localised;
  /** Paragraphs; the first one answers the question. */
  readonly answer: readonly [Localised, ...Localised[]];
  /** A list after the first paragraph. */
  readonly points?: readonly Localised[];
  /** The screen of the app where one goes on, as the spec writes its path (spec §2). */
  readonly leadsTo?: { readonly path: string; readonly words: Localised };
}

export type HelpOfTopics = Readonly<Record<HelpTopic, readonly HelpArticle[]>>;
