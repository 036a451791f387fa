/**
 * What follows a code or a name. In a row of one line it is seen whole or not at all, as "Lot of 100" that ends in "10…" is another
 * number: what has no room goes to a second line, which is not seen. Its one child is the text.
 */
export const wholeMeta = `
  flex: 1 1 0;
  display: var(--m-row-meta);
  flex-wrap: wrap;
  max-block-size: 1lh;
  min-inline-size: 0;
  overflow: hidden;
  &::before {
    content: '\\200b';
  }
`;
