import { TextLink, type ActionObstacle } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '#platform/format.ts';
import { links } from '#platform/links.ts';
import { CouldNotLoad } from '#presentation/CouldNotLoad.tsx';
import type { TicketProblem } from '../../model/check.ts';
import { orderingMessages } from '../../ordering/ordering.messages.ts';
import { messages } from './Ticket.messages.ts';
import type { Ticket } from './useTicket.ts';

/** The buying power could not be read: said where it stands, and no reason to stop. */
export function WalletNotice({ ticket: { wallet } }: { ticket: Ticket }): ReactNode {
  const intl = useIntl();
  if (wallet.request.phase !== 'failed') return null;
  return (
    <CouldNotLoad
      what={intl.formatMessage(messages.buyingPowerFailed)}
      stillTrue={intl.formatMessage(messages.buyingPowerFailedBody)}
      onRetry={wallet.reload}
    />
  );
}

/** What no field shows and yet stands against the order: said above the button, where it is pressed. */
export function useOrderObstacle({ problems, hasTried, detail }: Ticket): ActionObstacle | undefined {
  const intl = useIntl();
  const format = useFormat();
  const isShown = ({ kind }: TicketProblem): boolean =>
    kind === 'fundsShort' ||
    kind === 'priceImpossible' ||
    (hasTried && (kind === 'termsUnknown' || kind === 'priceUnknown'));
  const problem = problems.find(isShown);
  switch (problem?.kind) {
    case 'fundsShort':
      return {
        title: intl.formatMessage(messages.fundsShort, {
          missing: format.money(problem.missing, detail.currency),
        }),
        body: (
          <>
            {intl.formatMessage(messages.fundsShortBody)}{' '}
            <TextLink href={links.transfer()}>{intl.formatMessage(orderingMessages.addFunds)}</TextLink>
          </>
        ),
      };
    case 'priceImpossible':
      return {
        title: intl.formatMessage(orderingMessages.priceImpossible),
        body: intl.formatMessage(orderingMessages.priceImpossibleBody),
      };
    case 'termsUnknown':
    case 'priceUnknown':
      return {
        title: intl.formatMessage(messages[problem.kind]),
        body: intl.formatMessage(messages[`${problem.kind}Body`]),
      };
    default:
      return undefined;
  }
}
