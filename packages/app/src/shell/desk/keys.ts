/** Somebody took the key already, or it is part of a shortcut; `shift`: with Shift it may be ours. */
export function hasOtherUse(event: KeyboardEvent, allowed?: 'shift'): boolean {
  const isShifted = event.shiftKey && allowed !== 'shift';
  return event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isShifted;
}

/** After a navigation the focus is on the heading, with which nothing can be done. */
export function isFocusFree(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.tagName === 'H1';
}

/** Where a letter is text, or chooses something by its first letter; and what is open over the page has the keys to itself. */
const letterTakers = [
  'input:not([type=radio]):not([type=checkbox])',
  'textarea',
  'select',
  '[contenteditable]',
  ...['combobox', 'listbox', 'menu'].map((role) => `[role=${role}]`),
].join();

/** Whether the focus is on something that is filled in: a digit is typed there, and chooses nothing elsewhere. */
export function isInForm(): boolean {
  return (document.activeElement?.closest('form:not([role=search])') ?? null) !== null;
}

/** Whether it is in a ticket's quantity or limit: no letter is text there. */
export function isInAmountField(): boolean {
  return document.activeElement?.matches('form input:is([name=quantity], [name=limitPrice])') ?? false;
}

/** Whether a letter would be taken by what has the focus, or by a dialog or a sheet. */
export function areLettersTaken(): boolean {
  const isOver = document.querySelector('[data-modal][data-open]') !== null;
  return isOver || (document.activeElement?.closest(letterTakers) ?? null) !== null;
}
