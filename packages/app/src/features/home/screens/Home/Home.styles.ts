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
  font-size: var(--m-type-14);
`;

export const Total = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 12px;
`;

export const Today = styled.span`
  color: ${token('text.secondary')};
  font-size: var(--m-type-14);
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
    font-size: var(--m-type-16);
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
  width: 9.25rem;
  padding: 12px;
  border-radius: 12px;
  background: ${token('surface.raised')};
  color: ${token('text.primary')};
  text-decoration: none;
`;

export const IndexName = styled.span`
  overflow: hidden;
  color: ${token('text.secondary')};
  font-size: var(--m-type-12);
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
  /* Five in a row; fewer where the screen is narrow or the text large, so that names keep their words whole. */
  grid-template-columns: repeat(auto-fit, minmax(max(3.75rem, 18%), 1fr));
  gap: 4px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Door = styled(RouterLink)`
  display: grid;
  justify-items: center;
  gap: 6px;
  min-height: 64px;
  padding: 8px 2px;
  border-radius: 12px;
  color: ${token('text.primary')};
  font-size: var(--m-type-12);
  line-height: 1.3;
  text-align: center;
  text-decoration: none;

  svg {
    color: ${token('text.secondary')};
  }
`;
