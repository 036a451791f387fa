import type { Decimal, QuoteDetail } from '@meridian/api';
import type { ReviewQuestion } from '@meridian/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { compare } from '#domain/money.ts';
import { useFormat } from '#platform/words/format.ts';
import type { Submission } from '#submission/submission.ts';
import { followReview, movedPercent, type ReviewedPrice } from '../model/price-moved.ts';
import { concernMessages } from './concerns.messages.ts';

interface Reviewed {
  readonly submission: Submission<unknown>;
  readonly detail: QuoteDetail;
  /** What the order is estimated at, where that is the market's price; null for a limit of one's own. */
  readonly marketPrice: Decimal | null;
}

/** Asked in the review when the price has moved since it was opened: the figures are at the new price by then. */
export function usePriceQuestion({ submission, detail, marketPrice }: Reviewed): ReviewQuestion | undefined {
  const intl = useIntl();
  const format = useFormat();
  const [known, setKnown] = useState<ReviewedPrice | null>(null);
  const { phase } = submission;
  // While it is sent nothing is asked, and a password that was wrong leads back to the same review.
  const reviewed = phase === 'sending' ? known : followReview(known, phase === 'confirming', marketPrice);
  if (reviewed !== known) setKnown(reviewed);
  const asked = reviewed?.asked ?? null;
  if (reviewed === null || asked === null || marketPrice === null) return undefined;
  const price = (value: Decimal) => format.money(value, detail.currency, { decimals: detail.priceDecimals });
  return {
    title: intl.formatMessage(concernMessages.priceMoved, {
      side: compare(asked, reviewed.at) < 0 ? 'down' : 'up',
      percent: format.percent(movedPercent(reviewed.at, asked), { signed: false }),
      price: price(asked),
    }),
    body: intl.formatMessage(concernMessages.priceMovedBody, { price: price(reviewed.at) }),
    acceptLabel: intl.formatMessage(concernMessages.acceptPrice),
    onAccept: () => setKnown({ at: marketPrice, asked: null }),
  };
}
