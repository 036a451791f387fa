import { tradeTab, type Order } from '@meridian/api';
import { useIntl } from 'react-intl';
import { useFormat } from '#platform/words/format.ts';
import { links } from '#platform/address/links.ts';
import type { SubmissionWords } from '#submission/words.ts';
import { orderingMessages } from './ordering.messages.ts';

/** What an order calls itself on its way to its outcome. */
export function useOrderWords(): SubmissionWords<Order> {
  const intl = useIntl();
  const format = useFormat();
  return {
    lookingUp: intl.formatMessage(orderingMessages.lookingUpTitle),
    unknown: intl.formatMessage(orderingMessages.unknownTitle),
    notFound: intl.formatMessage(orderingMessages.notFoundTitle),
    unsettled: intl.formatMessage(orderingMessages.unsettledBody),
    otherReceipt: ({ quantity, stock_code: code }) =>
      intl.formatMessage(orderingMessages.otherOrder, { quantity: format.quantity(quantity), code }),
    list: {
      label: intl.formatMessage(orderingMessages.seeOrders),
      href: links.trade(tradeTab.entrusted),
      advice: intl.formatMessage(orderingMessages.lookFirst),
    },
  };
}
