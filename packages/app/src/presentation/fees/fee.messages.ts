import { defineMessages } from '#platform/words/messages.ts';

/** What a fee consists of, as a contract note in Hong Kong names it. */
export const feeMessages = defineMessages({
  commission: { id: 'fee.commission', defaultMessage: 'Commission' },
  stampDuty: { id: 'fee.stampDuty', defaultMessage: 'Stamp duty' },
  transactionLevy: { id: 'fee.transactionLevy', defaultMessage: 'SFC transaction levy' },
  afrcLevy: { id: 'fee.afrcLevy', defaultMessage: 'AFRC transaction levy' },
  tradingFee: { id: 'fee.tradingFee', defaultMessage: 'Exchange trading fee' },
  settlementFee: { id: 'fee.settlementFee', defaultMessage: 'Settlement fee' },
  otherCharge: { id: 'fee.otherCharge', defaultMessage: 'Other charge' },
});
