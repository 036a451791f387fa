import { styled } from 'styled-components';

export const Root = styled.span`
  flex: none;
  display: inline-grid;
  place-items: center;
  /* In a row no larger than the row has room for. */
  --m-side: min(40px, var(--m-mark, 40px));
  inline-size: var(--m-side);
  block-size: var(--m-side);
  border-radius: 50%;
  font-size: calc(var(--m-side) * 0.325);
  font-weight: var(--m-weight-strong);
  letter-spacing: 0.01em;
  /* By the scheme of the nearest theme: a light scope may be on a dark page. */
  background: light-dark(oklch(94% 0.028 var(--m-hue)), oklch(29% 0.045 var(--m-hue)));
  color: light-dark(oklch(38% 0.085 var(--m-hue)), oklch(88% 0.06 var(--m-hue)));
  user-select: none;
  white-space: pre;

  &[data-long] {
    font-size: calc(var(--m-side) * 0.3);
    line-height: 1.05;
    letter-spacing: -0.02em;
    text-align: center;
  }

  &[data-size='s'] {
    --m-side: min(28px, var(--m-mark, 28px));
    font-size: calc(var(--m-side) * 0.43);
  }
  /* The one place below 12 px: a code as a picture, beside the same code as a text. */
  &[data-long][data-size='s'] {
    font-size: calc(var(--m-side) * 0.357);
  }
  &[data-size='l'] {
    --m-side: 56px;
    font-size: 17px;
  }
`;

/*
 * The picture is clipped, not the circle: a clip on each row of a list costs a layer of its own at every tick.
 * White lies behind see-through pictures, and ends before the edge: it would show as a rim on a dark page.
 */
export const Picture = styled.img`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  border-radius: inherit;
  background: radial-gradient(closest-side, #fff calc(100% - 1px), transparent);
`;
