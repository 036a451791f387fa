import { Banner, Button } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '../../../../platform/format.ts';
import { links } from '../../../../platform/links.ts';
import { orderingMessages } from '../../ordering/ordering.messages.ts';
import { messages } from './Ticket.messages.ts';
import type { Ticket } from './useTicket.ts';

/** What stands against the figures: too little money, or a number that nobody could tell us. */
export function MoneyNotices({
  ticket: { problems, wallet, hasTried, detail },
}: {
  ticket: Ticket;
}): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const short = problems.find(({ kind }) => kind === 'fundsShort');
  const unknown = problems.find(({ kind }) => kind === 'termsUnknown' || kind === 'priceUnknown');

  return (
    <>
      {short?.kind === 'fundsShort' && (
        <Banner
          tone="negative"
          isLive
          title={intl.formatMessage(messages.fundsShort, {
            missing: format.money(short.missing, detail.currency),
          })}
          action={
            <Button size="s" href={links.transfer()}>
              {intl.formatMessage(orderingMessages.addFunds)}
            </Button>
          }
        >
          {intl.formatMessage(messages.fundsShortBody)}
        </Banner>
      )}
      {wallet.request.phase === 'failed' && (
        <Banner
          tone="waiting"
          title={intl.formatMessage(messages.buyingPowerFailed)}
          action={
            <Button size="s" onPress={wallet.reload}>
              {intl.formatMessage(messages.retry)}
            </Button>
          }
        >
          {intl.formatMessage(messages.buyingPowerFailedBody)}
        </Banner>
      )}
      {hasTried && unknown?.kind === 'termsUnknown' && (
        <Banner tone="waiting" isLive title={intl.formatMessage(messages.termsUnknown)}>
          {intl.formatMessage(messages.termsUnknownBody)}
        </Banner>
      )}
      {hasTried && unknown?.kind === 'priceUnknown' && (
        <Banner tone="waiting" isLive title={intl.formatMessage(messages.priceUnknown)}>
          {intl.formatMessage(messages.priceUnknownBody)}
        </Banner>
      )}
    </>
  );
}
