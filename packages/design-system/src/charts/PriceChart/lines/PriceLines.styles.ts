import { styled } from 'styled-components';

/* Hidden while the picture moves under a finger: its prices are elsewhere by then. */
export const Lines = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  pointer-events: none;

  [data-moving] > & {
    visibility: hidden;
  }
`;

export const Line = styled.div`
  --m-line-ink: var(--m-text-secondary);
  position: absolute;
  inset-inline-start: 0;
  block-size: 0;
  border-block-start: 1px solid var(--m-line-ink);

  &[data-tone='stopOut'] {
    --m-line-ink: var(--m-status-negative);
  }
  &[data-tone='limit'] {
    --m-line-ink: var(--m-text-accent);
  }
  &[data-tone='order'] {
    --m-line-ink: var(--m-text-accent);
    border-block-start-style: dashed;
  }
`;

export const Name = styled.span`
  position: absolute;
  inset-inline-start: 0;
  inset-block-end: 1px;
  padding-inline: 4px;
  background: color-mix(in srgb, var(--m-surface-canvas) 80%, transparent);
  color: var(--m-line-ink);
  font-size: var(--m-type-12);
  line-height: 1.25rem;
  white-space: nowrap;
`;

/* On the price axis, where prices are read. */
export const Tag = styled.button`
  position: absolute;
  inset-block-start: 0;
  /* It gives way to other tags: the painter says how far. */
  translate: 0 calc(-50% + var(--m-tag-offset, 0px));
  padding: 0 4px;
  border: 1px solid var(--m-line-ink);
  border-radius: 4px;
  background: var(--m-surface-canvas);
  color: var(--m-line-ink);
  font-size: var(--m-type-12);
  font-variant-numeric: tabular-nums;
  line-height: 1.125rem;
  white-space: nowrap;
  pointer-events: auto;
  cursor: pointer;

  &[data-movable] {
    background: var(--m-accent-fill);
    color: var(--m-text-on-accent);
    cursor: ns-resize;
    touch-action: none;
  }
  [data-tone='order'] > &[data-movable] {
    background: var(--m-surface-canvas);
    color: var(--m-line-ink);
  }
  &::after {
    content: '';
    position: absolute;
    inset: -3px;
    @media (pointer: coarse) {
      inset: -12px -4px;
    }
  }
`;
