import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '#primitives/Text/Text.tsx';

/*
 * Not a grid: a figure that is longer than its column takes the whole line instead of breaking, as a broken number is read
 * as two. Empty boxes fill the last line of three.
 */
const Root = styled.dl`
  --m-between: clamp(var(--m-space-3), 4.5%, var(--m-space-8));
  --m-column: min(100%, max(8.5rem, 100% / var(--m-columns) - var(--m-between)));
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--m-between);

  &[data-columns='2']::after,
  &[data-columns='3']::before,
  &[data-columns='3']::after {
    content: '';
    order: 1;
    flex: 1 1 var(--m-column);
  }
`;

const Cell = styled.div`
  flex: 1 1 var(--m-column);
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--m-space-1);
  max-inline-size: 100%;
  padding-block: 10px;
  border-block-end: 1px solid var(--m-line-hairline);
  font-size: var(--m-type-14);
  line-height: var(--m-leading-number);
  & > dt {
    color: var(--m-text-tertiary);
  }
  &[data-part] {
    padding-block: var(--m-space-1);
    padding-inline-start: var(--m-space-3);
    border-block-end-color: transparent;
    font-size: var(--m-type-12);
  }
  &[data-part]:has(+ :not([data-part])) {
    padding-block-end: 10px;
    border-block-end-color: var(--m-line-hairline);
  }
  &:has(+ [data-part]):not([data-part]) {
    border-block-end-color: transparent;
  }
  & > dd {
    min-inline-size: 0;
    margin-inline-start: auto;
    color: var(--m-text-primary);
    overflow-wrap: break-word;
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
  /** One of the things that the figure above consists of: smaller, and indented. In one column only. */
  isPart?: boolean | undefined;
}

export interface StatGridProps {
  items: readonly StatItem[];
  /** Most columns; narrow screens and large text take fewer. */
  columns?: 1 | 2 | 3 | undefined;
}

/** Figures with their names, in columns ruled by hairlines. */
export function StatGrid({ items, columns = 2 }: StatGridProps): ReactNode {
  return (
    <Root data-columns={columns} style={{ '--m-columns': columns }}>
      {items.map((item) => (
        <Cell key={item.id} data-part={item.isPart || undefined}>
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
