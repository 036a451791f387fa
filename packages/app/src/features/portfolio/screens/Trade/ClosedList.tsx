import { tradeTab, type Position } from '@meridian/api';
import { Button, EmptyState, GrowingList, NotedAmount, PositionRow, Skeleton } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '#platform/format.ts';
import { links } from '#platform/links.ts';
import { useHolding } from '#presentation/counted.ts';
import { idOf } from '#presentation/holdings.ts';
import { GrowingListView } from '#presentation/GrowingListView.tsx';
import { useSideText } from '#presentation/side.ts';
import { OwnProfit } from '#presentation/OwnProfit.tsx';
import { useFirstBeside } from '#presentation/use-first-beside.ts';
import { useClosedPositions } from '../../api.ts';
import { messages } from './Trade.messages.ts';

/** What was closed and what it came to, fees counted. */
export function ClosedList(): ReactNode {
  const intl = useIntl();
  const list = useClosedPositions();
  useFirstBeside(list.request, (first) => links.position({ ...first, type: tradeTab.closed }));
  return (
    <GrowingListView
      list={list}
      what={intl.formatMessage(messages.whatClosed)}
      skeleton={<Skeleton shape="row" count={8} />}
      empty={
        <EmptyState
          title={intl.formatMessage(messages.emptyClosed)}
          body={intl.formatMessage(messages.emptyClosedBody)}
          action={
            <Button href={links.trade(tradeTab.holdings)}>{intl.formatMessage(messages.toHoldings)}</Button>
          }
        />
      }
    >
      {({ list: positions }, parts) => (
        <GrowingList
          label={intl.formatMessage(messages.closed)}
          items={positions}
          keyOf={idOf}
          renderRow={(position) => <ClosedRow position={position} />}
          {...parts}
        />
      )}
    </GrowingListView>
  );
}

function ClosedRow({ position }: { position: Position }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const holding = useHolding()(position);
  const sideText = useSideText();
  return (
    <PositionRow
      href={links.position({ ...position, type: tradeTab.closed })}
      name={position.name}
      code={position.stock_code}
      logoSrc={position.localLogoUrl ?? undefined}
      side={sideText(position.direction)}
      terms={[
        ...(holding === null ? [] : [holding]),
        position.closeTimeTimestamp === null ? '--' : format.date(position.closeTimeTimestamp),
      ]}
      profit={
        <NotedAmount
          amount={<OwnProfit value={position.sellProfit} currency={position.walletCurrency} />}
          note={intl.formatMessage(messages.afterFees)}
        />
      }
    />
  );
}
