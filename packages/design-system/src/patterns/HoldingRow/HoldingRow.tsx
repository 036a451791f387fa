import type { ReactNode } from 'react';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#primitives/Text/Text.tsx';
import { RowName } from '../DataTable/RowName.tsx';
import { SortButton } from '../DataTable/SortButton.tsx';
import {
  Action,
  Caption,
  Cell,
  Choice,
  Frame,
  Header,
  HeaderCell,
  Mark,
  Note,
  Reminder,
  Row,
  Sub,
  Who,
} from './HoldingRow.styles.ts';

/** Where a column is shown: in every list, or in a wide one only. */
type Room = 'always' | 'wide';

export interface HoldingColumn {
  id: string;
  label: string;
  room?: Room | undefined;
  /** How the rows are sorted by it now; leave out where they are not. */
  sorted?: 'ascending' | 'descending' | undefined;
  /** Said after the label: "sorted, largest first". */
  srSorted?: string | undefined;
  onSort: () => void;
}

export interface HoldingTableProps {
  /** The first is above the names. */
  columns: readonly HoldingColumn[];
  /** Names the buttons together: "Sort by". */
  sortLabel: string;
  /** Where there is no room for every column: which of two is shown. A `SegmentedControl`. */
  choice?: ReactNode;
  /** One quiet line above the columns: how many there are, or how old their prices. The second takes the first's place. */
  caption?: ReactNode;
  /** So many rows of what is being fetched instead of `children`: as high as they will be, on every width. */
  waitingRows?: number | undefined;
  /** A list of `HoldingRow`s. */
  children?: ReactNode;
}

const roomOf = (room: Room = 'always') => ({
  'data-wide': room === 'wide' || undefined,
});

/** The frame of a list of holdings: its columns, each of which sorts, over its rows. As wide as it is, not as the window. */
export function HoldingTable(props: HoldingTableProps): ReactNode {
  const { columns, sortLabel, choice, caption, waitingRows = 0, children } = props;
  return (
    // What is not there yet is neither sorted nor heard.
    <Frame inert={waitingRows > 0} aria-hidden={waitingRows > 0 || undefined}>
      {choice !== undefined && <Choice>{choice}</Choice>}
      {caption !== undefined && <Caption>{caption}</Caption>}
      <Header role="group" aria-label={sortLabel}>
        {columns.map(({ id, label, room, sorted, srSorted, onSort }) => (
          <HeaderCell key={id} {...roomOf(room)}>
            <SortButton isToggle sorted={sorted} srSorted={srSorted} onPress={onSort}>
              {label}
            </SortButton>
          </HeaderCell>
        ))}
      </Header>
      {waitingRows === 0
        ? children
        : Array.from({ length: waitingRows }, (_, index) => (
            <Row key={index} aria-hidden="true">
              <Who>
                <Mark>
                  <Skeleton shape="circle" />
                </Mark>
                <Skeleton shape="text" width="4rem" />
              </Who>
            </Row>
          ))}
    </Frame>
  );
}

export interface HoldingFigure {
  id: string;
  /** What the two are, for screen readers: "Last price, average cost". */
  label: string;
  room?: Room | undefined;
  /** Slots, so that a tick renders these only. */
  main: ReactNode;
  sub: ReactNode;
}

export interface HoldingRowProps {
  href: string;
  name: string;
  /** What it is known by, where that is not its name: a contract's code, a pair's. Leads the row and is never cut. */
  code?: string | undefined;
  /** The instrument's mark, an `InstrumentLogo` of size `s`; not where it would take the name's room. */
  logo?: ReactNode;
  /** Side and leverage: "Long 2×". */
  terms: string;
  /** Two figures a column, in the order of the table's columns. */
  figures: readonly HoldingFigure[];
  /** Below the row, where something threatens: a slot that may stay empty. */
  note?: ReactNode;
  /** Below the row, what comes by itself and when: the end of a contract. A slot that may stay empty. */
  reminder?: ReactNode;
  /** Where the list is wide enough: the way out, a `Button` of size `s` whose name says of what. */
  action?: ReactNode;
}

/** One holding of a `HoldingTable`: what it is, and two figures a column. Every row is as high as the others. */
export function HoldingRow(props: HoldingRowProps): ReactNode {
  const { href, name, code, logo, terms, figures, note, reminder, action } = props;
  return (
    <Row>
      <Who>
        {logo !== undefined && <Mark>{logo}</Mark>}
        <RowName href={href} name={name} code={code} note={terms} />
      </Who>
      {figures.map(({ id, label, room, main, sub }) => (
        <Cell key={id} {...roomOf(room)}>
          <VisuallyHidden>{label}</VisuallyHidden>
          {main}
          <Sub>{sub}</Sub>
        </Cell>
      ))}
      {action !== undefined && <Action>{action}</Action>}
      <Note>{note}</Note>
      <Reminder>{reminder}</Reminder>
    </Row>
  );
}
