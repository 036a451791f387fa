import { useEffect, useState, type ComponentType } from 'react';

/** Fetches the code of a part; a story may fail it. */
export type LoadPart<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

interface LateCode<Props> {
  /** Null until its code has come. */
  readonly Part: ComponentType<Props> | null;
  readonly hasFailed: boolean;
  /** Whether it failed before and is fetched again, or has failed again. */
  readonly wasRetried: boolean;
  retry(): void;
}

type Code<Props> = 'coming' | 'failed' | { readonly Part: ComponentType<Props> };

/** The code of a part that comes when the part is first shown. It may not come: then it can be asked for again. */
export function useLateCode<Props>(load: LoadPart<Props>): LateCode<Props> {
  const [code, setCode] = useState<Code<Props>>('coming');
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let isCurrent = true;
    const become = (next: Code<Props>): void => {
      if (isCurrent) setCode(next);
    };
    load().then(
      ({ default: Part }) => become({ Part }),
      () => become('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);
  return {
    Part: typeof code === 'object' ? code.Part : null,
    hasFailed: code === 'failed',
    wasRetried: attempt > 1,
    retry() {
      setCode('coming');
      setAttempt(attempt + 1);
    },
  };
}
