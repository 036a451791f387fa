import { useEffect, useRef, type RefObject } from 'react';

/**
 * Back at the form from an outcome, whose buttons are gone: a reader goes on at the form's first choice. Not at a text
 * field, whose keyboard would cover the rest.
 */
export function useFocusOnReturn(isForm: boolean): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const wasForm = useRef(isForm);
  useEffect(() => {
    if (isForm && !wasForm.current) frame.current?.querySelector<HTMLElement>('input:checked')?.focus();
    wasForm.current = isForm;
  }, [isForm]);
  return frame;
}
