/** What was last sent of each family, and never seen to be done. Pure but for what it remembers. */
import type { Family } from '@meridian/api';

interface Intent {
  readonly content: string;
  /** The same for every try, so that a backend carries it out once (DECISIONS 55). */
  readonly id: string;
  /** A try of it was never answered: a refusal of a later one says nothing about that. */
  isInDoubt: boolean;
  /** What answered it once it was done, while the screen that sent it may not have left. */
  done?: { readonly value: unknown };
}

export interface Intents {
  /** The intent behind a request: the last one of its family where that asked for the same and is not done, else a new one. */
  of(family: Family, request: unknown): Intent;
  /** It was done: the same request again is another intent. */
  end(family: Family, intent: Intent): void;
}

/**
 * Only the last intent of a family is remembered: who stars a share, takes the star off and stars it again wants three things,
 * whatever became of the first.
 */
export function createIntents(newId: () => string): Intents {
  const last = new Map<Family, Intent>();
  return {
    of(family, request) {
      // Nobody can tell two files apart without reading them: each try of one is an intent of its own.
      const content = JSON.stringify(request, (_, value: unknown) =>
        value instanceof Blob ? newId() : value,
      );
      const known = last.get(family);
      if (known?.content === content) return known;
      const intent: Intent = { content, id: newId(), isInDoubt: false };
      last.set(family, intent);
      return intent;
    },
    end(family, intent) {
      if (last.get(family) === intent) last.delete(family);
    },
  };
}
