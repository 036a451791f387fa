import { styled } from 'styled-components';

export const Frame = styled.div`
  container: periods / inline-size;
`;

/*
 * On one line: where that is too short it is moved sideways, and fades at its end, from which the last one can be moved
 * away. With very large letters they take several lines.
 */
export const Track = styled.div`
  overflow-x: auto;
  overscroll-behavior-inline: contain;
  scroll-padding-inline-end: var(--m-space-5);
  scrollbar-width: none;
  @container periods (max-width: 17.5rem) {
    mask-image: linear-gradient(to right, #000 calc(100% - var(--m-space-6)), transparent);
  }
  @media (max-width: 15em) {
    mask-image: none;
  }
`;

export const Row = styled.fieldset`
  display: flex;
  inline-size: max-content;
  min-inline-size: min(100%, 480px);
  padding: 0;
  @container periods (max-width: 17.5rem) {
    padding-inline-end: var(--m-space-5);
  }
  @media (max-width: 15em) {
    flex-wrap: wrap;
    inline-size: auto;
    padding: 0;
  }
  margin: 0;
  border: 0;

  & > legend {
    padding: 0;
  }
  &:disabled {
    opacity: 0.5;
  }
`;

/* The target is 44 px high; the mark of the choice inside it is quieter. */
export const Option = styled.label`
  position: relative;
  flex: 1 0 auto;
  display: grid;
  place-items: center;
  min-block-size: 44px;
  min-inline-size: 44px;
  max-inline-size: 7rem;
  cursor: pointer;
  touch-action: manipulation;

  & > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  & > span {
    display: grid;
    place-items: center;
    inline-size: 100%;
    min-block-size: 32px;
    padding-inline: 6px;
    border-radius: var(--m-radius-s);
    color: var(--m-text-secondary);
    font-size: var(--m-type-14);
    font-weight: var(--m-weight-medium);
    line-height: var(--m-leading-number);
    white-space: nowrap;
    transition:
      background-color var(--m-motion-fast) var(--m-motion-ease),
      color var(--m-motion-fast) var(--m-motion-ease);
  }
  @media (hover: hover) {
    &:hover > span {
      color: var(--m-text-primary);
    }
  }
  & > input:checked + span {
    background: var(--m-accent-tint);
    color: var(--m-text-accent);
  }
  & > input:focus-visible + span {
    outline: 2px solid var(--m-line-focus);
    outline-offset: -2px;
  }
  & > input:disabled {
    cursor: not-allowed;
  }
`;
