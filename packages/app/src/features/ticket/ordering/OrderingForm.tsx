import { orderType, type ApiProblem, type Decimal, type OrderType, type QuoteDetail } from '@meridian/api';
import { Columns, Inline, Stack, VisuallyHidden } from '@meridian/design-system';
import type { ReactNode } from 'react';
import type { Trading } from '#domain/sessions.ts';
import { LiveChange } from '#presentation/quotes/LiveChange.tsx';
import { LivePrice } from '#presentation/quotes/LivePrice.tsx';
import { OldPrices, useOldSince } from '#presentation/old-prices/old-prices.ts';
import { OldPricesNote } from '#presentation/old-prices/OldPricesNote.tsx';
import { MarketNotices } from './MarketNotices.tsx';
import { MarketPrices } from './MarketPrices.tsx';
import { OrderRefusal } from './OrderRefusal.tsx';
import type { Asked } from './useAsked.ts';

interface OrderingFormProps {
  readonly asked: Asked;
  /** With its newest price. */
  readonly detail: QuoteDetail;
  readonly trading: Trading;
  readonly orderType: OrderType;
  readonly refusal: ApiProblem | null;
  /** In the place of the last price, where that is not what orders are filled at: an auction. */
  readonly price?: ReactNode;
  /** Bid or ask was pressed: it becomes the limit. */
  onTakePrice(price: Decimal): void;
  /** The way out of a market order that cannot be taken. */
  onUseLimit(): void;
  /** What else to know before filling it in. */
  readonly notices: ReactNode;
  readonly fields: ReactNode;
  readonly figures: ReactNode;
}

/** The price, what prevents an order, then the fields and what they come to. */
export function OrderingForm(props: OrderingFormProps): ReactNode {
  const { asked, detail, trading, refusal, onUseLimit, notices, fields, figures } = props;
  const { frame, news } = asked;
  const oldSince = useOldSince([detail]);
  const isOld = oldSince !== null;
  return (
    <Stack gap={5}>
      {props.price ?? (
        <OldPrices value={isOld}>
          <Stack gap={2}>
            <Inline gap={3} align="baseline" isWrapping>
              <LivePrice quote={detail} size="l" />
              {/* How old it is counts for more than how far it had moved, and has room in the same place. */}
              {isOld ? <OldPricesNote since={oldSince} isShort /> : <LiveChange quote={detail} size="m" />}
            </Inline>
            <MarketPrices detail={detail} isOld={isOld} onTake={props.onTakePrice} />
          </Stack>
        </OldPrices>
      )}
      <OrderRefusal problem={refusal} onUseLimit={onUseLimit} />
      <MarketNotices
        detail={detail}
        trading={trading}
        isAgeShown={isOld}
        isMarketOrder={props.orderType === orderType.market}
        onUseLimit={onUseLimit}
      />
      {notices}
      <div ref={frame}>
        <Columns start={fields} end={figures} />
        <VisuallyHidden>
          <output>{news}</output>
        </VisuallyHidden>
      </div>
    </Stack>
  );
}
