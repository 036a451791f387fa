import { userInfo, type Gate } from '@meridian/api';
import { Button, EmptyState, LockIcon } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links, useReturnTo } from '#platform/address/links.ts';
import { useAppConfig } from '#platform/reading/config.ts';
import { useRead } from '#platform/reading/request.ts';
import { RequestView } from '../RequestView.tsx';
import { messages } from './GatedBy.messages.ts';
import { shutGate, type Shut } from './gates.ts';

export interface GatedByProps {
  /** Left out, nothing is asked for. */
  readonly gate: Gate | undefined;
  /** The shape of what is behind the gate. */
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/** What needs verified identity, or what is missing and the way there and back (DECISIONS 16). For who is signed in. */
export function GatedBy({ gate, skeleton, children }: GatedByProps): ReactNode {
  const config = useAppConfig();
  const isOn = gate !== undefined && config.gates[gate];
  return isOn ? (
    <IfVerified gate={gate} skeleton={skeleton}>
      {children}
    </IfVerified>
  ) : (
    children
  );
}

function IfVerified({ gate, skeleton, children }: GatedByProps & { readonly gate: Gate }): ReactNode {
  const intl = useIntl();
  const config = useAppConfig();
  const { request, reload } = useRead(userInfo, {}, { onTopics: ['inbox'] });
  return (
    <RequestView
      request={request}
      reload={reload}
      what={intl.formatMessage(messages.what)}
      skeleton={skeleton}
    >
      {(user) => {
        const shut = shutGate(gate, config, user);
        return shut === null ? children : <ShutGate gate={gate} shut={shut} />;
      }}
    </RequestView>
  );
}

function ShutGate({ gate, shut }: { readonly gate: Gate; readonly shut: Shut }): ReactNode {
  const intl = useIntl();
  const returnTo = useReturnTo();
  const isWaiting = shut === 'pending' || shut === 'unknown';
  const why = {
    pending: messages.pendingBody,
    failed: messages.failedBody,
    notSubmitted: null,
    unknown: null,
  }[shut];
  return (
    <EmptyState
      icon={<LockIcon />}
      title={intl.formatMessage(shut === 'pending' ? messages.pendingTitle : messages.title)}
      body={[intl.formatMessage(messages.body, { gate }), why && intl.formatMessage(why)]
        .filter(Boolean)
        .join(' ')}
      action={
        <Button tone="primary" href={links.kyc(returnTo)}>
          {intl.formatMessage(isWaiting ? messages.seeStatus : messages.verify)}
        </Button>
      }
    />
  );
}
