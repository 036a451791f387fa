import { Progress as Base } from '@base-ui/react/progress';
import { styled } from 'styled-components';

export const Root = styled(Base.Root)`
  display: flex;
  flex-wrap: wrap;
  gap: 6px var(--m-space-3);
  font-size: var(--m-type-14);
`;

export const Label = styled(Base.Label)`
  flex: 1 1 9rem;
  color: var(--m-text-secondary);
  overflow-wrap: anywhere;
`;

export const Value = styled(Base.Value)`
  color: var(--m-text-primary);
  font-weight: var(--m-weight-medium);
  font-variant-numeric: tabular-nums;
`;

export const Track = styled(Base.Track)`
  flex: 0 0 100%;
  overflow: hidden;
  block-size: 6px;
  border-radius: 3px;
  background: var(--m-line-hairline);
`;

export const Indicator = styled(Base.Indicator)`
  border-radius: inherit;
  background: var(--m-accent-fill);
  transition: inline-size var(--m-motion-slow) var(--m-motion-ease);

  [data-tone='positive'] & {
    background: var(--m-status-positive);
  }
  [data-tone='negative'] & {
    background: var(--m-status-negative);
  }
  /* No figure yet: a third of the bar goes to and fro. Where motion is off it stays in the middle, where no part of a whole begins. */
  &[data-indeterminate] {
    inline-size: 33%;
    block-size: 100%;
    translate: 100% 0;
    animation: m-progress 1400ms ease-in-out infinite alternate;
  }
  @keyframes m-progress {
    from {
      translate: 0 0;
    }
    to {
      translate: 200% 0;
    }
  }
`;
