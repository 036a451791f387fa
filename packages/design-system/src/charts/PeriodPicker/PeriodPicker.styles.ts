import { styled } from 'styled-components';

export const Row = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  min-inline-size: 0;
  max-inline-size: 480px;
  margin: 0;
  padding: 0;
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
  flex: 1 1 auto;
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
    outline-offset: 2px;
  }
  & > input:disabled {
    cursor: not-allowed;
  }
`;
