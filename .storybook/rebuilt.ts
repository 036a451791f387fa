/** What may have the focus of the keyboard or of a screen reader: built anew, it would lose it though it looks the same. */
const focusable = 'h1, h2, h3, button, a[href], input, select, textarea, [tabindex]';

/** What keeps room has no focus and is not read out. */
const unheard = '[inert], [aria-hidden="true"]';

const watched = new WeakMap<
  HTMLElement,
  { readonly observer: MutationObserver; readonly names: Set<string> }
>();

/** Watches what a screen takes out and puts back in the same moment, until {@link rebuiltIn} is asked. */
export function watchForRebuilding(canvas: HTMLElement): void {
  const names = new Set<string>();
  const observer = new MutationObserver((records) => {
    const removed = partsOf(
      records.flatMap(({ removedNodes }) => [...removedNodes]),
      false,
    );
    const added = new Set(
      partsOf(
        records.flatMap(({ addedNodes }) => [...addedNodes]),
        true,
      ).map(nameOf),
    );
    // The screen led to another one.
    if (removed.some((part) => part.tagName === 'H1' && !added.has(nameOf(part)))) return;
    for (const name of removed.map(nameOf)) if (added.has(name)) names.add(name);
  });
  observer.observe(canvas, { childList: true, subtree: true });
  watched.set(canvas, { observer, names });
}

/** Names of the parts that were taken out and put back as other elements of the same name; ends the watch. */
export function rebuiltIn(canvas: HTMLElement): readonly string[] {
  const watch = watched.get(canvas);
  watch?.observer.disconnect();
  return [...(watch?.names ?? [])];
}

/** Moved elements are still there: they are neither removed nor added. */
function partsOf(nodes: readonly Node[], isThere: boolean): Element[] {
  return nodes
    .filter((node) => node instanceof Element)
    .flatMap((root) => [...(root.matches(focusable) ? [root] : []), ...root.querySelectorAll(focusable)])
    .filter((part) => part.isConnected === isThere && part.closest(unheard) === null);
}

/** In a long list with its place there: two messages may say the same, and one of them may be out of sight. */
function nameOf(part: Element): string {
  const label = part instanceof HTMLInputElement ? part.labels?.[0]?.textContent : undefined;
  const named = part.getAttribute('aria-label') ?? part.getAttribute('aria-labelledby') ?? label;
  const place = part.closest('[aria-posinset]')?.getAttribute('aria-posinset');
  // Heads of two tables may be the same words.
  const table = part.closest('[role="table"]')?.getAttribute('aria-label');
  return [part.localName, place, table, `“${named ?? part.textContent.slice(0, 60)}”`]
    .filter(Boolean)
    .join(' ');
}
