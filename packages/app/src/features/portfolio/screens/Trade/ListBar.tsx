import { TableBar } from '@meridian/design-system';
import type { ReactNode } from 'react';
import type { Narrowable } from '../../filter.ts';
import { FilterButton } from './narrowing/FilterButton.tsx';
import type { FilterInUse } from './narrowing/useFilter.ts';

export interface ListBarProps {
  /** The list's name. */
  readonly list: string;
  /** What the list is of, or what it comes to. */
  readonly start?: ReactNode;
  readonly filter: Pick<FilterInUse<never>, 'filter' | 'onFilter'>;
  /** All rows known so far, to choose from. */
  readonly rows: readonly Narrowable[] | undefined;
  readonly hasPeriod?: boolean;
  /** Further choices in the filter. */
  readonly view?: ReactNode;
  /** Further buttons. */
  readonly children?: ReactNode;
}

const none: readonly Narrowable[] = [];

/** The line above a list: what it is of, its filter, and what else can be done with it. */
export function ListBar({ list, start, filter, rows, hasPeriod, view, children }: ListBarProps): ReactNode {
  return (
    <TableBar
      start={start}
      trailing={
        <>
          <FilterButton
            list={list}
            filter={filter.filter}
            onFilter={filter.onFilter}
            rows={rows ?? none}
            hasPeriod={hasPeriod === true}
          >
            {view}
          </FilterButton>
          {children}
        </>
      }
    />
  );
}
