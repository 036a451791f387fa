import { realNameStatus, type AppConfig } from '@meridian/api';
import { Button, Gate } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useAppConfig } from '../platform/config.ts';
import { links, useReturnTo } from '../platform/links.ts';
import { useSession } from '../platform/provider.tsx';
import { messages } from './presentation.messages.ts';

/** Opens a feature to the verified (DECISIONS 16). A switch of the configuration turns the gate of a feature off. */
export function KycGate({
  feature,
  children,
}: {
  feature: keyof AppConfig['gates'];
  children: ReactNode;
}): ReactNode {
  const intl = useIntl();
  const returnTo = useReturnTo();
  const { user } = useSession();
  const isGated = useAppConfig().gates[feature];
  if (!isGated || user?.realStatus === realNameStatus.approved) return children;
  const isPending = user?.realStatus === realNameStatus.pending;
  return (
    <Gate
      title={intl.formatMessage(isPending ? messages.kycPendingTitle : messages.kycTitle)}
      body={intl.formatMessage(isPending ? messages.kycPendingBody : messages.kycBody)}
      action={
        <Button tone={isPending ? 'neutral' : 'primary'} href={links.kyc(returnTo)}>
          {intl.formatMessage(isPending ? messages.kycPendingAction : messages.kycAction)}
        </Button>
      }
    />
  );
}
