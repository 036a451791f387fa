import { css, styled } from 'styled-components';
import { RouterLink } from '#theme/LinkProvider.tsx';

const row = css`
  --m-mark: var(--m-size-mark);
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--m-space-1) var(--m-space-3);
  inline-size: calc(100% + 2 * var(--m-space-2));
  min-block-size: var(--m-size-row);
  margin-inline: calc(-1 * var(--m-space-2));
  padding: var(--m-space-row) var(--m-space-2);
  border: 0;
  border-radius: var(--m-radius-s);
  background: none;
  color: inherit;
  text-align: start;
  text-decoration: none;
  -webkit-touch-callout: none;
  transition: background-color var(--m-motion-fast) var(--m-motion-ease);

  &:disabled {
    cursor: default;
  }
  a&,
  button&:enabled {
    cursor: pointer;
    @media (hover: hover) {
      &:hover {
        background: var(--m-surface-hover);
      }
    }
    &:active {
      background: var(--m-surface-pressed);
    }
    &:focus-visible {
      outline-offset: -2px;
    }
  }

  /* A hairline between neighbours, from where the words begin. */
  & + &::before,
  li + li > &::before {
    content: '';
    position: absolute;
    inset: 0 var(--m-space-2) auto;
    block-size: 1px;
    background: var(--m-line-hairline);
  }
`;

export const Plain = styled.div`
  ${row}
`;
export const LinkRow = styled(RouterLink)`
  ${row}
`;
export const PressRow = styled.button`
  ${row}
`;

/* Keeps six letters' room beside the trailing part; with less than that, as with very large letters, that goes below. */
export const Names = styled.span`
  flex: 1 1 6rem;
  display: flex;
  flex-flow: var(--m-row-flow);
  align-items: var(--m-row-align);
  gap: 0 var(--m-space-2);
  min-inline-size: 0;
  line-height: var(--m-leading-number);
`;

export const Title = styled.span`
  font-size: var(--m-type-row);
  font-weight: var(--m-weight-medium);
  color: var(--m-text-primary);
  min-inline-size: 0;
  overflow-wrap: anywhere;
  /* The second line stays readable: it says why. */
  :disabled & {
    color: var(--m-text-disabled);
  }
`;

export const Subtitle = styled.span`
  font-size: var(--m-type-figure);
  color: var(--m-text-tertiary);
`;

/* A Chinese word may break after each letter: what belongs together goes to the next line as a whole. */
export const Fact = styled.span`
  display: inline-block;
`;

export const Trailing = styled.span`
  flex: none;
  display: flex;
  align-items: center;
  gap: var(--m-space-2);
  min-inline-size: min-content;
  max-inline-size: 60%;
  margin-inline-start: auto;
  color: var(--m-text-secondary);
  font-variant-numeric: tabular-nums;
  text-align: end;
  & > svg {
    inline-size: 18px;
    block-size: 18px;
    color: var(--m-text-tertiary);
  }
`;

/* Several that have no room beside each other are below each other: a figure that breaks is read as two. */
export const Parts = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 2px var(--m-space-2);
  min-inline-size: min-content;
`;
