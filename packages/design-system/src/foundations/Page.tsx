import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Stack } from '#primitives/Stack/Stack.tsx';
import { Text } from '#primitives/Text/Text.tsx';

/** A page of the foundations: a title, what it is for, and its parts. Only stories use these. */
export function Page({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  children: ReactNode;
}): ReactNode {
  return (
    <Column>
      <Stack gap={2}>
        <Text as="h2" size="xl" isStrong>
          {title}
        </Text>
        <Prose>
          <Text tone="secondary">{lead}</Text>
        </Prose>
      </Stack>
      {children}
    </Column>
  );
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--m-space-12);
  max-inline-size: 70rem;
  margin-inline: auto;
  padding-block: var(--m-space-4) var(--m-space-10);
`;

/* No line longer than it reads well. */
const Prose = styled.div`
  max-inline-size: 42rem;
`;

/** Samples side by side, as many as fit; each keeps its least width. */
export const Shelf = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(var(--m-least, 10rem), 100%), 1fr));
  gap: var(--m-space-4);
  align-items: start;
  /* Cards of one row that say the same thing in other words end together. */
  &[data-even] {
    align-items: stretch;
  }
`;

/* A sample in a theme of its own, whose ground would else show in the corners. */
export const Framed = styled.div`
  overflow: hidden;
  min-inline-size: 0;
  border-radius: var(--m-radius-m);
  [data-even] > & {
    display: grid;
  }
  [data-even] > & > [data-theme] {
    display: grid;
    grid-template-rows: 1fr auto;
  }
`;

/** A figure in a table: digits of one width, never parted. Prose beside it keeps the hyphens of prose. */
export const Figure = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** A sample on its own piece of page, with an edge where its ground is the page's. */
export const Sample = styled.div`
  min-inline-size: 0;
  padding: var(--m-space-4);
  border-radius: var(--m-radius-m);
  background: var(--m-surface-canvas);
  box-shadow: inset 0 0 0 1px var(--m-line-hairline);
  color: var(--m-text-primary);
`;

export function Part({
  title,
  note,
  children,
}: {
  title: string;
  note?: string;
  children: ReactNode;
}): ReactNode {
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Text as="h3" size="l" isStrong>
          {title}
        </Text>
        {note !== undefined && (
          <Prose>
            <Text size="s" tone="secondary">
              {note}
            </Text>
          </Prose>
        )}
      </Stack>
      {children}
    </Stack>
  );
}

const Frame = styled.div`
  overflow-x: auto;
  &:focus-visible {
    outline-offset: -2px;
  }
  & table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: var(--m-type-14);
    line-height: var(--m-leading-number);
  }
  & th {
    padding: var(--m-space-2) var(--m-space-3) var(--m-space-2) 0;
    font-size: var(--m-type-12);
    font-weight: var(--m-weight-medium);
    color: var(--m-text-tertiary);
    text-align: start;
  }
  & :is(th, td):last-child {
    padding-inline-end: 0;
  }
  & td {
    padding: var(--m-space-3) var(--m-space-4) var(--m-space-3) 0;
    border-block-start: 1px solid var(--m-line-hairline);
    vertical-align: middle;
  }
  & th[colspan] {
    padding-block-start: var(--m-space-6);
    font-size: var(--m-type-14);
    color: var(--m-text-primary);
  }
`;

interface FactsProps {
  label: string;
  columns: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}

/** Rows of facts; scrolls sideways by itself where the page is narrow. */
export function Facts({ rows, ...props }: FactsProps): ReactNode {
  return <GroupedFacts {...props} groups={[['', rows]]} />;
}

/** Rows of facts under headings of their own, in the same columns. */
export function GroupedFacts({
  label,
  columns,
  groups,
}: Omit<FactsProps, 'rows'> & {
  groups: readonly (readonly [title: string, rows: FactsProps['rows']])[];
}): ReactNode {
  return (
    <Frame tabIndex={0} role="group" aria-label={label}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(([title, rows]) => (
          <tbody key={title}>
            {title !== '' && (
              <tr>
                <th scope="rowgroup" colSpan={columns.length}>
                  {title}
                </th>
              </tr>
            )}
            {rows.map((row, index) => (
              <tr key={index}>
                {row.map((cell, place) => (
                  <td key={columns[place]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Frame>
  );
}
