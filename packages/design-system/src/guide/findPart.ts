/** The first element that a selector finds and that is seen; null for none. Storybook's own, which waits hidden, is passed over. */
export function findPart(where: ParentNode, selector: string): Element | null {
  return [...where.querySelectorAll(selector)].find(isSeen) ?? null;
}

function isSeen(part: Element): boolean {
  const { width, height } = part.getBoundingClientRect();
  // A line that lies has no height.
  return width + height > 0;
}
