import { createContext, use, useCallback, useEffect, useId, useState } from 'react';

type TellCause = (id: string, cause: string | null) => void;

/** Of the screen around, which tells one cause once; null where nobody does. */
export const CauseContext = createContext<TellCause | null>(null);

/**
 * Has the screen around tell why a part of it failed.
 * @param cause in words; null where the reason is the part's own
 * @returns whether the screen tells it, so that the part need not
 */
export function useToldByScreen(cause: string | null): boolean {
  const tell = use(CauseContext);
  const id = useId();
  useEffect(() => {
    if (tell === null || cause === null) return;
    tell(id, cause);
    return () => tell(id, null);
  }, [tell, id, cause]);
  return tell !== null && cause !== null;
}

interface Told {
  readonly id: string;
  readonly cause: string;
}

/** The first cause that a part of the screen told of; null while there is none. */
export function useCauses(): readonly [string | null, TellCause] {
  // A list: an iterator of a map, kept by the compiler from one drawing to the next, would be at its end.
  const [told, setTold] = useState<readonly Told[]>([]);
  const tell = useCallback<TellCause>((id, cause) => {
    setTold((before) => {
      const others = before.filter((one) => one.id !== id);
      return cause === null ? others : [...others, { id, cause }];
    });
  }, []);
  return [told[0]?.cause ?? null, tell];
}
