/** Of a line of the statement that belongs to no deposit, withdrawal, transfer or follow. */
export const noRecord = {
  status: null,
  reason: null,
  updateTimeTimestamp: null,
  recordId: null,
  fromWallet: null,
  fromAccount: null,
  toWallet: null,
  toAccount: null,
  withdrawal: null,
  rate: null,
  target: null,
} as const;
