import { token } from '@meridian/design-system';
import styled from 'styled-components';

export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const More = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 16px 0;
  color: ${token('text.secondary')};
  font-size: var(--m-type-14);
`;
