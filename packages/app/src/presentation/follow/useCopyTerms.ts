import { tradeDirection, type Decimal } from '@meridian/api';
import { useIntl } from 'react-intl';
import { missing, useFormat } from '#platform/words/format.ts';
import { followMessages } from './follow.messages.ts';

interface CopyTerms {
  readonly direction: number | null;
  readonly leverage: Decimal | null;
}

/** Which way an order goes, and how many times the margin: "Buy long", "10×". */
export function useCopyTerms(): (order: CopyTerms) => { readonly side: string; readonly multiple: string } {
  const intl = useIntl();
  const format = useFormat();
  return ({ direction, leverage }) => ({
    side:
      direction === tradeDirection.buy
        ? intl.formatMessage(followMessages.buyLong)
        : direction === tradeDirection.sell
          ? intl.formatMessage(followMessages.sellShort)
          : missing,
    multiple: leverage === null ? missing : `${format.quantity(leverage)}×`,
  });
}
