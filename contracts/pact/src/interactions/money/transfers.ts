/** Money moved between two wallets (DECISIONS 22, 34, 42). */
import { cancelTransfer, transfer, walletBill } from '@meridian/api';
import type { RefusalName } from '@meridian/api';
import { requests } from '@meridian/api/test/requests';
import { exactly, fromState, type Example } from '../../example.ts';
import { chinese, funded as traded, state, type Interaction, type State } from '../../interaction.ts';
import { pageOfOne } from '../examples.ts';

const funded = [...traded, state('wallet', { type: 'BALANCE', amount: '10000', daysAgo: 5 })];
const asked = { clientOrderId: 'intent-5', from: 'BALANCE', to: 'STOCK', amount: '200.00' };
const time = 1_795_015_800_000;
const rate = { from: exactly('USD'), to: exactly('HKD'), rate: '7.78125', timestamp: time };
const receipt = {
  id: 'T-1',
  clientOrderId: exactly('intent-5'),
  from: exactly('BALANCE'),
  to: exactly('STOCK'),
  amount: exactly('200.00'),
  currency: exactly('USD'),
  received: '200.00',
  receivedCurrency: exactly('USD'),
  status: exactly('pending'),
  createTimeTimestamp: time,
  updateTimeTimestamp: time,
} satisfies Example;

const moved = (more: Readonly<Record<string, unknown>> = {}): readonly State[] => [
  ...funded,
  state('transfer', { amount: '200', arrivesInMinutes: 60, clientOrderId: 'intent-5', ...more }),
];
const made = { id: fromState('transferId', 'T-1') };

const refused = (
  name: RefusalName,
  change: Readonly<Record<string, Example>>,
  given: readonly State[] = funded,
): Interaction => ({
  endpoint: transfer,
  description: `to move money that is refused: ${name}`,
  given,
  request: { ...asked, ...change },
  answer: { refusal: name },
});

export const transfers: readonly Interaction[] = [
  {
    endpoint: transfer,
    description: 'to move dollars from BALANCE to a trading wallet',
    given: funded,
    request: asked,
    answer: { data: receipt },
  },
  {
    endpoint: transfer,
    description: 'to move dollars to the wallet of Hong Kong stocks, which is exchanged',
    given: funded,
    request: { ...asked, to: 'HK_STOCK' },
    answer: {
      data: {
        ...receipt,
        to: exactly('HK_STOCK'),
        received: '1556.25',
        receivedCurrency: exactly('HKD'),
        rate,
      },
    },
  },
  {
    endpoint: transfer,
    description: 'to move the same money again under its id',
    given: moved(),
    request: asked,
    answer: { data: receipt },
  },
  refused('insufficientFunds', { amount: '90000000.00' }),
  refused('sameWallet', { to: 'BALANCE' }),
  refused('requestIdReused', { amount: '201.00' }, moved()),
  {
    endpoint: walletBill,
    description: 'for the line of a transfer that is on its way',
    given: moved({ to: 'HK_STOCK' }),
    request: { ...requests['funds.walletBill'], kind: 'transferOut' },
    answer: {
      data: pageOfOne({
        id: 'B-1',
        walletType: exactly('BALANCE'),
        currency: exactly('USD'),
        kind: exactly('transferOut'),
        amount: exactly('-200.00'),
        balanceAfter: '9800.00',
        status: exactly('pending'),
        recordId: 'T-1',
        fromWallet: exactly('BALANCE'),
        toWallet: exactly('HK_STOCK'),
        rate,
        reference: 'T-1',
        createTimeTimestamp: time,
        updateTimeTimestamp: time,
      }),
    },
  },
  {
    endpoint: cancelTransfer,
    description: 'to cancel a transfer that is on its way',
    given: moved(),
    request: made,
    answer: { data: null },
  },
  {
    endpoint: cancelTransfer,
    description: 'to cancel a transfer that was cancelled before, in traditional Chinese',
    given: moved({ status: 'cancelled' }),
    locale: 'zh-Hant',
    request: made,
    answer: {
      refusal: 'transferNotCancellable',
      message: { pattern: chinese, example: '此筆轉賬目前狀態不可取消。' },
    },
  },
  {
    endpoint: cancelTransfer,
    description: 'to cancel a transfer that there is not',
    given: funded,
    request: { id: 'T-nowhere' },
    answer: { refusal: 'notFound' },
  },
];
