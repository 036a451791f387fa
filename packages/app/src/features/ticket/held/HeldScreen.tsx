import { tradeTab, type Decimal, type Position, type QuoteDetail } from '@meridian/api';
import { Button, EmptyState, NotBuiltIcon } from '@meridian/design-system';
import { Fragment, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ClosableClass } from '#asset-classes/definition.ts';
import { closableClass, useAssetClasses } from '#asset-classes/registry.ts';
import { useFormat } from '#platform/words/format.ts';
import { links, usePositionParams } from '#platform/address/links.ts';
import { useSession } from '#platform/ports/use-ports.ts';
import { feedOf } from '#platform/live/live-price.ts';
import { asRecorded } from '#platform/reading/listed.ts';
import { knownData } from '#platform/reading/request.ts';
import type { Read } from '#platform/reading/use-read.ts';
import { messages as contractEndTexts } from '#presentation/contract-end/contract-end.messages.ts';
import { useHasPassed } from '#platform/ports/use-countdown.ts';
import { messages as positionTexts } from '#presentation/positions/position.messages.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { useSideText } from '#presentation/positions/side.ts';
import { SignInGate } from '#presentation/SignInGate.tsx';
import { useProductName } from '#presentation/product-name.ts';
import { walletNames } from '#presentation/wallet.messages.ts';
import { useInstrument } from '../api.ts';
import { orderingMessages } from '../ordering/ordering.messages.ts';
import { heldMessages } from './held.messages.ts';
import { useHeld, type Held } from './useHeld.ts';

interface HeldScreenProps {
  readonly title: string;
  /** In the room of what comes, while it loads. */
  readonly skeleton: ReactNode;
  children(known: KnownPosition): ReactNode;
}

/** What the screens about one's own position are given: it, and the instrument that it is of. */
export interface KnownPosition {
  readonly assetClass: ClosableClass;
  /** As it is now, or as it was last seen. */
  readonly position: Position;
  readonly isClosed: boolean;
  readonly closable: Decimal;
  readonly detail: QuoteDetail;
}

/** The frame of a screen that does something with an open position, whose address names it; one for all of its phases. */
export function HeldScreen({ title, skeleton, children }: HeldScreenProps): ReactNode {
  const intl = useIntl();
  const address = usePositionParams();
  const assetClass = closableClass(useAssetClasses().of(address.source));
  const { isSignedIn } = useSession();
  const asked = assetClass && isSignedIn ? address : null;
  const held = useHeld(asked);
  const { position } = held;
  const listed = asked && asRecorded(asked, position);
  const instrument = useInstrument(assetClass, listed);
  const termsOf = usePositionTerms();
  return (
    <ScreenFrame
      title={title}
      subtitle={position === null ? address.name || address.code : `${position.name} · ${termsOf(position)}`}
      hasBack
      priceOf={listed && feedOf(listed)}
      backTo={links.position(address)}
    >
      {!isSignedIn ? (
        <SignInGate
          title={intl.formatMessage(orderingMessages.signInTitle)}
          body={intl.formatMessage(orderingMessages.signInBody)}
        />
      ) : assetClass === undefined ? (
        <NoClosing source={address.source} />
      ) : (
        <OpenPosition assetClass={assetClass} held={held} instrument={instrument} skeleton={skeleton}>
          {children}
        </OpenPosition>
      )}
    </ScreenFrame>
  );
}

/** Which of the positions in this instrument it is: "Long 2×". */
function usePositionTerms(): (position: Position) => string {
  const intl = useIntl();
  const format = useFormat();
  const sideText = useSideText();
  const productName = useProductName();
  return ({ direction, leverage, source }) => {
    const terms = `${sideText(direction)} ${intl.formatMessage(positionTexts.leverage, { multiple: format.quantity(leverage) })}`;
    return [terms, productName(source)].filter(Boolean).join(' · ');
  };
}

interface OpenPositionProps extends Pick<HeldScreenProps, 'skeleton' | 'children'> {
  readonly assetClass: ClosableClass;
  readonly held: Held;
  readonly instrument: Read<QuoteDetail>;
}

function OpenPosition({ assetClass, held, instrument, skeleton, children }: OpenPositionProps): ReactNode {
  const intl = useIntl();
  const known = knownData(held.request);
  const detail = knownData(instrument.request);
  const { position } = held;
  const hasEnded = useHasPassed(position?.lastTradeTimestamp ?? null);
  if (known !== null && position === null) return <NoPosition />;
  if (position !== null && hasEnded) return <ContractEnded position={position} />;
  // Both are needed: the one that failed is the one to say and to ask again; what is known stays.
  const failed = [held, instrument].find(({ request }) => request.phase === 'failed');
  const shown = failed ?? (known === null ? held : instrument);
  return (
    <RequestView<unknown>
      request={shown.request}
      reload={shown.reload}
      what={intl.formatMessage(heldMessages.what)}
      skeleton={skeleton}
    >
      {() =>
        known !== null && position !== null && detail !== null ? (
          <Fragment key={position.id}>
            {children({
              assetClass,
              position,
              isClosed: known.position === null || position.closeTimeTimestamp !== null,
              closable: known.positionNum,
              detail,
            })}
          </Fragment>
        ) : (
          skeleton
        )
      }
    </RequestView>
  );
}

/** An address that leads to no position: its class is not ordered like this, or nobody knows it. */
function NoClosing({ source }: { source: number }): ReactNode {
  const intl = useIntl();
  const assetClass = useAssetClasses().of(source);
  if (assetClass === undefined) return <NoPosition />;
  const label = intl.formatMessage(assetClass.labelMessage);
  return (
    <EmptyState
      icon={<NotBuiltIcon />}
      title={intl.formatMessage(orderingMessages.notTradedTitle, { label })}
      body={intl.formatMessage(orderingMessages.notTradedBody)}
      action={
        <Button href={links.trade(tradeTab.holdings)}>
          {intl.formatMessage(orderingMessages.seeHoldings)}
        </Button>
      }
    />
  );
}

/** Nobody trades it any more: what is held of it is settled by itself. */
function ContractEnded({ position }: { position: Position }): ReactNode {
  const intl = useIntl();
  return (
    <EmptyState
      title={intl.formatMessage(contractEndTexts.overTitle)}
      body={intl.formatMessage(contractEndTexts.overBody, {
        wallet: intl.formatMessage(walletNames.FUTURE),
      })}
      action={
        <Button href={links.position({ ...position, type: tradeTab.holdings })}>
          {intl.formatMessage(heldMessages.seeEnded)}
        </Button>
      }
    />
  );
}

function NoPosition(): ReactNode {
  const intl = useIntl();
  return (
    <EmptyState
      title={intl.formatMessage(heldMessages.notFoundTitle)}
      body={intl.formatMessage(heldMessages.notFoundBody)}
      action={
        <Button href={links.trade(tradeTab.holdings)}>
          {intl.formatMessage(orderingMessages.seeHoldings)}
        </Button>
      }
    />
  );
}

/** Closed while the screen was open, here or elsewhere. */
export function AlreadyClosed({ body }: { body: string }): ReactNode {
  const intl = useIntl();
  return (
    <EmptyState
      title={intl.formatMessage(heldMessages.alreadyClosedTitle)}
      body={body}
      action={
        <Button href={links.trade(tradeTab.closed)}>{intl.formatMessage(heldMessages.seeClosed)}</Button>
      }
    />
  );
}
