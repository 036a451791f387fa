/** The address at which a position is closed. Without an id: the open position of the instrument. */
export const closeOf = (code: string, market: string, source: number, id = '') =>
  `/pages/payment/close?name=${code}&code=${code}&source=${source}&market=${market}&id=${id}`;
