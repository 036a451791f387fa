import { isRefusedFor, preMarketList, type QuoteDetail } from '@meridian/api';
import { Button, EmptyState, NotBuiltIcon } from '@meridian/design-system';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useAddressed } from '#asset-classes/addressed.ts';
import type { AssetClassDefinition, TradedClass } from '#asset-classes/definition.ts';
import { tradedClass } from '#asset-classes/registry.ts';
import { links, type InstrumentParams } from '#platform/address/links.ts';
import { useSession } from '#platform/ports/use-ports.ts';
import { feedOf } from '#platform/live/live-price.ts';
import { afterLookUp, useListed } from '#platform/reading/listed.ts';
import { knownData } from '#platform/reading/request.ts';
import type { Read } from '#platform/reading/use-read.ts';
import { useAuction } from '#presentation/auction/useAuction.ts';
import { GatedBy } from '#presentation/gates/GatedBy.tsx';
import { messages as presentation } from '#presentation/presentation.messages.ts';
import { useProductName } from '#presentation/product-name.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { usePermission } from '#presentation/permission/usePermission.ts';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { SignInGate } from '#presentation/SignInGate.tsx';
import { WrongAddress } from '#presentation/WrongAddress.tsx';
import { useHeldPosition, useInstrument } from '../../api.ts';
import { orderingMessages } from '../../ordering/ordering.messages.ts';
import { OrderingSkeleton } from '../../ordering/OrderingSkeleton.tsx';
import { OrderForm, type OrderFormProps } from './OrderForm.tsx';
import { messages } from './Ticket.messages.ts';

/**
 * One ticket for every asset class, driven by the registry (spec §2, order-placement screens). The frame stays from the
 * first moment to the record of the order: whoever has the way back under the thumb, or in focus, keeps it.
 */
export default function TicketScreen(): ReactNode {
  const { assetClass, instrument } = useAddressed();
  return instrument === null ? (
    <WrongAddress assetClass={assetClass} />
  ) : (
    <InstrumentTicket addressed={assetClass} instrument={instrument} />
  );
}

interface InstrumentTicketProps {
  /** The class of the address; whether there is a ticket for it is still to be seen. */
  readonly addressed: AssetClassDefinition;
  readonly instrument: InstrumentParams;
}

function InstrumentTicket({ addressed, instrument }: InstrumentTicketProps): ReactNode {
  const intl = useIntl();
  const { isSignedIn } = useSession();
  const productName = useProductName()(instrument.source);
  const assetClass = instrument.code === '' ? undefined : tradedClass(addressed);
  const { instrument: listed, lookUp } = useListed(assetClass && isSignedIn ? instrument : null);
  const read = afterLookUp(lookUp, useInstrument(assetClass, listed));
  const detail = knownData(read.request);
  const title = detail?.name ?? instrument.name;
  return (
    <ScreenFrame
      title={title === '' ? intl.formatMessage(messages.title) : title}
      subtitle={subtitleOf(detail ?? listed ?? instrument, productName)}
      hasBack
      priceOf={listed && feedOf(listed)}
      {...(assetClass !== undefined && { backTo: links.quote(instrument) })}
    >
      {assetClass === undefined ? (
        <NoTicket assetClass={addressed} instrument={instrument} />
      ) : isSignedIn ? (
        <GatedBy gate={assetClass.gate} skeleton={<OrderingSkeleton fields={shownFields} figures={5} />}>
          <BuiltTicket assetClass={assetClass} instrument={instrument} {...read} />
        </GatedBy>
      ) : (
        <SignInGate
          title={intl.formatMessage(orderingMessages.signInTitle)}
          body={intl.formatMessage(orderingMessages.signInBody)}
        />
      )}
    </ScreenFrame>
  );
}

/** A market order's: the limit price comes with a limit order only. */
const shownFields = ['choiceWithHint', 'choice', 'quantity', 'leverage'] as const;

