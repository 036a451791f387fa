import { useEffect } from 'react';
import { areLettersTaken, hasOtherUse, isInAmountField } from '../keys.ts';

/** What the keys of layouts do. */
export interface LayoutKeys {
  /** Lists the layouts. */
  onChoose(): void;
  /** Shows the next one. */
  onNext(): void;
}

/** D lists the layouts of the desk, and with Shift shows the next one. Nothing while letters are off, or are text. */
export function useLayoutKeys(hasLetters: boolean, keys: LayoutKeys | undefined): void {
  useEffect(() => {
    if (keys === undefined || !hasLetters) return undefined;
    const act = (event: KeyboardEvent): void => {
      const isOurs = event.key.toLowerCase() === 'd' && !event.repeat && !hasOtherUse(event, 'shift');
      if (!isOurs || areLettersTaken() || isInAmountField()) return;
      event.preventDefault();
      if (event.shiftKey) keys.onNext();
      else keys.onChoose();
    };
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  });
}
