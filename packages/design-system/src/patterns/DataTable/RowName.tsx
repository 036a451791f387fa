import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { RouterLink } from '#theme/LinkProvider.tsx';

const Names = styled.div`
  flex: 1;
  display: flex;
  flex-flow: var(--m-row-flow);
  flex-wrap: nowrap;
  align-items: var(--m-row-align);
  gap: 0 var(--m-space-2);
  min-inline-size: 0;
`;

/* The whole row is its target. */
const way = `
  display: block;
  overflow: hidden;
  color: var(--m-text-primary);
  font-size: var(--m-type-14);
  font-weight: var(--m-weight-medium);
  text-decoration: none;
  -webkit-touch-callout: none;
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

const Way = styled(RouterLink)`
  ${way}
`;

const Press = styled.button`
  inline-size: 100%;
  padding: 0;
  border: 0;
  background: none;
  line-height: inherit;
  text-align: start;
  cursor: pointer;
  ${way}
`;

/* Code and name in one line; a name that has no room beside the code goes to a second one, which is not seen. */
const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--m-space-2);
  block-size: 1lh;
`;

const Code = styled.span`
  max-inline-size: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
`;

const Rest = styled.span`
  flex: 1 1 var(--m-rest, 4.5em);
  min-inline-size: var(--m-rest, 4.5em);
  overflow: hidden;
  color: var(--m-text-secondary);
  font-weight: var(--m-weight-regular);
  text-overflow: ellipsis;
`;

const Note = styled.p`
  &[data-leads] {
    flex: none;
    order: var(--m-row-order);
    min-inline-size: var(--m-code-column, 3.75rem);
  }
  overflow: hidden;
  color: var(--m-text-tertiary);
  font-size: var(--m-type-12);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

interface RowNameProps {
  /** Where the row leads; without it, what a press on the row does. */
  href?: string | undefined;
  onPress?: (() => void) | undefined;
  name: string;
  /** What it is known by, where that is not its name: comes first and is never cut; the name takes the room that is left. */
  code?: string | undefined;
  /** What distinguishes it from others of the name: its code and market, its side and leverage. */
  note: ReactNode;
  /** The note is the code: it leads where a row has one line. */
  doesNoteLead?: boolean;
}

/** What a row of a table is about, and the way there. */
export function RowName(props: RowNameProps): ReactNode {
  const { href, onPress, name, code, note, doesNoteLead = false } = props;
  const words =
    code === undefined ? (
      <span title={name}>{name}</span>
    ) : (
      <Line title={name}>
        <Code>{code}</Code> <Rest>{name}</Rest>
      </Line>
    );
  return (
    <Names>
      {href === undefined ? (
        <Press type="button" onClick={onPress}>
          {words}
        </Press>
      ) : (
        <Way href={href}>{words}</Way>
      )}
      <Note data-leads={doesNoteLead || undefined}>{note}</Note>
    </Names>
  );
}
