import { maxIdLength, tradeTab } from '@meridian/api';
import { SegmentedControl } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { OneOrder } from './OneOrder.tsx';
import { OpenOrders } from './Orders.tsx';
import { EndedOrders, Fills } from './PastOrders.tsx';
import { messages } from './Trade.messages.ts';

/** Which orders the address asks for. */
const kinds = ['open', 'history', 'fills'] as const;
const historyParam: (typeof kinds)[number] = 'history';
const contents = { open: OpenOrders, history: EndedOrders, fills: Fills } as const;

/** Orders: those that wait, how the others ended, and what was filled. The choice is in the address. */
export function EntrustedList(): ReactNode {
  const intl = useIntl();
  const [query, setQuery] = useSearchParams();
  const kind = kinds.find((known) => known === query.get('orders')) ?? 'open';
  const named = query.get('order') ?? '';
  if (named !== '' && named.length <= maxIdLength) {
    const showAll = (): void =>
      setQuery({ tab: String(tradeTab.entrusted), orders: historyParam }, { replace: true });
    return <OneOrder clientOrderId={named} onAll={showAll} />;
  }
  const Content = contents[kind];
  const labels = {
    open: messages.openOrders,
    history: messages.orderHistory,
    fills: messages.fills,
  } as const;
  return (
    <Content
      choice={
        <SegmentedControl
          label={intl.formatMessage(messages.whichOrders)}
          value={kind}
          onChange={(orders) =>
            setQuery((kept) => new URLSearchParams({ ...Object.fromEntries(kept), orders }), {
              replace: true,
            })
          }
          options={kinds.map((value) => ({ value, label: intl.formatMessage(labels[value]) }))}
        />
      }
    />
  );
}
