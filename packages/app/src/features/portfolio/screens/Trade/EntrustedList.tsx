import { maxIdLength, tradeTab, type Order } from '@meridian/api';
import { Button, OrderRowSkeleton, SegmentedControl, Stack } from '@meridian/design-system';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { links } from '#platform/address/links.ts';
import { RecordList } from '#presentation/records/RecordList.tsx';
import { orderPresentation } from '#presentation/status/order.messages.ts';
import { orderNoOf, useEntrustedOrders } from '../../api.ts';
import { CancelNotice, CancelQuestion, type Cancelling } from './Cancelling.tsx';
import { OneOrder } from './OneOrder.tsx';
import { OrderItem } from './OrderItem.tsx';
import { messages } from './Trade.messages.ts';

/** Which orders the address asks for. */
const historyParam = 'history';

/** Orders: those that wait, and how the others ended. The choice is in the address. */
export function EntrustedList(): ReactNode {
  const intl = useIntl();
  const [query, setQuery] = useSearchParams();
  const isHistory = query.get('orders') === historyParam;
  const named = query.get('order') ?? '';
  if (named !== '' && named.length <= maxIdLength) {
    const showAll = (): void =>
      setQuery({ tab: String(tradeTab.entrusted), orders: historyParam }, { replace: true });
    return <OneOrder clientOrderId={named} onAll={showAll} />;
  }
  return (
    <Stack gap={3}>
      <SegmentedControl
        label={intl.formatMessage(messages.whichOrders)}
        value={isHistory ? historyParam : 'open'}
        onChange={(orders) =>
          setQuery((kept) => new URLSearchParams({ ...Object.fromEntries(kept), orders }), { replace: true })
        }
        options={[
          { value: 'open', label: intl.formatMessage(messages.openOrders) },
          { value: historyParam, label: intl.formatMessage(messages.orderHistory) },
        ]}
      />
      {isHistory ? <EndedOrders /> : <OpenOrders />}
    </Stack>
  );
}

/** What lists of open and of ended orders share. */
function useOrderList({ isEnded }: { readonly isEnded: boolean }) {
  const intl = useIntl();
  const toMarkets = <Button href={links.markets()}>{intl.formatMessage(messages.toMarkets)}</Button>;
  return {
    source: useEntrustedOrders({ isEnded }),
    keyOf: orderNoOf,
    rowHeight: orderPx,
    skeleton: <OrderRowSkeleton />,
    status: orderStatusOf,
    toMarkets,
  };
}

const orderStatusOf = { presentation: orderPresentation, codeOf: (order: Order) => order.orderStatus };

/** About how high an order is, in px. */
const orderPx = 250;

/** How orders ended: filled, cancelled by whom, rejected and why. */
function EndedOrders(): ReactNode {
  const intl = useIntl();
  const { toMarkets, ...list } = useOrderList({ isEnded: true });
  return (
    <RecordList
      {...list}
      label={intl.formatMessage(messages.orderHistory)}
      what={intl.formatMessage(messages.whatHistory)}
      row={(order, status) => <OrderItem order={order} status={status} />}
      empty={{
        title: intl.formatMessage(messages.emptyHistory),
        body: intl.formatMessage(messages.emptyHistoryBody),
        action: toMarkets,
      }}
    />
  );
}

/** What waits: limit orders until the price gets there, large orders until the desk is done. */
function OpenOrders(): ReactNode {
  const intl = useIntl();
  const { toMarkets, ...list } = useOrderList({ isEnded: false });
  const [asked, setAsked] = useState<Order | null>(null);
  const [cancelling, setCancelling] = useState<Cancelling | null>(null);
  const ask = (order: Order): void => {
    setCancelling(null);
    setAsked(order);
  };
  return (
    <>
      {cancelling && <CancelNotice key={cancelling.order.orderNo} cancelling={cancelling} />}
      <RecordList
        {...list}
        label={intl.formatMessage(messages.entrusted)}
        what={intl.formatMessage(messages.whatEntrusted)}
        row={(order, status) => <OrderItem order={order} status={status} onCancel={() => ask(order)} />}
        empty={{
          title: intl.formatMessage(messages.emptyEntrusted),
          body: intl.formatMessage(messages.emptyEntrustedBody),
          action: toMarkets,
        }}
      />
      {asked && (
        <CancelQuestion
          order={asked}
          onDone={(outcome) => {
            setAsked(null);
            setCancelling(outcome);
          }}
        />
      )}
    </>
  );
}
