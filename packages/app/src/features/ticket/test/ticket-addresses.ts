/** Addresses of the ticket: whose it is, and which way it is turned. */
export const buyApple = '/pages/payment/stock?name=Apple&code=AAPL&source=0&market=NASDAQ&direction=0';
export const sellApple = '/pages/payment/stock?name=Apple&code=AAPL&source=0&market=NASDAQ&direction=1';
export const buyNvidia = '/pages/payment/stock?name=NVIDIA&code=NVDA&source=0&market=NASDAQ&direction=0';
export const buyBitcoin =
  '/pages/payment/crypto?name=Bitcoin&code=BTCUSDT&source=7&market=CRYPTO&direction=0';
export const buyPepe = '/pages/payment/crypto?name=Pepe&code=PEPEUSDT&source=7&market=CRYPTO&direction=0';
export const buyGold = '/pages/payment/future?name=Gold&code=GC&market=COMEX&source=3&direction=0';
export const buyYen = '/pages/payment/forex?name=USD%2FJPY&code=USDJPY&market=FOREX&source=2&direction=0';
export const buyTencent = '/pages/hkstock/payipo?name=Tencent&code=00700&market=HKEX&source=11&direction=0';
export const buyBlock = '/pages/payment/blocktrade?name=Apple&code=AAPL&market=NASDAQ&source=4&direction=0';
export const buyInAuction =
  '/pages/payment/auctionStock?name=Apple&code=AAPL&market=NASDAQ&source=8&direction=0';

/** The storage of a device on which a ticket was left with these values; nobody was signed in. */
export const draftOf = (value: unknown, key = 'ticket:0:NASDAQ:AAPL') => ({
  drafts: JSON.stringify({ [key]: { value, at: Date.UTC(2026, 10, 18, 15, 29), owner: null } }),
});
