/** Who wants to hear of a change. */
export interface Changes {
  subscribe(listener: () => void): () => void;
  announce(): void;
}

/** A list of listeners; one that throws does not keep the news from the others. */
export function createChanges(): Changes {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    announce() {
      for (const listener of [...listeners]) {
        try {
          listener();
        } catch (error) {
          reportError(error);
        }
      }
    },
  };
}
