import type { Position } from '@meridian/api';
import { Banner } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { walletNames } from '../wallet.messages.ts';
import { messages } from './contract-end.messages.ts';
import { useContractEnd } from './useContractEnd.ts';

const titles = { soon: messages.soonTitle, today: messages.todayTitle, over: messages.overTitle } as const;

/** Of a position in a contract that is about to end: when, what happens then, and what can be done until then. */
export function ContractEndBanner({ position }: { position: Position }): ReactNode {
  const intl = useIntl();
  const end = useContractEnd(position);
  if (end === null) return null;
  const { when, moment, time } = end;
  return (
    <Banner tone="waiting" title={intl.formatMessage(titles[when], { moment, time })}>
      {intl.formatMessage(when === 'over' ? messages.overBody : messages.body, {
        wallet: intl.formatMessage(walletNames.FUTURE),
      })}
    </Banner>
  );
}
