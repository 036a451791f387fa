/**
 * What a story declares that shows letters twice as large, as a browser's setting makes them, at the narrowest width.
 * Not on the docs page, whose own letters would grow.
 */
export const largeText = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'w320' } },
  beforeEach: (): (() => void) => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
};

/** Whether nothing has to be scrolled sideways to be read. */
export function fitsTheWindow(): boolean {
  return document.documentElement.scrollWidth <= document.documentElement.clientWidth;
}
