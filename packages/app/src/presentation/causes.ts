import { createContext, use, useCallback, useEffect, useState } from 'react';

/** Tells a cause; returns how to take it back. */
type TellCause = (cause: string) => () => void;

/** Of the screen around, which tells one cause once; null where nobody does. */
export const CauseContext = createContext<TellCause | null>(null);

/**
 * Has the screen around tell why a part of it failed.
 * @param cause in words; null where the reason is the part's own
 * @returns whether the screen tells it, so that the part need not
 */
export function useToldByScreen(cause: string | null): boolean {
  const tell = use(CauseContext);
  useEffect(() => (cause === null ? undefined : tell?.(cause)), [tell, cause]);
  return tell !== null && cause !== null;
}

/** The first cause that a part of the screen told of; null while there is none. */
export function useCauses(): readonly [string | null, TellCause] {
  const [told, setTold] = useState<readonly { readonly cause: string }[]>([]);
  const tell = useCallback<TellCause>((cause) => {
    const one = { cause };
    setTold((before) => [...before, one]);
    return () => setTold((before) => before.filter((other) => other !== one));
  }, []);
  return [told[0]?.cause ?? null, tell];
}
