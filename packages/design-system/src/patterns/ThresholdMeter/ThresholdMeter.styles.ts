import { Meter as Base } from '@base-ui/react/meter';
import { styled } from 'styled-components';

export const Root = styled(Base.Root)`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 6px var(--m-space-3);
  font-size: var(--m-type-12);
  line-height: var(--m-leading-number);
`;

export const Label = styled(Base.Label)`
  color: var(--m-text-secondary);
  overflow-wrap: anywhere;
`;

export const Value = styled(Base.Value)`
  color: var(--m-text-secondary);
  font-variant-numeric: tabular-nums;
`;

export const Track = styled(Base.Track)`
  flex: 0 0 100%;
  overflow: hidden;
  block-size: 4px;
  border-radius: 2px;
  background: var(--m-line-hairline);
`;

export const Indicator = styled(Base.Indicator)`
  border-radius: inherit;
  background: var(--m-accent-fill);
  transition: inline-size var(--m-motion-fast) var(--m-motion-ease);

  [data-reached] & {
    background: var(--m-status-positive);
  }
`;

export const Note = styled.p`
  display: flex;
  align-items: center;
  gap: 4px;
  flex: 0 0 100%;
  color: var(--m-text-tertiary);
  font-variant-numeric: tabular-nums;

  [data-reached] & {
    color: var(--m-status-positive);
  }
  & svg {
    inline-size: 1.2em;
    block-size: 1.2em;
    flex: none;
  }
`;
