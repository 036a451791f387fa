import styled from 'styled-components';

/** Where the price stands: the first thing read, above everything that can be changed. */
export const Headline = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--m-space-1) var(--m-space-3);
  min-block-size: 2.5rem;
`;

export const Fields = styled.div`
  display: grid;
  gap: var(--m-space-5);
`;

/** A group of choices with its name, where the control shows none of its own. */
export const Group = styled.div`
  display: grid;
  gap: var(--m-space-2);
`;

export const GroupLabel = styled.span`
  color: var(--m-text-secondary);
  font-size: var(--m-type-14);
  font-weight: var(--m-weight-medium);
`;

export const Hint = styled.p`
  color: var(--m-text-tertiary);
  font-size: var(--m-type-12);
  line-height: var(--m-leading-prose);

  &[data-wrong] {
    color: var(--m-status-negative);
  }
`;

/** Ticket on a phone: one column. Beside each other as soon as both read well. */
export const Layout = styled.div`
  display: grid;
  gap: var(--m-space-6);
  align-items: start;

  @container (min-inline-size: 40rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: var(--m-space-8);
  }
`;

export const LayoutFrame = styled.div`
  container-type: inline-size;
  display: grid;
  gap: var(--m-space-5);
`;

/** In reach of the thumb: what it costs, and the one thing to press. */
export const ActionBar = styled.div`
  display: grid;
  gap: var(--m-space-2);
`;

export const Obstacle = styled.p`
  color: var(--m-text-secondary);
  font-size: var(--m-type-14);
  line-height: var(--m-leading-prose);

  & > strong {
    color: var(--m-status-negative);
    font-weight: var(--m-weight-medium);
  }
`;
