import { isOutcomeUnknown, type ApiProblem, type Order } from '@meridian/api';
import { Banner, Button, ConfirmDialog, EmptyState, List, Skeleton, useToast } from '@meridian/design-system';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '../../../../platform/format.ts';
import { links } from '../../../../platform/links.ts';
import { useReasonText } from '../../../../platform/problems.ts';
import { grown } from '../../../../presentation/growing.ts';
import { RequestView } from '../../../../presentation/RequestView.tsx';
import { useCancel, useEntrustedOrders } from '../../api.ts';
import { readSide } from '../../order-status.ts';
import { OrderItem } from './OrderItem.tsx';
import { ShowMore } from './ShowMore.tsx';
import { messages } from './Trade.messages.ts';

/** What waits: limit orders until the price gets there, large orders until the desk is done. */
export function EntrustedList(): ReactNode {
  const intl = useIntl();
  const read = useEntrustedOrders();
  const [asked, setAsked] = useState<Order | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  return (
    <>
      <CancelProblem problem={problem} />
      <RequestView
        request={read.request}
        reload={read.reload}
        what={intl.formatMessage(messages.whatEntrusted)}
        skeleton={<Skeleton shape="row" count={5} />}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            title={intl.formatMessage(messages.emptyEntrusted)}
            body={intl.formatMessage(messages.emptyEntrustedBody)}
            action={<Button href={links.markets()}>{intl.formatMessage(messages.toMarkets)}</Button>}
          />
        }
      >
        {(data) => {
          const page = grown(data, read.pageSize);
          return (
            <>
              <List
                label={intl.formatMessage(messages.entrusted)}
                items={page.list}
                keyOf={(order) => order.orderNo}
                renderRow={(order) => (
                  <OrderItem
                    order={order}
                    onCancel={() => {
                      setProblem(null);
                      setAsked(order);
                    }}
                  />
                )}
              />
              <ShowMore read={read} page={page} />
            </>
          );
        }}
      </RequestView>
      {asked && (
        <CancelQuestion
          order={asked}
          onDone={(outcome) => {
            setAsked(null);
            setProblem(outcome);
          }}
        />
      )}
    </>
  );
}

/** Asks before an order is taken back (spec §4). `onDone` hears what went wrong, null when nothing did. */
function CancelQuestion({
  order,
  onDone,
}: {
  order: Order;
  onDone(problem: ApiProblem | null): void;
}): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const toast = useToast();
  const cancel = useCancel();
  const side = readSide(order);

  async function confirm(): Promise<void> {
    const result = await cancel.send({ orderNo: order.orderNo });
    if (result === null) return;
    cancel.refresh();
    if (result.ok) toast.show({ title: intl.formatMessage(messages.cancelled), tone: 'positive' });
    onDone(result.ok ? null : result.problem);
  }

  return (
    <ConfirmDialog
      isOpen
      title={intl.formatMessage(messages.cancelQuestion)}
      body={intl.formatMessage(messages.cancelBody, {
        side: side ? intl.formatMessage(side) : '',
        quantity: format.quantity(order.quantity),
        name: order.name,
        price: format.money(order.limitPrice, order.currency, { decimals: order.priceDecimals }),
        amount: format.money(order.frozenAmount, order.currency),
      })}
      confirmLabel={intl.formatMessage(messages.cancel)}
      cancelLabel={intl.formatMessage(messages.keep)}
      tone="danger"
      isPending={cancel.phase === 'sending'}
      onConfirm={() => void confirm()}
      onCancel={() => onDone(null)}
    />
  );
}

function CancelProblem({ problem }: { problem: ApiProblem | null }): ReactNode {
  const intl = useIntl();
  const reasonText = useReasonText();
  if (problem === null || problem.kind === 'sessionExpired') return null;
  const isUnknown = isOutcomeUnknown(problem);
  return (
    <Banner
      tone={isUnknown ? 'waiting' : 'negative'}
      isLive
      title={intl.formatMessage(isUnknown ? messages.cancelUnknown : messages.cancelFailed)}
    >
      {isUnknown ? intl.formatMessage(messages.cancelUnknownBody) : reasonText(problem)}
    </Banner>
  );
}
