import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-inline-size: 0;
  &:focus-visible {
    outline: 2px solid var(--m-line-focus);
    outline-offset: 4px;
  }
`;

export const Tile = styled.div`
  position: relative;
  display: grid;
  overflow: hidden;
  aspect-ratio: 8 / 5;
  max-inline-size: 26rem;
  border-radius: var(--m-radius-l);
  background: var(--m-surface-sunken);
  box-shadow: inset 0 0 0 1px var(--m-line-hairline);

  &[data-kind='empty'] {
    box-shadow: none;
    border: 1.5px dashed var(--m-line-strong);
  }
  &[data-over] {
    border-color: var(--m-line-focus);
    background: var(--m-accent-tint);
  }
  &[data-kind='failed'] {
    box-shadow: inset 0 0 0 1.5px var(--m-status-negative);
  }
  &[data-kind='empty'][data-invalid] {
    border-color: var(--m-status-negative);
  }
  &:has(> label :focus-visible) {
    outline: 2px solid var(--m-line-focus);
    outline-offset: 2px;
  }
  &[data-disabled] {
    border-color: var(--m-line-hairline);
    color: var(--m-text-disabled);
  }
`;

/* The whole empty tile is the label of the file input. */
export const Choose = styled.label`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: var(--m-space-2);
  padding: var(--m-space-4);
  color: var(--m-text-accent);
  font-size: var(--m-type-14);
  font-weight: var(--m-weight-medium);
  line-height: var(--m-leading-number);
  text-align: center;
  cursor: pointer;

  [data-disabled] > & {
    color: var(--m-text-disabled);
    cursor: not-allowed;
  }
  & > svg {
    inline-size: 28px;
    block-size: 28px;
  }
  & > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    opacity: 0;
    cursor: inherit;
  }
`;

/** Where a picture would be that cannot be drawn. */
export const NoPicture = styled.span`
  grid-area: 1 / 1;
  display: grid;
  place-items: center;
  inline-size: 100%;
  block-size: 100%;
  background: var(--m-surface-sunken);
  color: var(--m-text-tertiary);
  & > svg {
    inline-size: 32px;
    block-size: 32px;
  }
`;

export const Picture = styled.img`
  grid-area: 1 / 1;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  [data-kind='uploading'] > &,
  [data-kind='waiting'] > &,
  [data-kind='failed'] > & {
    opacity: 0.35;
  }
`;

export const Over = styled.div`
  grid-area: 1 / 1;
  position: relative;
  display: grid;
  place-self: center;
  padding: var(--m-space-2);
  border-radius: var(--m-radius-pill);
  background: var(--m-surface-overlay);
`;

export const Done = styled.span`
  grid-area: 1 / 1;
  place-self: start end;
  display: grid;
  place-items: center;
  margin: var(--m-space-3);
  inline-size: 28px;
  block-size: 28px;
  border-radius: 50%;
  background: var(--m-surface-overlay);
  color: var(--m-status-positive);
  & > svg {
    inline-size: 20px;
    block-size: 20px;
  }
`;

export const Status = styled.p`
  display: flex;
  gap: 6px;
  font-size: var(--m-type-14);
  color: var(--m-text-tertiary);
  &:empty {
    display: none;
  }
  &[data-kind='failed'] {
    color: var(--m-status-negative);
  }
  &[data-kind='waiting'] {
    color: var(--m-status-waiting);
  }
  &[data-kind='done'],
  &[data-kind='accepted'] {
    color: var(--m-status-positive);
  }
  & > svg {
    flex: none;
    inline-size: 1em;
    block-size: 1em;
    margin-block-start: 0.25em;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--m-space-2);
  padding-block: 4px;
`;
