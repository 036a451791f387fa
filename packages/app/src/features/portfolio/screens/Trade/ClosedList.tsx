import { tradeTab, type Position } from '@meridian/api';
import { Button, NotedAmount, PositionRow } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '#platform/words/format.ts';
import { links } from '#platform/address/links.ts';
import { useHolding } from '#presentation/positions/counted.ts';
import { idOf } from '#presentation/positions/holdings.ts';
import { RecordList } from '#presentation/records/RecordList.tsx';
import { useSideText } from '#presentation/positions/side.ts';
import { OwnProfit } from '#presentation/positions/OwnProfit.tsx';
import { useProductName } from '#presentation/product-name.ts';
import { useFirstBeside } from '#presentation/use-first-beside.ts';
import { useClosedPositions } from '../../api.ts';
import { messages } from './Trade.messages.ts';

/** What was closed and what it came to, fees counted. */
export function ClosedList(): ReactNode {
  const intl = useIntl();
  const list = useClosedPositions();
  useFirstBeside(list.request, (first) => links.position({ ...first, type: tradeTab.closed }));
  return (
    <RecordList
      source={list}
      label={intl.formatMessage(messages.closed)}
      what={intl.formatMessage(messages.whatClosed)}
      keyOf={idOf}
      row={(position) => <ClosedRow position={position} />}
      empty={{
        title: intl.formatMessage(messages.emptyClosed),
        body: intl.formatMessage(messages.emptyClosedBody),
        action: (
          <Button href={links.trade(tradeTab.holdings)}>{intl.formatMessage(messages.toHoldings)}</Button>
        ),
      }}
    />
  );
}

function ClosedRow({ position }: { position: Position }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const holding = useHolding()(position);
  const sideText = useSideText();
  const productName = useProductName()(position.source);
  return (
    <PositionRow
      href={links.position({ ...position, type: tradeTab.closed })}
      name={position.name}
      code={position.stock_code}
      logoSrc={position.localLogoUrl ?? undefined}
      side={sideText(position.direction)}
      terms={[
        ...(holding === null ? [] : [holding]),
        ...(productName === null ? [] : [productName]),
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
