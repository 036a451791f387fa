import { TableBar, Text } from '@meridian/design-system';
import type { ReactNode } from 'react';
import type { FilterInUse } from '../../useFilter.ts';
import { FilterButton } from './FilterButton.tsx';
import { useFileMenu } from './useFileMenu.tsx';
import { useFilterText } from './useFilterText.ts';

/** What the statement is narrowed to, in words, and what can be done with all of it. */
export function FilterBar(inUse: FilterInUse): ReactNode {
  const text = useFilterText()(inUse);
  const { menu, progress } = useFileMenu(inUse);
  return (
    <>
      <TableBar
        start={
          <Text size="s" tone="secondary">
            {text}
          </Text>
        }
        trailing={
          <>
            <FilterButton {...inUse} />
            {menu}
          </>
        }
      />
      {progress}
    </>
  );
}
