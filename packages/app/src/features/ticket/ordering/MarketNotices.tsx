import type { QuoteDetail } from '@meridian/api';
import { Banner, Button, InlineMessage } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { staleAge, type Trading } from '#domain/sessions.ts';
import { useFormat } from '#platform/words/format.ts';
import { useNow } from '#platform/ports/use-ports.ts';
import { orderingMessages } from './ordering.messages.ts';

/** How often the age of a price is looked at, in ms. */
const ageStepMs = 5_000;

/** What the market itself has against an order: a halt, an offer that is not open, a closed market, a price that stopped coming. */
export function MarketNotices({
  detail,
  trading,
  isAgeShown,
  isMarketOrder,
  onUseLimit,
}: {
  /** With its newest price. */
  detail: QuoteDetail;
  trading: Trading;
  /** How old the price is, is shown beside it already. */
  isAgeShown: boolean;
  isMarketOrder: boolean;
  onUseLimit(): void;
}): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const now = useNow(ageStepMs);

  if (trading.state === 'halted') {
    return (
      <Banner tone="waiting" title={intl.formatMessage(orderingMessages.halted, { name: detail.name })}>
        {intl.formatMessage(orderingMessages.haltedBody)}
      </Banner>
    );
  }
  if (trading.state === 'upcoming' || trading.state === 'ended') return <OutsideWindow trading={trading} />;
  if (trading.state === 'shut') {
    const { reason, opensAt } = trading;
    return (
      <Banner
        tone="info"
        title={intl.formatMessage(orderingMessages.shutTitle, { reason })}
        action={
          isMarketOrder && (
            <Button size="s" onPress={onUseLimit}>
              {intl.formatMessage(orderingMessages.useLimit)}
            </Button>
          )
        }
      >
        {opensAt === null
          ? intl.formatMessage(orderingMessages.shutBodyNoTime)
          : intl.formatMessage(orderingMessages.shutBody, {
              time: format.dateTime(opensAt),
              zone: format.timeZoneName(opensAt),
            })}
      </Banner>
    );
  }
  if (isAgeShown || staleAge(detail.quoteTimestamp, now, trading) === null) return null;
  return (
    <InlineMessage
      tone="waiting"
      size="s"
      title={intl.formatMessage(orderingMessages.stalePrice, { age: format.age(detail.quoteTimestamp, now) })}
    />
  );
}

/** Of an offer: orders are not accepted yet, or no more. */
function OutsideWindow({
  trading,
}: {
  trading: Extract<Trading, { state: 'upcoming' | 'ended' }>;
}): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const isUpcoming = trading.state === 'upcoming';
  const at = isUpcoming ? trading.opensAt : trading.closedAt;
  const when = { time: format.dateTime(at), zone: format.timeZoneName(at) };
  return (
    <Banner
      tone="waiting"
      title={intl.formatMessage(isUpcoming ? orderingMessages.upcomingTitle : orderingMessages.endedTitle)}
    >
      {intl.formatMessage(isUpcoming ? orderingMessages.upcomingBody : orderingMessages.endedBody, when)}
    </Banner>
  );
}