interface BuiltTicketProps extends Read<QuoteDetail> {
  readonly assetClass: TradedClass;
  readonly instrument: InstrumentParams;
}

function BuiltTicket({ assetClass, instrument, request, reload }: BuiltTicketProps): ReactNode {
  const intl = useIntl();
  const detail = knownData(request);
  if (detail === null && request.phase === 'failed' && isRefusedFor(request.problem, 'notFound'))
    return <UnknownInstrument />;
  // What is known stays on screen whatever the next read says, and the form with it.
  return (
    <RequestView
      request={request}
      reload={reload}
      what={intl.formatMessage(messages.what)}
      skeleton={<OrderingSkeleton fields={shownFields} figures={5} />}
    >
      {(known) => (
        <FormWithHeld
          key={`${assetClass.paths.source}:${known.market}:${known.stock_code}`}
          assetClass={assetClass}
          detail={known}
          instrument={instrument}
        />
      )}
    </RequestView>
  );
}

/** An order does not wait longer to know what is held, in ms. */
const longestWaitMs = 2_000;

/** What is held, and whether one may order at all, is said above the fields. They come together: nobody aims at a field that then moves down. */
function FormWithHeld(props: OrderFormProps): ReactNode {
  const intl = useIntl();
  const held = useHeldPosition(props);
  const permission = usePermission(props.assetClass.permission);
  // The price that a limit begins with is the one that the auction would end with.
  const isAuctionAwaited = useIsAuctionAwaited(props);
  const isAwaited = held.isAwaited || permission.isAwaited || isAuctionAwaited;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, longestWaitMs, true);
    return () => clearTimeout(timer);
  }, []);
  const [isShown, setShown] = useState(!isAwaited);
  if (!isShown && (!isAwaited || isLate)) setShown(true);
  if (isShown) return <OrderForm {...props} />;
  const what = intl.formatMessage(messages.what);
  return (
    <div role="status" aria-busy="true" aria-label={intl.formatMessage(presentation.loading, { what })}>
      <OrderingSkeleton fields={shownFields} figures={5} />
    </div>
  );
}

/** Whether what is ordered in an auction has to be asked about first. */
function useIsAuctionAwaited({ assetClass, detail }: OrderFormProps): boolean {
  const page = assetClass.quote.auction;
  const asked = page ? { code: detail.stock_code, market: detail.market } : null;
  const { request } = useAuction(page ?? preMarketList, asked);
  return asked !== null && knownData(request) === null && request.phase !== 'failed';
}

interface NoTicketProps {
  readonly assetClass: AssetClassDefinition;
  readonly instrument: InstrumentParams;
}

/** An address that leads to no ticket: its class is not ordered like this, or it names no instrument. */
function NoTicket({ assetClass, instrument }: NoTicketProps): ReactNode {
  const intl = useIntl();
  if (instrument.code === '') return <UnknownInstrument />;
  const label = intl.formatMessage(assetClass.labelMessage);
  return (
    <EmptyState
      icon={<NotBuiltIcon />}
      title={intl.formatMessage(orderingMessages.notTradedTitle, { label })}
      body={intl.formatMessage(orderingMessages.notTradedBody)}
      action={<Button href={links.markets()}>{intl.formatMessage(orderingMessages.toMarkets)}</Button>}
    />
  );
}

function UnknownInstrument(): ReactNode {
  const intl = useIntl();
  return (
    <EmptyState
      title={intl.formatMessage(orderingMessages.unknownInstrumentTitle)}
      body={intl.formatMessage(orderingMessages.unknownInstrumentBody)}
      action={<Button href={links.markets()}>{intl.formatMessage(orderingMessages.toMarkets)}</Button>}
    />
  );
}

function subtitleOf(instrument: InstrumentParams | QuoteDetail, productName: string | null): string {
  const code = 'stock_code' in instrument ? instrument.stock_code : instrument.code;
  return [code, instrument.market, productName].filter(Boolean).join(' · ');
}
