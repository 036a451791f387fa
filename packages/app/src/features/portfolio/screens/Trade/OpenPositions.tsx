import { Button, EmptyState } from '@meridian/design-system';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links } from '#platform/address/links.ts';
import { GrowingListView } from '#presentation/GrowingListView.tsx';
import { useHoldings } from '#presentation/positions/holdings.ts';
import { HoldingsTable } from '../../tables/HoldingsTable.tsx';
import { asItCame } from '../../tables/table.ts';
import type { OrdersProps } from './Orders.tsx';
import { messages } from './Trade.messages.ts';

const waitingRows = 6;

/** What is held, without its totals: a part of a desk. */
export function OpenPositions({ columns }: OrdersProps): ReactNode {
  const intl = useIntl();
  const list = useHoldings();
  const [order, setOrder] = useState(asItCame);
  return (
    <GrowingListView
      list={list}
      what={intl.formatMessage(messages.whatHoldings)}
      skeleton={<HoldingsTable positions={[]} columns={columns} waitingRows={waitingRows} />}
      empty={
        <EmptyState
          title={intl.formatMessage(messages.emptyHoldings)}
          body={intl.formatMessage(messages.emptyHoldingsBody)}
          action={<Button href={links.markets()}>{intl.formatMessage(messages.toMarkets)}</Button>}
        />
      }
    >
      {({ list: positions }, parts) => (
        <HoldingsTable
          positions={positions}
          parts={parts}
          columns={columns}
          sorting={{ order, onOrder: setOrder }}
        />
      )}
    </GrowingListView>
  );
}
