import { RouterLink, token } from '@meridian/design-system';
import styled from 'styled-components';

export const AssetsBlock = styled.section`
  padding-bottom: 16px;
`;

export const AssetsHead = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  color: ${token('text.secondary')};
  font-size: 14px;
`;

export const Total = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 12px;
`;

export const Today = styled.span`
  color: ${token('text.secondary')};
  font-size: 14px;
`;

export const Invitation = styled.section`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding: 8px 0 20px;

  p {
    margin: 0;
    max-width: 26ch;
    font-size: 16px;
    line-height: 1.5;
  }

  > a {
    flex: none;
  }
`;

export const IndexStrip = styled.ul`
  display: flex;
  gap: 8px;
  margin: 0 calc(-1 * ${token('space.gutter')});
  padding: 0 ${token('space.gutter')} 4px;
  overflow-x: auto;
  list-style: none;
  scroll-snap-type: x proximity;
  scroll-padding-inline: 16px;
  scrollbar-width: none;

  li {
    flex: none;
    scroll-snap-align: start;
  }
`;

export const IndexCard = styled(RouterLink)`
  display: grid;
  gap: 2px;
  width: 148px;
  padding: 12px;
  border-radius: 12px;
  background: ${token('surface.raised')};
  color: ${token('text.primary')};
  text-decoration: none;
`;

export const IndexName = styled.span`
  overflow: hidden;
  color: ${token('text.secondary')};
  font-size: 12px;
  line-height: 1.5;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Doors = styled.ul`
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  gap: 4px;
  margin: 0;
  padding: 0;
  list-style: none;

  /* Names wrap badly in narrow columns: at 200 % text or 320 px fewer doors stand in a row. */
  @media (max-width: 359px) {
    grid-template-columns: repeat(3, 1fr);
  }
`;

export const Door = styled(RouterLink)`
  display: grid;
  justify-items: center;
  gap: 6px;
  min-height: 64px;
  padding: 8px 2px;
  border-radius: 12px;
  color: ${token('text.primary')};
  font-size: 12px;
  line-height: 1.3;
  text-align: center;
  text-decoration: none;

  svg {
    color: ${token('text.secondary')};
  }
`;
