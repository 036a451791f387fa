import type { FutureDetail } from '@meridian/api';
import { Banner } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { calendarDay, daysUntil } from '#domain/calendar-day.ts';
import { useFormat } from '#platform/words/format.ts';
import { useNow } from '#platform/ports/use-ports.ts';
import { messages } from './contract-end.messages.ts';

/** So many days before its last one a contract's end is said above its price. */
const saidBeforeDays = 5;
const lookMs = 60_000;

/** A contract that is about to end, and what comes then. Nothing while that is far. */
export function ContractEnds({ detail }: { detail: FutureDetail }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const now = useNow(lookMs);
  const { contractCode, lastTradeDate, expiryDate, productCode, stock_code: code, timeZone } = detail;
  if (contractCode === null || lastTradeDate === null) return null;
  const days = daysUntil(lastTradeDate, timeZone, now);
  if (days < 0 || days > saidBeforeDays) return null;
  const isSingle = productCode !== null && productCode !== code;
  return (
    <Banner tone="waiting" title={intl.formatMessage(messages.endsTitle, { code: contractCode, days })}>
      {intl.formatMessage(messages[isSingle ? 'singleEnds' : 'continuousEnds'], {
        date: calendarDay(lastTradeDate, format),
        expiry: calendarDay(expiryDate, format),
      })}
    </Banner>
  );
}
