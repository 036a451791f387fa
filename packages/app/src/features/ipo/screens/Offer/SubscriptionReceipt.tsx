import { tradeTab } from '@meridian/api';
import { Button, ResultScreen } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links } from '#platform/address/links.ts';
import { missing, useFormat } from '#platform/words/format.ts';
import { formMessages as messages, messages as offerMessages } from './Offer.messages.ts';
import type { IpoReceipt } from './useSubscribing.ts';

/** What was subscribed to, by the brokerage's receipt: what is held, until when, and where it goes on. */
export function SubscriptionReceipt({ receipt }: { receipt: IpoReceipt }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { name, currency, walletCurrency, allotmentDate } = receipt;
  const quantity = format.quantity(receipt.quantity);
  const held = format.money(receipt.frozenAmount, walletCurrency);
  const date = allotmentDate === null ? missing : format.day(allotmentDate);
  return (
    <ResultScreen
      tone="waiting"
      title={intl.formatMessage(messages.doneTitle, { quantity, name })}
      body={intl.formatMessage(messages.doneBody, { held, date })}
      facts={[
        {
          id: 'price',
          label: intl.formatMessage(offerMessages.price),
          value: format.money(receipt.subscriptionPrice, currency),
        },
        {
          id: 'total',
          label: intl.formatMessage(messages.total),
          value: format.money(receipt.totalAmount, currency),
        },
        { id: 'held', label: intl.formatMessage(messages.held), value: held },
        { id: 'number', label: intl.formatMessage(messages.number), value: receipt.id },
      ]}
      actions={
        <>
          <Button tone="primary" size="l" isFullWidth href={links.trade(tradeTab.subscription)}>
            {intl.formatMessage(messages.list)}
          </Button>
          <Button tone="quiet" isFullWidth href={links.list('newStock')}>
            {intl.formatMessage(offerMessages.seeOffers)}
          </Button>
        </>
      }
    />
  );
}
