import { Skeleton, Stack } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { links } from '#platform/address/links.ts';
import { useSession } from '#platform/ports/use-ports.ts';
import { GatedBy } from '#presentation/gates/GatedBy.tsx';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { SignInGate } from '#presentation/SignInGate.tsx';
import type { WithdrawalType } from '../../withdraw-model.ts';
import { messages as recordMessages } from './Record.messages.ts';
import { Record } from './Record.tsx';
import { messages } from './Withdraw.messages.ts';
import { WithdrawFlow } from './WithdrawFlow.tsx';

/** Pays out to a bank card (spec §2, /pages/withdraw/bcard). */
export function BankCardScreen(): ReactNode {
  return <WithdrawScreen type="bankCard" />;
}

/** Pays out to a wallet of a digital currency (spec §2, /pages/withdraw/vm). */
export function WalletScreen(): ReactNode {
  return <WithdrawScreen type="digitalCurrency" />;
}

/** The form, or the withdrawal that the address names. */
function WithdrawScreen({ type }: { type: WithdrawalType }): ReactNode {
  const intl = useIntl();
  const { isSignedIn } = useSession();
  const [query] = useSearchParams();
  const id = query.get('id');
  const form = messages[type === 'bankCard' ? 'cardTitle' : 'walletTitle'];
  return (
    <ScreenFrame
      title={intl.formatMessage(id === null ? form : recordMessages.title)}
      hasBack
      backTo={links.profile()}
    >
      {!isSignedIn ? (
        <SignInGate
          title={intl.formatMessage(messages.signInTitle)}
          body={intl.formatMessage(messages.signInBody)}
        />
      ) : id === null ? (
        <GatedBy gate="withdraw" skeleton={<FormSkeleton />}>
          <WithdrawFlow type={type} skeleton={<FormSkeleton />} />
        </GatedBy>
      ) : (
        <Record id={id} />
      )}
    </ScreenFrame>
  );
}

function FormSkeleton(): ReactNode {
  return (
    <Stack gap={5}>
      <Skeleton shape="block" height="2.75rem" />
      <Skeleton shape="block" height="4.5rem" />
      <Skeleton shape="block" height="4.5rem" />
      <Skeleton shape="block" height="9rem" />
    </Stack>
  );
}
