import type { StoryContext } from '@storybook/react-vite';

/**
 * What has been checked for contrast in this run. Two thousand stories show the same parts again and again, and axe works
 * out anew each time what is behind each text: a fifth of a story's time. A text is the same to the eye when its parts, their
 * colours, its size and its weight are, and then one check is enough.
 */

/** Each distinct text, or place in the tree, has a number: a set of numbers is small, whatever the depth of the page. */
const numbers = new Map<string, number>();
const checked = new Set<number>();

function numberOf(description: string): number {
  const known = numbers.get(description);
  if (known !== undefined) return known;
  numbers.set(description, numbers.size);
  return numbers.size - 1;
}

const notDrawn = { visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true } as const;
const notChecked = ':disabled, [aria-disabled="true"], [aria-hidden="true"]';
const fields = new Set(['INPUT', 'SELECT', 'TEXTAREA']);

/** What is behind an element: itself and all that holds it, with classes and grounds. */
function placeOf(element: Element | null, places: Map<Element, number>): number {
  if (element === null) return -1;
  const known = places.get(element);
  if (known !== undefined) return known;
  const style = getComputedStyle(element);
  const own = [
    placeOf(element.parentElement, places),
    element.tagName,
    element.getAttribute('class'),
    style.backgroundColor,
    style.backgroundImage,
    style.opacity,
    style.filter,
    element.matches(notChecked),
  ];
  const place = numberOf(own.join('|'));
  places.set(element, place);
  return place;
}

function lettersOf(element: Element, places: Map<Element, number>): number {
  const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
  return numberOf(['letters', placeOf(element, places), color, fontSize, fontWeight, textShadow].join('|'));
}

function hasText(element: Element): boolean {
  if (fields.has(element.tagName)) return true;
  return [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
}

/** Texts by their numbers, each of which is checked in one place of the page. */
type Texts = ReadonlyMap<number, Element>;

/** What the story shows as it was played, and its own check is still to see. */
let asPlayed: Texts = new Map();

/** The texts of the page, as they look now, that no check has seen yet. */
export function uncheckedTexts(): Texts {
  const places = new Map<Element, number>();
  const found = new Map<number, Element>();
  for (const element of document.body.querySelectorAll('*')) {
    if (!hasText(element) || !element.checkVisibility(notDrawn)) continue;
    const letters = lettersOf(element, places);
    if (!checked.has(letters) && !asPlayed.has(letters)) found.set(letters, element);
  }
  return found;
}

/** Of a check that has passed. */
export function remember(texts: Texts): void {
  for (const letters of texts.keys()) checked.add(letters);
}

/**
 * Before anything of the story is checked: leaves contrast out of the check as it was played, where all of it has been
 * checked before. In tests only.
 */
export function leaveOutChecked({ parameters, globals }: StoryContext): void {
  asPlayed = new Map();
  if (globals['looks'] !== 'all') return;
  asPlayed = uncheckedTexts();
  if (asPlayed.size > 0) return;
  const check = parameters['a11y'] as { readonly options?: object };
  parameters['a11y'] = {
    ...check,
    options: { ...check.options, rules: { 'color-contrast': { enabled: false } } },
  };
}

/** The story has passed. */
export function rememberAsPlayed(): void {
  remember(asPlayed);
}
