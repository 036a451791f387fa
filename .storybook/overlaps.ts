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
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    const words = (node as CharacterData).data.trim();
    const element = node.parentElement;
    if (words === '' || element === null || element.closest(placedByScales) !== null) continue;
    if (!element.checkVisibility(notDrawn)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = clipped([...range.getClientRects()], element);
    if (boxes.length > 0) found.push({ words: words.slice(0, 30), layer: layerOf(element), boxes });
  }
  return found;
}

/** What of the boxes is drawn, within everything that cuts off. */
function clipped(boxes: readonly Box[], element: Element): Box[] {
  let seen = [...boxes];
  for (let up: Element | null = element; up !== null && up !== document.body; up = up.parentElement) {
    const { overflowX, overflowY, clipPath } = getComputedStyle(up);
    if (clipPath !== 'none') return [];
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    const edge = up.getBoundingClientRect();
    seen = seen.map(({ left, right, top, bottom }) => ({
      left: Math.max(left, edge.left),
      right: Math.min(right, edge.right),
      top: Math.max(top, edge.top),
      bottom: Math.min(bottom, edge.bottom),
    }));
  }
  // A text for screen readers alone is a pixel wide.
  return seen.filter(({ left, right, top, bottom }) => right - left > 1 && bottom - top > 1);
}

function layerOf(element: Element): Element | null {
  for (let up: Element | null = element; up !== null && up !== document.body; up = up.parentElement) {
    const { position, transform } = getComputedStyle(up);
    if (/fixed|sticky|absolute/.test(position) || transform !== 'none') return up;
  }
  return null;
}

function sharedRoom(one: Text, other: Text): string | null {
  for (const a of one.boxes)
    for (const b of other.boxes) {
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (width > least.width && height > least.height) return `${Math.round(width)} × ${Math.round(height)}`;
    }
  return null;
}
