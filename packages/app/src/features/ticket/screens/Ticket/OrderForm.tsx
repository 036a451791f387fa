import { orderType, type QuoteDetail } from '@meridian/api';
import { Button } from '@meridian/design-system';
import type { ReactNode } from 'react';
import type { BuiltAssetClass } from '../../../../asset-classes/definition.ts';
import type { InstrumentParams } from '../../../../platform/links.ts';
import { LiveChange } from '../../../../presentation/LiveChange.tsx';
import { LivePrice } from '../../../../presentation/LivePrice.tsx';
import { ScreenFrame } from '../../../../presentation/ScreenFrame.tsx';
import { isShort } from '../../model/form.ts';
import { ConfirmSheet } from '../../ordering/ConfirmSheet.tsx';
import { MarketNotices } from '../../ordering/MarketNotices.tsx';
import { OutcomeView } from '../../ordering/OutcomeView.tsx';
import { useFocusOnFirstError } from '../../ordering/useFocusOnFirstError.ts';
import { RefusalBanner } from '../../ordering/RefusalBanner.tsx';
import { ConfirmFigures, Figures, TotalFigure } from './Figures.tsx';
import { HeldNotice } from './HeldNotice.tsx';
import { OrderObstacle, WalletNotice } from './MoneyNotices.tsx';
import { OrderFields } from './OrderFields.tsx';
import { OrderRecord } from './OrderRecord.tsx';
import { ActionBar, Headline, Layout, LayoutFrame } from './Ticket.styles.ts';
import { useOrderName } from './useOrderName.ts';
import { toLimitOrder, useTicket, type Ticket } from './useTicket.ts';

export interface OrderFormProps {
  readonly assetClass: BuiltAssetClass;
  readonly detail: QuoteDetail;
  readonly instrument: InstrumentParams;
  readonly frame: { readonly title: string; readonly subtitle: string; readonly backTo: string };
}

/** The ticket from the first field to the record of what became of it. */
export function OrderForm({ assetClass, detail, instrument, frame }: OrderFormProps): ReactNode {
  const ticket = useTicket(assetClass, detail, instrument);
  const what = useOrderName(assetClass, detail)(ticket.form);
  const { submission } = ticket.controls;

  switch (submission.phase) {
    case 'done':
      return (
        <ScreenFrame {...frame} hasBack>
          <OrderRecord assetClass={assetClass} submission={submission} onAnother={ticket.startAnother} />
        </ScreenFrame>
      );
    case 'lookingUp':
    case 'unknown':
    case 'notFound':
      return (
        <ScreenFrame {...frame} hasBack>
          <OutcomeView
            submission={submission}
            what={what}
            controls={ticket.controls}
            onSendAgain={ticket.review}
          />
        </ScreenFrame>
      );
    case 'editing':
    case 'confirming':
    case 'sending':
      return (
        <ScreenFrame {...frame} hasBack footer={<PressBar ticket={ticket} what={what} />}>
          <Form ticket={ticket} refused={submission.phase === 'editing' ? submission.refusal : null} />
          <ConfirmSheet
            what={what}
            tone={isShort(ticket.form.direction) ? 'sell' : 'buy'}
            controls={ticket.controls}
          >
            <ConfirmFigures ticket={ticket} />
          </ConfirmSheet>
        </ScreenFrame>
      );
  }
}

function Form({
  ticket,
  refused,
}: {
  ticket: Ticket;
  refused: Parameters<typeof RefusalBanner>[0]['problem'];
}): ReactNode {
  const { detail, form, trading, dispatch } = ticket;
  const takeLimit = (): void => dispatch(toLimitOrder(detail));
  const frameRef = useFocusOnFirstError(ticket.attempts);
  return (
    <LayoutFrame ref={frameRef}>
      <Headline>
        <LivePrice quote={detail} size="l" />
        <LiveChange quote={detail} size="m" />
      </Headline>
      <RefusalBanner problem={refused} onUseLimit={takeLimit} />
      <MarketNotices
        detail={detail}
        trading={trading}
        isMarketOrder={form.orderType === orderType.market}
        onUseLimit={takeLimit}
      />
      <HeldNotice ticket={ticket} />
      <Layout>
        <OrderFields ticket={ticket} />
        <div>
          <Figures ticket={ticket} />
          <WalletNotice ticket={ticket} />
        </div>
      </Layout>
    </LayoutFrame>
  );
}

/** In reach of the thumb: what it costs, and the one thing to press, which says what it does. */
function PressBar({ ticket, what }: { ticket: Ticket; what: string }): ReactNode {
  return (
    <ActionBar>
      <TotalFigure ticket={ticket} />
      <OrderObstacle ticket={ticket} />
      <Button
        tone={isShort(ticket.form.direction) ? 'sell' : 'buy'}
        size="l"
        isFullWidth
        isDisabled={ticket.problems.some(({ kind }) => kind === 'halted' || kind === 'marketShut')}
        onPress={ticket.review}
      >
        {what}
      </Button>
    </ActionBar>
  );
}
