/** A request of every write that is built: for tests that hold of all of them. */
import type { EndpointId } from '@meridian/api/catalogue';
import { sampleBytes, sampleFile } from '#domain/files/index.ts';
import { openOffers } from '#domain/follow/index.ts';
import { sampleAddresses } from '#domain/payouts/index.ts';
import { filePath } from '#handlers/upload/file-address.ts';
import { demoUser } from '#names.ts';
import type { ScenarioName } from '#names.ts';
import type { BrokerageWorld } from '#world-definition.ts';
import { apple, bitcoin } from './opened-world.ts';

/** A request that a write takes, and what else might be asked for. */
export interface WriteCase {
  readonly scenario: ScenarioName;
  readonly request: (world: BrokerageWorld) => Readonly<Record<string, unknown>>;
  /** What else might be asked for under the same id: each alone is another request. */
  readonly changes: Readonly<Record<string, unknown>>;
}

const { payPassword, password, loginId } = demoUser;
/** What every order says, whatever it is of. */
export const anyOrder = {
  clientOrderId: 'x',
  direction: 0,
  orderType: 0,
  quantity: '2',
  leverage: '1',
  payPassword,
} as const;
/** Whose code a world must have been told of (fact `emailCode`) before its requests are taken. */
export const email = 'ada@b';
export const code = '482163';
const picture = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'proof.png', { type: 'image/png' });

/** Of the picture that the customer has put on the server (fact `uploadedImage`). */
function sampleAddress(world: BrokerageWorld): string {
  const state = world.read();
  const user = state.users.get(loginId);
  const { hash } = sampleFile('informationPage', 0);
  return user === undefined ? '' : `http://meridian.test/w/world${filePath(state, user, hash)}`;
}

const tronWallet = { network: 'TRC-20', address: sampleAddresses['TRC-20'] };

