import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.hr`
  inline-size: 100%;
  block-size: 1px;
  margin: 0;
  border: 0;
  background: var(--m-line-hairline);
`;

/** A hairline between two things that belong to different thoughts. */
export function Divider(): ReactNode {
  return <Root />;
}
