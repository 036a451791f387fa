import { styled } from 'styled-components';

/* Always there, so that its words are announced when they come; while empty it takes no room. */
export const CapsLockNote = styled.p`
  font-size: var(--m-type-14);
  color: var(--m-status-waiting);
  &:empty {
    margin-block-start: -6px;
  }
`;

export const Reveal = styled.span`
  display: contents;
`;
