import type { Decimal } from '@meridian/api';
import { OrderOutcome } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { absolute } from '#domain/money.ts';
import { useFormat } from '#platform/words/format.ts';
import type { CloseOutcome } from '../../closing/close-outcome.ts';
import { concernMessages } from '../../ordering/concerns.messages.ts';
import { useCountedUnit } from '../../ordering/useCountedUnit.ts';
import { outcomeMessages } from './Close.messages.ts';
import type { Closing } from './useClosing.ts';

interface ClosePictureProps {
  readonly closing: Closing;
  readonly outcome: CloseOutcome;
}

/** The position now and after, from which price to which, what it came to and what is left. */
export function ClosePicture({ closing, outcome }: ClosePictureProps): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { detail, position, assetClass } = closing;
  const unitOf = useCountedUnit(assetClass);
  const { before, after, price, net, isLoss, marginLeft } = outcome;
  const counted = (quantity: Decimal): string => `${format.quantity(quantity)} ${unitOf(detail, quantity)}`;
  const priceText = (value: Decimal): string =>
    format.money(value, detail.currency, { decimals: detail.priceDecimals });
  const values = {
    result: isLoss ? 'loss' : 'gain',
    net: format.money(absolute(net), position.walletCurrency),
    left: counted(after.quantity),
    margin: format.money(marginLeft, position.walletCurrency),
    stopOut: format.money(position.stopOutPrice, detail.currency, { decimals: detail.priceDecimals }),
    hasStopOut: String(position.stopOutPrice !== null),
  };
  return (
    <OrderOutcome
      label={intl.formatMessage(outcomeMessages.label)}
      before={{
        label: intl.formatMessage(concernMessages.now),
        value: counted(before.quantity),
        share: before.share,
      }}
      after={{
        label: intl.formatMessage(concernMessages.after),
        value: counted(after.quantity),
        share: after.share,
      }}
      entry={{
        label: intl.formatMessage(outcomeMessages.opened),
        value: priceText(position.openPrice),
        at: 0.5,
      }}
      exit={{
        label: intl.formatMessage(outcomeMessages.closes),
        value: priceText(price.value),
        at: price.at,
      }}
      tone={isLoss ? 'negative' : 'positive'}
    >
      {intl.formatMessage(marginLeft === null ? outcomeMessages.all : outcomeMessages.part, values)}
    </OrderOutcome>
  );
}
