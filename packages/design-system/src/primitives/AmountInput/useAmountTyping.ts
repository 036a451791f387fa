import {
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type FormEvent,
  type RefObject,
} from 'react';
import { isCut, readAmount, readPasted, showAmount, type AmountFormat } from './readAmount.ts';

interface AmountTyping {
  /** The text in the box. */
  text: string;
  /** The last thing typed or pasted was not taken, or not all of it. */
  isRefused: boolean;
  clearRefusal: () => void;
  inputProps: {
    ref: RefObject<HTMLInputElement | null>;
    onChange: (event: FormEvent<HTMLInputElement>) => void;
    onCompositionEnd: (event: FormEvent<HTMLInputElement>) => void;
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
  };
}

/** Takes only what can be an amount, and keeps the caret where the person left it. */
export function useAmountTyping(
  value: string,
  onChange: (value: string) => void,
  format: AmountFormat,
): AmountTyping {
  const inputRef = useRef<HTMLInputElement>(null);
  const caretRef = useRef<number | null>(null);
  const [isRefused, setRefused] = useState(false);
  // What an input method is still composing: touching it would break the composition off.
  const [draft, setDraft] = useState<string | null>(null);

  // A controlled input whose text is corrected loses its caret to the end: put it back after the digits that preceded it.
  useLayoutEffect(() => {
    const caret = caretRef.current;
    caretRef.current = null;
    if (caret !== null && inputRef.current === document.activeElement)
      inputRef.current?.setSelectionRange(caret, caret);
  });

  const take = (input: HTMLInputElement): void => {
    const before = input.value.slice(0, input.selectionStart ?? input.value.length);
    const next = readAmount(input.value, format);
    const shown = showAmount(next, format);
    setRefused(isCut(input.value, format));
    if (shown !== input.value) {
      const caret = Math.min(readAmount(before, format).length, shown.length);
      // React writes nothing when the value stays as it was, so a refused character is taken out here.
      input.value = shown;
      input.setSelectionRange(caret, caret);
      if (next !== value) caretRef.current = caret;
    }
    if (next !== value) onChange(next);
  };

  return {
    text: draft ?? showAmount(value, format),
    isRefused,
    clearRefusal: () => setRefused(false),
    inputProps: {
      ref: inputRef,
      onChange: ({ currentTarget, nativeEvent }) => {
        if ((nativeEvent as InputEvent).isComposing) setDraft(currentTarget.value);
        else take(currentTarget);
      },
      onCompositionEnd: ({ currentTarget }) => {
        setDraft(null);
        take(currentTarget);
      },
      onPaste: (event) => {
        event.preventDefault();
        const input = event.currentTarget;
        const pasted = readPasted(event.clipboardData.getData('text'), format.decimalSeparator);
        if (pasted === null) {
          setRefused(true);
          return;
        }
        const end = input.value.length;
        input.setRangeText(
          showAmount(pasted, format),
          input.selectionStart ?? end,
          input.selectionEnd ?? end,
          'end',
        );
        // Goes on as if it had been typed.
        input.dispatchEvent(new Event('input', { bubbles: true }));
      },
    },
  };
}
