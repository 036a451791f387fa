import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { RouterLink } from '#theme/LinkProvider.tsx';

const Names = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

/* The whole row is its target. */
const Way = styled(RouterLink)`
  display: block;
  overflow: hidden;
  color: var(--m-text-primary);
  font-size: var(--m-type-14);
  font-weight: var(--m-weight-medium);
  text-decoration: none;
  text-overflow: ellipsis;
  white-space: nowrap;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--m-radius-s);
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid var(--m-line-focus);
    outline-offset: -2px;
  }
`;

const Note = styled.p`
  overflow: hidden;
  color: var(--m-text-tertiary);
  font-size: var(--m-type-12);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

interface RowNameProps {
  href: string;
  name: string;
  /** What tells it apart from others of the name: its code and market, its side and leverage. */
  note: string;
}

/** What a row of a table is about, and the way there. */
export function RowName({ href, name, note }: RowNameProps): ReactNode {
  return (
    <Names>
      <Way href={href}>
        <span title={name}>{name}</span>
      </Way>
      <Note>{note}</Note>
    </Names>
  );
}
