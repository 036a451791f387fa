import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keywordOf } from '../../model/matching.ts';

interface Keyword {
  readonly text: string;
  set(text: string): void;
  /** Writes it into the address, so that the way back finds the same results. */
  keep(): void;
}

/** What stands in the field: what the address says, until somebody types. */
export function useKeyword(): Keyword {
  const [query, setQuery] = useSearchParams();
  const addressed = keywordOf(query.get('keyword') ?? '');
  const [typed, setTyped] = useState({ text: addressed, addressed });
  const current = typed.addressed === addressed ? typed : { text: textAt(addressed, typed.text), addressed };
  if (current !== typed) setTyped(current);
  return {
    text: current.text,
    set: (text) => setTyped({ text: keywordOf(text), addressed }),
    keep() {
      const keyword = current.text.trim();
      // Not at every letter: browsers take no more than so many changes of the address.
      if (keyword !== addressed) setQuery(keyword === '' ? {} : { keyword }, { replace: true });
    },
  };
}

/** Another address of this screen says what is looked for; the one that was kept here says what stands in the field. */
function textAt(addressed: string, typed: string): string {
  return typed.trim() === addressed ? typed : addressed;
}
