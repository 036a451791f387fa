import { Banner, Button, TextLink } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '../../../../platform/format.ts';
import { links } from '../../../../platform/links.ts';
import type { Message } from '../../../../platform/messages.ts';
import type { TicketProblem } from '../../model/check.ts';
import { orderingMessages } from '../../ordering/ordering.messages.ts';
import { messages } from './Ticket.messages.ts';
import { Obstacle } from './Ticket.styles.ts';
import type { Ticket } from './useTicket.ts';

/** The buying power could not be read: said where it stands, and no reason to stop. */
export function WalletNotice({ ticket: { wallet } }: { ticket: Ticket }): ReactNode {
  const intl = useIntl();
  if (wallet.request.phase !== 'failed') return null;
  return (
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
  );
}

/** What no field shows and yet stands against the order: said above the button, where it is pressed. */
export function OrderObstacle({ ticket: { problems, hasTried, detail } }: { ticket: Ticket }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const isShown = ({ kind }: TicketProblem): boolean =>
    kind === 'fundsShort' || (hasTried && (kind === 'termsUnknown' || kind === 'priceUnknown'));
  const problem = problems.find(isShown);
  switch (problem?.kind) {
    case 'fundsShort':
      return (
        <Obstacle role="alert">
          <strong>
            {intl.formatMessage(messages.fundsShort, {
              missing: format.money(problem.missing, detail.currency),
            })}
          </strong>{' '}
          {intl.formatMessage(messages.fundsShortBody)}{' '}
          <TextLink href={links.transfer()}>{intl.formatMessage(orderingMessages.addFunds)}</TextLink>
        </Obstacle>
      );
    case 'termsUnknown':
      return <Said title={messages.termsUnknown} body={messages.termsUnknownBody} />;
    case 'priceUnknown':
      return <Said title={messages.priceUnknown} body={messages.priceUnknownBody} />;
    default:
      return null;
  }
}

function Said({ title, body }: { title: Message; body: Message }): ReactNode {
  const intl = useIntl();
  return (
    <Obstacle role="alert">
      <strong>{intl.formatMessage(title)}</strong> {intl.formatMessage(body)}
    </Obstacle>
  );
}
