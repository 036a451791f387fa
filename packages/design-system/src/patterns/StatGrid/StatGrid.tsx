import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../primitives/Text/Text.tsx';

const Root = styled.dl`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, max(8.5rem, 100% / var(--m-columns) - var(--m-space-3))), 1fr)
  );
  gap: 0 var(--m-space-3);
`;

const Cell = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--m-space-1);
  min-inline-size: 0;
  padding-block: 10px;
  border-block-end: 1px solid var(--m-line-hairline);
  font-size: var(--m-type-14);
  line-height: var(--m-leading-number);
  & > dt {
    color: var(--m-text-tertiary);
  }
  & > dd {
    min-inline-size: 0;
    margin-inline-start: auto;
    overflow-wrap: anywhere;
    text-align: end;
    font-variant-numeric: tabular-nums;
    font-weight: var(--m-weight-medium);
  }
`;

export interface StatItem {
  id: string;
  label: string;
  value: ReactNode;
  /** Said in place of the value, where its short form reads badly. */
  srValue?: string | undefined;
}

export interface StatGridProps {
  items: readonly StatItem[];
  /** Most columns; narrow screens and large text take fewer. */
  columns?: 1 | 2 | 3 | undefined;
}

/** Figures with their names, in columns ruled by hairlines. */
export function StatGrid({ items, columns = 2 }: StatGridProps): ReactNode {
  return (
    <Root style={{ '--m-columns': columns }}>
      {items.map((item) => (
        <Cell key={item.id}>
          <dt>{item.label}</dt>
          <dd>
            {item.srValue === undefined ? (
              item.value
            ) : (
              <>
                <span aria-hidden="true">{item.value}</span>
                <VisuallyHidden>{item.srValue}</VisuallyHidden>
              </>
            )}
          </dd>
        </Cell>
      ))}
    </Root>
  );
}
