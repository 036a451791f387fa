/** Somebody took the key already, or it is part of a shortcut. */
export function hasOtherUse(event: KeyboardEvent): boolean {
  return event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}

/** After a navigation the focus is on the heading, with which nothing can be done. */
export function isFocusFree(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.tagName === 'H1';
}
