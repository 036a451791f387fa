/** Texts that are drawn over each other: on one layer none is readable then. */

const notDrawn = { visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true } as const;

/** Words of charts are placed by their scales, and are read from the table beside them. */
const placedByScales = 'svg, [aria-hidden=true], style, script';

/** Letters of one line reach a little into the next, in px. */
const least = { width: 2, height: 4 } as const;

interface Text {
  readonly words: string;
  /** What it moves with: texts of two layers lie over each other on purpose, as under a bar that stays. */
  readonly layer: Element | null;
  /** Of each line, without what is cut off. */
  readonly boxes: readonly Box[];
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** @returns each pair of texts of the page that share room, with how much of it in px */
export function overlaps(): string[] {
  const texts = shownTexts();
  const faults = new Set<string>();
  for (const [place, one] of texts.entries())
    for (const other of texts.slice(place + 1)) {
      const shared = one.layer === other.layer ? sharedRoom(one, other) : null;
      if (shared !== null) faults.add(`“${one.words}” and “${other.words}” share ${shared} px`);
    }
  return [...faults];
}

function shownTexts(): Text[] {
  const found: Text[] = [];
  const holders: Holders = new Map();
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    const words = (node as CharacterData).data.trim();
    const element = node.parentElement;
    if (words === '' || element === null || element.closest(placedByScales) !== null) continue;
    if (!element.checkVisibility(notDrawn)) continue;
    const { room, layer } = holderOf(element, holders);
    if (room === null) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // A text for screen readers alone is a pixel wide.
    const boxes = [...range.getClientRects()]
      .map((box) => within(box, room))
      .filter(({ left, right, top, bottom }) => right - left > 1 && bottom - top > 1);
    if (boxes.length > 0) found.push({ words: words.slice(0, 30), layer, boxes });
  }
  return found;
}

/** What an element and all that holds it make of its texts. */
interface Holder {
  /** What is not cut off; null where nothing can be told. */
  readonly room: Box | null;
  readonly layer: Element | null;
}

/** Hundreds of texts are held by the same few elements. */
type Holders = Map<Element, Holder>;

const everywhere: Box = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };

function holderOf(element: Element | null, holders: Holders): Holder {
  if (element === null) return { room: everywhere, layer: null };
  const known = holders.get(element);
  if (known !== undefined) return known;
  const { overflowX, overflowY, clipPath, position, transform } = getComputedStyle(element);
  const outer = holderOf(element === document.body ? null : element.parentElement, holders);
  const isLayer = /fixed|sticky|absolute/.test(position) || transform !== 'none';
  const isOpen =
    element === document.body || (overflowX === 'visible' && overflowY === 'visible') || outer.room === null;
  const room = isOpen ? outer.room : within(element.getBoundingClientRect(), outer.room);
  const holder = {
    room: clipPath !== 'none' && element !== document.body ? null : room,
    layer: isLayer ? element : outer.layer,
  };
  holders.set(element, holder);
  return holder;
}

const within = (box: Box, room: Box): Box => ({
  left: Math.max(box.left, room.left),
  right: Math.min(box.right, room.right),
  top: Math.max(box.top, room.top),
  bottom: Math.min(box.bottom, room.bottom),
});

function sharedRoom(one: Text, other: Text): string | null {
  for (const a of one.boxes)
    for (const b of other.boxes) {
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (width > least.width && height > least.height) return `${Math.round(width)} × ${Math.round(height)}`;
    }
  return null;
}
