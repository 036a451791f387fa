/** A file that says what led to a problem, for whoever mends it. */
export interface SavedFile {
  readonly name: string;
  readonly text: string;
}

/**
 * Where a failure's file comes from. The demo's tools save the whole situation, which is simulated; where there are none, it is
 * the report to customer service, which holds no figure of money.
 */
export interface WhatHappened {
  /** @returns how to take it back */
  provide(save: () => Promise<SavedFile>): () => void;
  /** Null: nobody provides it. */
  save(): Promise<SavedFile> | null;
}

export function createWhatHappened(): WhatHappened {
  let provided: (() => Promise<SavedFile>) | null = null;
  return {
    provide(save) {
      provided = save;
      return () => {
        if (provided === save) provided = null;
      };
    },
    save: () => provided?.() ?? null,
  };
}
