import type { Order } from '@meridian/api';
import { ResultScreen, type StatItem } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '#platform/words/format.ts';
import { useSentences } from '#platform/words/sentences.ts';
import { orderPresentation } from '#presentation/status/order.messages.ts';
import { useStatusTag } from '#presentation/status/status.ts';
import type { Submission } from '#submission/submission.ts';
import { useFollowedOrder } from '../api.ts';
import { orderingMessages } from './ordering.messages.ts';
import { orderOutcomeOf } from './outcome.ts';

/** What the result says of an order; `body` where there is more to say than the title. */
export interface ResultWords {
  readonly title: string;
  readonly body?: string | null;
}

interface OrderResultProps {
  readonly submission: Extract<Submission<Order>, { phase: 'done' }>;
  filled(order: Order): ResultWords;
  resting(order: Order): ResultWords;
  /** While it is carried out; the desk's words where it is left out. */
  processing?(order: Order): ResultWords;
  /** The order's figures; its status, number and time follow them. */
  figures(order: Order): readonly StatItem[];
  actions(order: Order): ReactNode;
}

/** Of an order, whether it opens or closes: what happened, the record, the next step. It follows the order while that can still change. */
export function OrderResult(props: OrderResultProps): ReactNode {
  const { submission, filled, resting, processing, figures, actions } = props;
  const intl = useIntl();
  const order = useFollowedOrder(submission.receipt);
  const record = useRecord(order);
  const join = useSentences();
  const { name, tone } = orderOutcomeOf(order.orderStatus);
  const wordsOf: Record<typeof name, () => ResultWords> = {
    filled: () => filled(order),
    resting: () => resting(order),
    processing: () =>
      processing?.(order) ?? {
        title: intl.formatMessage(orderingMessages.processingTitle),
        body: intl.formatMessage(orderingMessages.processingBody),
      },
    unheard: () => ({
      title: intl.formatMessage(orderingMessages.unheardTitle),
      body: intl.formatMessage(orderingMessages.unheardBody),
    }),
    cancelled: () => ({ title: intl.formatMessage(orderingMessages.cancelledTitle), body: order.reason }),
  };
  const { title, body = null } = wordsOf[name]();
  const note = submission.wasLookedUp ? intl.formatMessage(orderingMessages.wasLookedUp) : null;
  const text = join(note, body);
  return (
    <ResultScreen
      tone={tone}
      title={title}
      body={text === '' ? undefined : text}
      facts={[...figures(order), ...record]}
      actions={actions(order)}
    />
  );
}

function useRecord(order: Order): readonly StatItem[] {
  const intl = useIntl();
  const format = useFormat();
  const status = useStatusTag()(orderPresentation, order.orderStatus).text;
  return [
    { id: 'status', label: intl.formatMessage(orderingMessages.status), value: status },
    { id: 'number', label: intl.formatMessage(orderingMessages.orderNumber), value: order.orderNo },
    {
      id: 'time',
      label: intl.formatMessage(orderingMessages.time),
      value: format.dateTime(order.modifyTimeTimestamp),
    },
  ];
}
