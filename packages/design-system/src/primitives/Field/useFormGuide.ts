import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** A control in error. A button cannot be invalid to a screen reader, so the fields that are buttons say it by their look only. */
const inError = '[aria-invalid="true"], button[data-invalid]';

/**
 * Leads through the errors of a form. After each refused press (`attempts` grows) the first control in error takes the focus. The
 * error of a control that was left is returned, to be announced once in a live region: what appears behind the focus is not read out.
 */
export function useFormGuide(form: RefObject<HTMLElement | null>, attempts: number): string {
  const [news, setNews] = useState({ attempts, text: '' });
  const observer = useRef<MutationObserver | null>(null);
  const answered = useRef(attempts);

  useEffect(() => {
    const root = form.current;
    if (root === null) return undefined;
    const tell = (control: Element | undefined): void =>
      setNews({ attempts: answered.current, text: control === undefined ? '' : errorOf(control) });
    const onChange = (records: readonly MutationRecord[]): void => {
      const changed = records.map(({ target }) => target as Element).filter(isControl);
      const wrong = changed.find((control) => control.matches(inError));
      if (changed.length > 0 && wrong !== document.activeElement) tell(wrong);
    };
    const onLeave = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.matches(inError)) tell(target);
    };
    observer.current = new MutationObserver(onChange);
    observer.current.observe(root, { subtree: true, attributeFilter: ['aria-invalid', 'data-invalid'] });
    root.addEventListener('focusout', onLeave);
    return () => {
      observer.current?.disconnect();
      root.removeEventListener('focusout', onLeave);
    };
  }, [form]);

  useLayoutEffect(() => {
    if (answered.current === attempts) return;
    answered.current = attempts;
    // The control that takes the focus is read with its error; the others are met on the way.
    observer.current?.takeRecords();
    form.current?.querySelector<HTMLElement>(inError)?.focus();
  }, [form, attempts]);

  return news.attempts === attempts ? news.text : '';
}

function isControl(element: Element): boolean {
  return element.matches('input, select, textarea, button, [role]');
}

/** "Card number – Enter the number on the front." Empty where the control says its error itself. */
function errorOf(control: Element): string {
  const described = (control.getAttribute('aria-describedby') ?? '').split(' ');
  const error = described
    .map((id) => document.getElementById(id))
    .find((element) => element?.dataset['error'] !== undefined);
  const label =
    control instanceof HTMLInputElement || control instanceof HTMLButtonElement ? control.labels : null;
  return [label?.[0]?.textContent, error?.textContent].filter(Boolean).join(' – ');
}
