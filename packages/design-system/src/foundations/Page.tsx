import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Stack } from '../layout/Stack/Stack.tsx';
import { Text } from '../primitives/Text/Text.tsx';

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
        <Text tone="secondary">{lead}</Text>
      </Stack>
      {children}
    </Column>
  );
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--m-space-8);
  max-inline-size: 60rem;
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
    <Stack gap={3}>
      <Stack gap={1}>
        <Text as="h3" size="l" isStrong>
          {title}
        </Text>
        {note !== undefined && (
          <Text size="s" tone="tertiary">
            {note}
          </Text>
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
  & td {
    padding: var(--m-space-2) var(--m-space-3) var(--m-space-2) 0;
    border-block-start: 1px solid var(--m-line-hairline);
    vertical-align: middle;
    font-variant-numeric: tabular-nums;
  }
`;

/** Rows of facts; scrolls sideways by itself where the page is narrow. */
export function Facts({
  label,
  columns,
  rows,
}: {
  label: string;
  columns: readonly string[];
  rows: readonly (readonly ReactNode[])[];
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
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, place) => (
                <td key={columns[place]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
}
