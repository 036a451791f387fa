import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keywordOf } from '../../model/matching.ts';

interface Keyword {
  readonly text: string;
  set(text: string): void;
  /** Writes it into the address, so that the way back finds the same results. */
  keep(): void;
}

interface Typed {
  readonly text: string;
  /** What the address said when this was last compared with it. */
  readonly addressed: string;
  /** What was written into the address from here, and is not there yet. */
  readonly kept: string | null;
}

/** The field's text: what the address says, until the user types. */
export function useKeyword(): Keyword {
  const [query, setQuery] = useSearchParams();
  const addressed = keywordOf(query.get('keyword') ?? '');
  const [typed, setTyped] = useState<Typed>({ text: addressed, addressed, kept: null });
  const current = typed.addressed === addressed ? typed : atAddress(addressed, typed);
  if (current !== typed) setTyped(current);
  return {
    text: current.text,
    set: (text) => setTyped((before) => ({ ...before, text: keywordOf(text) })),
    keep() {
      const keyword = current.text.trim();
      // Not at every letter: browsers take no more than so many changes of the address.
      if (keyword === addressed) return;
      setTyped((before) => ({ ...before, kept: keyword }));
      setQuery(keyword === '' ? {} : { keyword }, { replace: true });
    },
  };
}

/**
 * Another address of this screen says what is looked for. The one that was kept here does not: it comes a moment after Enter, and
 * what was typed or cleared in that moment stays.
 */
function atAddress(addressed: string, { text, kept }: Typed): Typed {
  return { text: addressed === kept ? text : addressed, addressed, kept: null };
}
