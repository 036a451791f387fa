import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { RouterLink } from '#theme/LinkProvider.tsx';
import { wholeMeta } from '../QuoteRow/wholeMeta.ts';

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
  &[data-whole] {
    flex: none;
    max-inline-size: 100%;
  }

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
  overflow: hidden;
  color: var(--m-text-tertiary);
  font-size: var(--m-type-12);
  text-overflow: ellipsis;
  white-space: nowrap;
  /* In one line the code leads, the name follows it, and the rest has what room is left. */
  &[data-leads] {
    display: var(--m-row-note);
  }
`;

const LeadingCode = styled.span`
  flex: none;
  order: var(--m-row-order);
  min-inline-size: var(--m-code-column, 3.75rem);
`;

const Meta = styled.span`
  ${wholeMeta}
  & > ::before {
    content: ' · ';
  }
`;

interface RowNameProps {
  /** Where the row leads; without it, what a press on the row does. */
  href?: string | undefined;
  onPress?: (() => void) | undefined;
  name: string;
  /** What it is known by, where that is not its name: comes first and is never cut; the name takes the room that is left. */
  code?: string | undefined;
  /** What distinguishes it from others of the name: its side and leverage; its market, where `leadingCode` is before it. */
  note?: ReactNode;
  /** It leads where a row has one line, and is before the note where it has two. */
  leadingCode?: string | undefined;
  /** Its name is a code, which is never cut: the note gives way. */
  isNameWhole?: boolean;
}

/** What a row of a table is about, and the way there. */
export function RowName(props: RowNameProps): ReactNode {
  const { href, onPress, name, code, note, leadingCode, isNameWhole = false } = props;
  const whole = isNameWhole || undefined;
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
        <Press type="button" onClick={onPress} data-whole={whole}>
          {words}
        </Press>
      ) : (
        <Way href={href} data-whole={whole}>
          {words}
        </Way>
      )}
      {leadingCode === undefined ? (
        <Note>{note}</Note>
      ) : (
        <Note data-leads="">
          <LeadingCode>{leadingCode}</LeadingCode>
          {note !== undefined && (
            <Meta>
              <span>{note}</span>
            </Meta>
          )}
        </Note>
      )}
    </Names>
  );
}
