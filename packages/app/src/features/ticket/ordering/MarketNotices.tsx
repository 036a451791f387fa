import type { QuoteDetail } from '@meridian/api';
import { Banner, Button, StaleNote } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { staleAge, type Trading } from '#domain/sessions.ts';
import { useFormat } from '#platform/format.ts';
import { useNow } from '#platform/provider.tsx';
import { orderingMessages } from './ordering.messages.ts';

/** How often the age of a price is looked at, in ms. */
const ageStepMs = 5_000;

/** What the market itself has against an order: a halt, a closed market, a price that stopped coming. */
export function MarketNotices({
  detail,
  trading,
  isAgeTold,
  isMarketOrder,
  onUseLimit,
}: {
  /** With its newest price. */
  detail: QuoteDetail;
  trading: Trading;
  /** How old the price is stands beside it already. */
  isAgeTold: boolean;
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
  if (isAgeTold || staleAge(detail.quoteTimestamp, now, trading) === null) return null;
  return (
    <StaleNote
      text={intl.formatMessage(orderingMessages.stalePrice, { age: format.age(detail.quoteTimestamp, now) })}
    />
  );
}
