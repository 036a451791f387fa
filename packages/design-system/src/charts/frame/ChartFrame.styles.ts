import { styled } from 'styled-components';

export const Root = styled.figure`
  margin: 0;
  min-inline-size: 0;
  color: var(--m-text-primary);
`;

/* The height comes as a variable, the same in every state. Large text makes it taller. */
export const Stage = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: var(--m-chart-height);

  /* Only the picture is dimmed: figures that are still valid must be legible. */
  & :is(canvas, [data-picture]) {
    transition: opacity var(--m-motion-base) var(--m-motion-ease);
  }
  &[data-stale] :is(canvas, [data-picture]) {
    opacity: 0.35;
  }
`;

export const Nothing = styled.div`
  flex: 1;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--m-space-3);
  padding: var(--m-space-4);
  color: var(--m-text-secondary);
  font-size: var(--m-type-14);
`;

export const Failure = styled.div`
  flex: 1;
  display: grid;
  align-content: center;
  padding-block: var(--m-space-2);
`;
