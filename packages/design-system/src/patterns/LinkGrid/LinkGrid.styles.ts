import { styled } from 'styled-components';
import { RouterLink } from '#theme/LinkProvider.tsx';

/* As many beside one another as are asked for; fewer where the screen is narrow or the text large, so that names keep their words whole. */
export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(4rem, 100% / var(--m-columns) - var(--m-space-2)), 1fr));
  gap: var(--m-space-1);

  /* Nearer to one another on a small phone, where a word needs all the room there is. */
  &[data-filled] {
    gap: var(--m-space-2) clamp(4px, 1.5%, var(--m-space-2));
  }
`;

export const Tile = styled(RouterLink)`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: 6px;
  block-size: 100%;
  min-block-size: 64px;
  padding-block: 10px;
  border-radius: var(--m-radius-m);
  color: var(--m-text-primary);
  font-size: var(--m-type-12);
  line-height: var(--m-leading-number);
  text-align: center;
  text-decoration: none;
  transition: background-color var(--m-motion-fast) var(--m-motion-ease);

  & > svg {
    inline-size: 24px;
    block-size: 24px;
    color: var(--m-text-secondary);
  }
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

  [data-filled] > li > & {
    padding-inline: 2px;
    background: var(--m-surface-sunken);
    @media (hover: hover) {
      &:hover {
        background: var(--m-surface-pressed);
      }
    }
    & > svg {
      inline-size: 22px;
      block-size: 22px;
      color: var(--m-text-accent);
    }
  }
`;
