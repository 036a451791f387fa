import { token } from '@meridian/design-system';
import styled from 'styled-components';

export const Profile = styled.p`
  margin: 0;
  max-width: 68ch;
  color: ${token('text.secondary')};
  line-height: 1.5;
`;

export const Hero = styled.div`
  display: grid;
  gap: 4px;
  padding-bottom: 12px;
`;

export const HeroLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: 12px;
`;

/** Market state and the price's time: small, but never below 12 px. */
export const Status = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;
  margin: 0;
  color: ${token('text.secondary')};
  font-size: var(--m-type-12);
  line-height: 1.5;
`;

export const StateDot = styled.span`
  width: 6px;
  height: 6px;
  border-radius: 3px;
  background: ${token('text.tertiary')};

  &[data-state='open'] {
    background: ${token('status.positive')};
  }
`;

export const ChartBlock = styled.div`
  display: grid;
  gap: 8px;
  padding-bottom: 8px;
`;

export const ChartControls = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 8px;
`;

export const Bar = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
`;
