import { createContext, use, useCallback, useEffect, useId, useState } from 'react';
import { knownData, type Request } from '#platform/reading/request.ts';

/** A read that the user may refresh. */
interface Refreshable {
  readonly request: Request<unknown>;
  readonly isReloading: boolean;
  reload(): void;
}

/** What of a screen can be asked for again, put together: one pull or press asks for all of it. */
export interface Refreshing {
  readonly isRefreshing: boolean;
  /** Part of what was asked for last did not come. */
  readonly hasFailed: boolean;
  refresh(): void;
}

interface Part {
  readonly isReloading: boolean;
  readonly hasFailed: boolean;
  reload(): void;
}

type TellPart = (id: string, part: Part | null) => void;

export const RefreshContext = createContext<TellPart>(() => {});

/** Lets the screen around refresh this read with its others, once it shows something. @returns the read */
export function useRefreshable<Read extends Refreshable>(read: Read): Read {
  const { request, isReloading, reload } = read;
  const tell = use(RefreshContext);
  const id = useId();
  const isShown = knownData(request) !== null;
  const hasFailed = request.phase === 'failed';
  useEffect(() => {
    tell(id, isShown ? { isReloading, hasFailed, reload } : null);
  }, [tell, id, isShown, isReloading, hasFailed, reload]);
  useEffect(() => () => tell(id, null), [tell, id]);
  return read;
}

/** The parts of a screen that said they can be refreshed; null while there are none. */
export function useRefreshing(): readonly [Refreshing | null, TellPart] {
  const [parts, setParts] = useState<ReadonlyMap<string, Part>>(new Map());
  const tell = useCallback<TellPart>((id, part) => {
    setParts((before) => {
      if (part === null && !before.has(id)) return before;
      const next = new Map(before);
      if (part === null) next.delete(id);
      else next.set(id, part);
      return next;
    });
  }, []);
  const all = [...parts.values()];
  const refreshing =
    all.length === 0
      ? null
      : {
          isRefreshing: all.some((part) => part.isReloading),
          hasFailed: all.some((part) => part.hasFailed),
          refresh: () => all.forEach((part) => part.reload()),
        };
  return [refreshing, tell];
}
