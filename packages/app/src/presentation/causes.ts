import { createContext, use, useCallback, useEffect, useState } from 'react';

/** Reports a cause; returns how to take it back. */
type ReportCause = (cause: string) => () => void;

/** The surrounding screen shows each cause once; null outside a screen. */
export const CauseContext = createContext<ReportCause | null>(null);

/**
 * Has the surrounding screen show why a part of it failed.
 * @param cause in words; null where the reason is the part's own
 * @returns whether the screen shows it, so that the part need not
 */
export function useShownByScreen(cause: string | null): boolean {
  const report = use(CauseContext);
  useEffect(() => (cause === null ? undefined : report?.(cause)), [report, cause]);
  return report !== null && cause !== null;
}

/** The first cause that a part of the screen reported; null while there is none. */
export function useCauses(): readonly [string | null, ReportCause] {
  const [reported, setReported] = useState<readonly { readonly cause: string }[]>([]);
  const report = useCallback<ReportCause>((cause) => {
    const one = { cause };
    setReported((before) => [...before, one]);
    return () => setReported((before) => before.filter((other) => other !== one));
  }, []);
  return [reported[0]?.cause ?? null, report];
}
