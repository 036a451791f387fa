import { tradeTab, type Position, type QuoteDetail } from '@meridian/api';
import { Button, EmptyState, NotBuilt } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { BuiltAssetClass } from '../../../../asset-classes/definition.ts';
import { assetClassOf } from '../../../../asset-classes/registry.ts';
import { links, usePositionParams, type PositionParams } from '../../../../platform/links.ts';
import { useSession } from '../../../../platform/provider.tsx';
import { knownData } from '../../../../platform/request.ts';
import { RequestView } from '../../../../presentation/RequestView.tsx';
import { ScreenFrame } from '../../../../presentation/ScreenFrame.tsx';
import { SignInGate } from '../../../../presentation/SignInGate.tsx';
import { useInstrument } from '../../api.ts';
import { orderingMessages } from '../../ordering/ordering.messages.ts';
import { TicketSkeleton } from '../Ticket/TicketSkeleton.tsx';
import { messages } from './Close.messages.ts';
import type { OrderingFrame } from '../../ordering/OrderingScreen.tsx';
import { CloseForm } from './CloseForm.tsx';
import { useHeld } from './useClosing.ts';

/** Closes all or part of a position (spec §2, /pages/payment/close). */
export default function CloseScreen(): ReactNode {
  const intl = useIntl();
  const address = usePositionParams();
  const assetClass = assetClassOf(address.source);
  const { isSignedIn } = useSession();
  const frame: OrderingFrame = {
    title: intl.formatMessage(messages.title),
    subtitle: address.name || address.code,
    backTo: links.position(address),
  };

  if (!isSignedIn) {
    return (
      <ScreenFrame {...frame} hasBack>
        <SignInGate
          title={intl.formatMessage(orderingMessages.signInTitle)}
          body={intl.formatMessage(orderingMessages.signInBody)}
        />
      </ScreenFrame>
    );
  }
  if (assetClass !== undefined && !assetClass.isBuilt) {
    const label = intl.formatMessage(assetClass.labelMessage);
    return (
      <ScreenFrame {...frame} hasBack>
        <NotBuilt
          title={intl.formatMessage(orderingMessages.notBuiltTitle, { label })}
          body={intl.formatMessage(orderingMessages.notBuiltBody)}
        />
      </ScreenFrame>
    );
  }
  if (assetClass === undefined) {
    return (
      <ScreenFrame {...frame} hasBack>
        <NoPosition />
      </ScreenFrame>
    );
  }
  return <ClosePosition assetClass={assetClass} address={address} frame={frame} />;
}

function ClosePosition({
  assetClass,
  address,
  frame,
}: {
  assetClass: BuiltAssetClass;
  address: PositionParams;
  frame: OrderingFrame;
}): ReactNode {
  const intl = useIntl();
  const held = useHeld(address);
  const instrument = useInstrument(assetClass, address);
  const known = knownData(held.request);
  const detail: QuoteDetail | null = knownData(instrument.request);
  const position: Position | null = known?.position ?? null;

  if (known !== null && position !== null && detail !== null) {
    return (
      <CloseForm
        key={position.id}
        assetClass={assetClass}
        position={position}
        closable={known.positionNum}
        detail={detail}
        frame={frame}
      />
    );
  }
  // Both are needed: the one that failed is the one to ask again.
  const shown = held.request.phase === 'failed' || known === null ? held : instrument;
  return (
    <ScreenFrame {...frame} hasBack>
      {known !== null && position === null ? (
        <NoPosition />
      ) : (
        <RequestView<unknown>
          request={shown.request}
          reload={shown.reload}
          what={intl.formatMessage(messages.what)}
          skeleton={<TicketSkeleton />}
        >
          {() => null}
        </RequestView>
      )}
    </ScreenFrame>
  );
}

function NoPosition(): ReactNode {
  const intl = useIntl();
  return (
    <EmptyState
      title={intl.formatMessage(messages.notFoundTitle)}
      body={intl.formatMessage(messages.notFoundBody)}
      action={
        <Button href={links.trade(tradeTab.holdings)}>
          {intl.formatMessage(orderingMessages.seeHoldings)}
        </Button>
      }
    />
  );
}
