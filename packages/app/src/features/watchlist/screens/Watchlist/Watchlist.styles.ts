import { token } from '@meridian/design-system';
import styled from 'styled-components';

export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Count = styled.p`
  margin: 0;
  padding-bottom: 8px;
  color: ${token('text.secondary')};
  font-size: var(--m-type-14);
`;
