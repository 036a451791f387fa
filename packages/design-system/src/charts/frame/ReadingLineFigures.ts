/**
 * Puts other figures into a `ReadingLine` that is there already: a live price has new ones many times a second, and
 * only the digits differ. In their order, without the note.
 */
export function writeFigures(line: HTMLElement, texts: readonly string[]): void {
  const figures = line.querySelectorAll<HTMLElement>('[data-figure]');
  for (const [i, text] of texts.entries()) {
    const figure = figures[i];
    if (figure) writeText(figure, text);
  }
}

/** Changes the text of an element that has nothing else in it, if it is another. */
function writeText(element: HTMLElement, text: string): void {
  const { firstChild } = element;
  if (!(firstChild instanceof Text)) element.textContent = text;
  else if (firstChild.data !== text) firstChild.data = text;
}