/** One for every write that is built; the compiler does not know which these are, so a test does (`once.test.ts`). */
export const writeCases: { readonly [Id in EndpointId]?: WriteCase } = {
  'auth.login': {
    scenario: 'visitor',
    request: () => ({ username: loginId, password }),
    changes: { username: demoUser.email, password: 'another1' },
  },
  'auth.setPayPassword': {
    scenario: 'no-pay-password',
    request: () => ({ payPassword: '123456' }),
    changes: { payPassword: '123457' },
  },
  'auth.updatePayPassword': {
    scenario: 'funded',
    request: () => ({ oldPayPassword: payPassword, payPassword: '135790' }),
    changes: { oldPayPassword: '135790', payPassword: '135791' },
  },
  'auth.registerByEmail': {
    scenario: 'visitor',
    request: () => ({ email, code, password: 'lovelace', inviteCode: '' }),
    changes: { email: 'eve@b', code: '000000', password: 'lovelace1', inviteCode: 'MRD-4821' },
  },
  'auth.sendEmailCode': {
    scenario: 'visitor',
    request: () => ({ email: 'new@b' }),
    changes: { email: 'other@b' },
  },
  'auth.resetPassword': {
    scenario: 'visitor',
    request: () => ({ email: demoUser.email, code, password: 'lovelace' }),
    changes: { email, code: '000000', password: 'lovelace1' },
  },
  'auth.updatePassword': {
    scenario: 'funded',
    request: () => ({ oldPassword: password, password: 'lovelace' }),
    changes: { oldPassword: 'lovelace', password: 'lovelace1' },
  },
  'auth.submitRealName': {
    scenario: 'newcomer',
    request: (world) => {
      const url = sampleAddress(world);
      return {
        documentType: 'passport',
        firstName: 'Wei',
        lastName: 'Chen',
        documentNumber: 'E1',
        countryCode: 'CN',
        imageUrls: [url],
      };
    },
    changes: { firstName: 'Mei', documentNumber: 'E2', countryCode: 'HK', imageUrls: [] },
  },
  'auth.applyService': {
    scenario: 'funded',
    request: () => ({
      serviceType: 'loan',
      amount: '6000.00',
      months: 12,
      purpose: 'education',
      payPassword,
    }),
    changes: { serviceType: 'blockTrade', amount: '6000.01', months: 6, purpose: 'other' },
  },
  'upload.file': {
    scenario: 'newcomer',
    request: () => ({ file: picture(sampleBytes('documentFront')) }),
    changes: { file: picture(sampleBytes('documentBack')) },
  },
  'watchlist.save': {
    scenario: 'newcomer',
    request: () => ({
      classify: 'UsStock',
      assettype: '0',
      securityName: 'Apple',
      secuCode: 'AAPL',
      market: 'NASDAQ',
    }),
    changes: { classify: 'HK', securityName: 'Appel', secuCode: 'TSLA' },
  },
  'watchlist.delete': { scenario: 'trader', request: () => ({ id: 'W1' }), changes: { id: 'W2' } },
  'watchlist.deleteByCode': {
    scenario: 'trader',
    request: () => ({ stockCode: 'AAPL', market: 'NASDAQ', assettype: '0' }),
    changes: { stockCode: 'TSLA', assettype: '8' },
  },
  'trading.createStockOrder': {
    scenario: 'funded',
    request: () => ({ ...apple, ...anyOrder }),
    changes: { stockCode: 'TSLA', direction: 1, quantity: '3', leverage: '2' },
  },
  'trading.createCryptoOrder': {
    scenario: 'funded',
    request: () => ({ ...bitcoin, ...anyOrder, quantity: '0.01' }),
    changes: { stockCode: 'ETHUSDT', direction: 1, quantity: '0.02', leverage: '2' },
  },
  'trading.createHkOrder': {
    scenario: 'funded',
    // Hong Kong is closed in the morning of New York: a limit waits.
    request: () => ({
      ...anyOrder,
      stockCode: '00700',
      market: 'HKEX',
      orderType: 1,
      limitPrice: '600',
      quantity: '100',
    }),
    changes: { stockCode: '00005', direction: 1, quantity: '200', leverage: '2', limitPrice: '601' },
  },
  'trading.createFutureOrder': {
    scenario: 'funded',
    request: () => ({ ...anyOrder, stockCode: 'CL', market: 'NYMEX' }),
    changes: { stockCode: 'NG', direction: 1, quantity: '1', leverage: '5' },
  },
  'trading.createForexOrder': {
    scenario: 'funded',
    request: () => ({ ...anyOrder, stockCode: 'EURUSD', market: 'FOREX', quantity: '10000' }),
    changes: { stockCode: 'USDJPY', direction: 1, quantity: '20000', leverage: '10' },
  },
  'trading.createBlockTrade': {
    scenario: 'block-opened',
    request: () => ({ ...anyOrder, ...apple, quantity: '10000' }),
    changes: { stockCode: 'KO', direction: 1, quantity: '10001', leverage: '2' },
  },
  'trading.createAuctionStockOrder': {
    scenario: 'auction-open',
    request: () => ({ ...anyOrder, ...apple }),
    changes: { stockCode: 'KO', direction: 1, quantity: '3', leverage: '2' },
  },
  'trading.subscribeIpo': {
    scenario: 'ipo-open',
    request: () => ({
      clientOrderId: 'x',
      stockCode: 'CORM',
      market: 'NASDAQ',
      quantity: '20',
      payPassword,
    }),
    changes: { stockCode: 'MLAA', market: 'NYSE', quantity: '40' },
  },
  'trading.flatPosition': {
    scenario: 'trader',
    request: (world) => {
      const [position] = world.read().trading.positions.values();
      return {
        clientOrderId: 'x',
        id: position?.id,
        quantity: '1',
        orderType: 0,
        payPassword,
      };
    },
    changes: { id: 'P-other', quantity: '2' },
  },
  'trading.addPositionMargin': {
    scenario: 'underwater',
    request: (world) => {
      const [position] = world.read().trading.positions.values();
      return { clientOrderId: 'x', id: position?.id, margin: '100', payPassword };
    },
    changes: { id: 'P-other', margin: '200' },
  },
  'trading.cancelOrder': {
    scenario: 'trader',
    request: (world) => {
      const [waiting] = world.read().trading.waiting;
      return { orderNo: waiting };
    },
    changes: { orderNo: 'O-other' },
  },
  'funds.createDeposit': {
    scenario: 'funded',
    request: (world) => ({
      clientOrderId: 'x',
      type: 'wallet',
      currency: 'USDT',
      network: 'TRC-20',
      amount: '250',
      proofUrl: sampleAddress(world),
    }),
    changes: { type: 'fiat', currency: 'USDC', network: 'ERC-20', amount: '251', proofUrl: 'http://other/' },
  },
  'funds.transfer': {
    scenario: 'funded',
    request: () => ({ clientOrderId: 'x', from: 'BALANCE', to: 'STOCK', amount: '200' }),
    changes: { from: 'FUTURE', to: 'HK_STOCK', amount: '201' },
  },
  'funds.cancelTransfer': {
    scenario: 'transfer-pending',
    request: () => ({ id: 'T000001' }),
    changes: { id: 'T000002' },
  },
  'funds.applyWithdrawal': {
    scenario: 'trader',
    request: () => ({
      clientOrderId: 'x',
      type: 'bankCard',
      accountId: 'A000001',
      amount: '200',
      payPassword,
    }),
    changes: { type: 'digitalCurrency', accountId: 'A000002', amount: '201' },
  },
  'funds.addPayoutAccount': {
    scenario: 'no-payout-account',
    request: () => ({ currency: 'USDT', wallet: tronWallet }),
    changes: { currency: 'USDC', wallet: { ...tronWallet, network: 'ERC-20' } },
  },
  'funds.updatePayoutAccount': {
    scenario: 'trader',
    request: () => ({ id: 'A000002', currency: 'USDT', wallet: tronWallet }),
    changes: { id: 'A000001', currency: 'USDC', wallet: { ...tronWallet, memo: '12' } },
  },
  'funds.deletePayoutAccount': {
    scenario: 'trader',
    request: () => ({ id: 'A000001' }),
    changes: { id: 'A000002' },
  },
  'trading.createFollowFutures': {
    scenario: 'follow-futures-running',
    request: (world) => {
      const [offer] = openOffers(world.read().market, world.now());
      return { clientOrderId: 'x', offerId: offer?.id, amount: '200', payPassword };
    },
    changes: { offerId: 'ashlar-2026-11-19', amount: '201' },
  },
  'trading.cancelFollowFutures': {
    scenario: 'follow-futures-running',
    request: () => ({ id: 'C000005' }),
    changes: { id: 'C000004' },
  },
  'trading.closeFollowFutures': {
    scenario: 'follow-futures-running',
    request: () => ({ clientOrderId: 'x', id: 'C000004', payPassword }),
    changes: { id: 'C000005' },
  },
  'follow.followAgency': {
    scenario: 'follow-wait-confirm',
    request: () => ({ clientOrderId: 'x', agencyId: 'northmoor', amount: '200', payPassword }),
    changes: { agencyId: 'kestrel', amount: '201' },
  },
  'content.markMessagesRead': {
    scenario: 'trader',
    request: () => ({ ids: [], isAll: true }),
    changes: { ids: ['M1'], isAll: false },
  },
};
