import { TextLink, type ActionObstacle } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '#platform/words/format.ts';
import { links, useReturnTo } from '#platform/address/links.ts';
import { CouldNotLoad } from '#presentation/CouldNotLoad.tsx';
import { lacksSeveral, type TicketProblem } from '../../model/check.ts';
import { orderingMessages } from '../../ordering/ordering.messages.ts';
import { messages } from './Ticket.messages.ts';
import type { Ticket } from './useTicket.ts';

/** The buying power could not be read: reported where it is shown, and no reason to stop. */
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

/** What is wrong with the order and belongs to no field: said above the button. */
export function useOrderObstacle({
  problems,
  hasTried,
  walletCurrency,
  assetClass,
}: Ticket): ActionObstacle | undefined {
  const intl = useIntl();
  const format = useFormat();
  const returnTo = useReturnTo();
  const isShown = ({ kind }: TicketProblem): boolean =>
    kind === 'fundsShort' ||
    kind === 'priceImpossible' ||
    kind === 'contractUnknown' ||
    (hasTried && (kind === 'termsUnknown' || kind === 'priceUnknown'));
  const problem = problems.find(isShown);
  if (hasTried && problem === undefined && lacksSeveral(problems))
    return { title: intl.formatMessage(messages.requiredMissing) };
  switch (problem?.kind) {
    case 'fundsShort':
      return {
        title: intl.formatMessage(messages.fundsShort, {
          missing: format.money(problem.missing, walletCurrency),
        }),
        body: (
          <>
            {intl.formatMessage(messages.fundsShortBody)}{' '}
            <TextLink href={links.transfer(assetClass.holding.walletType, problem.missing, returnTo)}>
              {intl.formatMessage(orderingMessages.addFunds)}
            </TextLink>
          </>
        ),
      };
    case 'priceImpossible':
      return {
        title: intl.formatMessage(orderingMessages.priceImpossible),
        body: intl.formatMessage(orderingMessages.priceImpossibleBody),
      };
    case 'contractUnknown':
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
