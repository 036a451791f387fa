import type { Position } from '@meridian/api';
import { SegmentedControl } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { HoldingsView } from '../../holdings-view.ts';
import { ListBar } from './ListBar.tsx';
import { messages } from './Trade.messages.ts';
import { positionFacts, type FilterInUse } from './narrowing/useFilter.ts';

export interface HoldingsBarProps {
  /** What they come to. */
  readonly start: ReactNode;
  readonly all: readonly Position[];
  readonly filter: FilterInUse<Position>;
  readonly view: HoldingsView;
  onView(view: HoldingsView): void;
}

/** What the holdings come to, and what of them is shown: narrowed, and which profit where there is room for one. */
export function HoldingsBar({ start, all, filter, view, onView }: HoldingsBarProps): ReactNode {
  const intl = useIntl();
  return (
    <ListBar
      list={intl.formatMessage(messages.holdings)}
      start={start}
      filter={filter}
      rows={all.map(positionFacts)}
      view={
        <SegmentedControl
          label={intl.formatMessage(messages.whichProfit)}
          value={view.profit}
          onChange={(profit) => onView({ ...view, profit })}
          options={[
            { value: 'profit', label: intl.formatMessage(messages.sinceOpening) },
            { value: 'today', label: intl.formatMessage(messages.todayOnly) },
          ]}
        />
      }
    />
  );
}
