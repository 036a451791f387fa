import { useCallback, type ComponentType, type ReactNode } from 'react';
import { CouldNotLoad } from '../CouldNotLoad.tsx';
import { useLateCode, type LoadPart } from './use-late-code.ts';

export interface LatePartProps<Props> {
  /** Fetches its code: the same function at each drawing. */
  readonly load: LoadPart<Props>;
  /** As named in "Couldn't load …". */
  readonly what: string;
  /** What holds all the same: "Prices are not affected." */
  readonly stillTrue?: string;
  /** In its place until its code has come: as high as it will be. */
  readonly awaited: ReactNode;
  readonly children: (Part: ComponentType<Props>) => ReactNode;
}

/** What has come is there at once when it is shown again. */
const arrived = new WeakMap<object, unknown>();

/** A part of a screen whose code comes when it is first shown: its shape, then the part; or that it did not come, and Retry. */
export function LatePart<Props>({ load, awaited, children, ...words }: LatePartProps<Props>): ReactNode {
  const loadOnce = useCallback(
    () =>
      load().then((code) => {
        arrived.set(load, code.default);
        return code;
      }),
    [load],
  );
  const { Part, hasFailed, retry } = useLateCode(loadOnce);
  const shown = Part ?? (arrived.get(load) as ComponentType<Props> | undefined);
  if (shown) return children(shown);
  return hasFailed ? <CouldNotLoad {...words} onRetry={retry} /> : awaited;
}
