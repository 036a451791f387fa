import { refusal, type ApiProblem, type QuoteDetail } from '@meridian/api';
import { Button, EmptyState, NotBuilt } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { BuiltAssetClass } from '../../../../asset-classes/definition.ts';
import { assetClassOf } from '../../../../asset-classes/registry.ts';
import { links, useInstrumentParams, type InstrumentParams } from '../../../../platform/links.ts';
import { useSession } from '../../../../platform/provider.tsx';
import { knownData } from '../../../../platform/request.ts';
import { RequestView } from '../../../../presentation/RequestView.tsx';
import { ScreenFrame } from '../../../../presentation/ScreenFrame.tsx';
import { SignInGate } from '../../../../presentation/SignInGate.tsx';
import { useInstrument } from '../../api.ts';
import { orderingMessages } from '../../ordering/ordering.messages.ts';
import { OrderForm } from './OrderForm.tsx';
import { messages } from './Ticket.messages.ts';
import { TicketSkeleton } from './TicketSkeleton.tsx';

/** One ticket for every asset class, driven by the registry (spec §2, order-placement screens). */
export default function TicketScreen(): ReactNode {
  const intl = useIntl();
  const instrument = useInstrumentParams();
  const assetClass = assetClassOf(instrument.source);
  const { isSignedIn } = useSession();
  const title = instrument.name || instrument.code;

  if (assetClass === undefined || instrument.code === '') return <UnknownInstrument title={title} />;
  if (!assetClass.isBuilt) {
    const label = intl.formatMessage(assetClass.labelMessage);
    return (
      <ScreenFrame title={title} hasBack>
        <NotBuilt
          title={intl.formatMessage(orderingMessages.notBuiltTitle, { label })}
          body={intl.formatMessage(orderingMessages.notBuiltBody)}
        />
      </ScreenFrame>
    );
  }
  if (!isSignedIn) {
    return (
      <ScreenFrame title={title} subtitle={subtitleOf(instrument)} hasBack backTo={links.quote(instrument)}>
        <SignInGate
          title={intl.formatMessage(orderingMessages.signInTitle)}
          body={intl.formatMessage(orderingMessages.signInBody)}
        />
      </ScreenFrame>
    );
  }
  return <BuiltTicket assetClass={assetClass} instrument={instrument} />;
}

function BuiltTicket({
  assetClass,
  instrument,
}: {
  assetClass: BuiltAssetClass;
  instrument: InstrumentParams;
}): ReactNode {
  const intl = useIntl();
  const { request, reload } = useInstrument(assetClass, instrument);
  const detail = knownData(request);
  const title = detail?.name ?? (instrument.name || instrument.code);

  if (request.phase === 'failed' && isUnknownInstrument(request.problem))
    return <UnknownInstrument title={title} />;
  const frame = { title, subtitle: subtitleOf(detail ?? instrument), backTo: links.quote(instrument) };
  if (detail !== null) {
    return (
      <OrderForm
        key={`${detail.market}:${detail.stock_code}`}
        assetClass={assetClass}
        detail={detail}
        instrument={instrument}
        frame={frame}
      />
    );
  }
  return (
    <ScreenFrame {...frame} hasBack>
      <RequestView
        request={request}
        reload={reload}
        what={intl.formatMessage(messages.what)}
        skeleton={<TicketSkeleton />}
      >
        {() => null}
      </RequestView>
    </ScreenFrame>
  );
}

function UnknownInstrument({ title }: { title: string }): ReactNode {
  const intl = useIntl();
  return (
    <ScreenFrame title={title === '' ? intl.formatMessage(messages.title) : title} hasBack>
      <EmptyState
        title={intl.formatMessage(orderingMessages.unknownInstrumentTitle)}
        body={intl.formatMessage(orderingMessages.unknownInstrumentBody)}
        action={<Button href={links.markets()}>{intl.formatMessage(orderingMessages.toMarkets)}</Button>}
      />
    </ScreenFrame>
  );
}

function subtitleOf(instrument: InstrumentParams | QuoteDetail): string {
  const code = 'stock_code' in instrument ? instrument.stock_code : instrument.code;
  return [code, instrument.market].filter(Boolean).join(' · ');
}

function isUnknownInstrument(problem: ApiProblem): boolean {
  return problem.kind === 'refused' && problem.code === refusal.notFound;
}
