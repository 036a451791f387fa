/** Deposits by wallet and by bank (spec §1, §5). */
import { createDeposit, depositCurrencies, depositRecords } from '@meridian/api';
import { exactly, fromState } from '../../example.ts';
import { signedIn, state, type Interaction } from '../../interaction.ts';
import { emptyPage, pageOfOne } from '../examples.ts';

const time = 1_795_015_800_000;
const pictured = [...signedIn, state('uploadedImage', { picture: 'informationPage' })];
/** As `upload.file` answered it for that image. */
const proofUrl = fromState('informationPageUrl', 'https://backend.example/files/page.png');

const byWallet = {
  clientOrderId: 'intent-1',
  type: 'wallet',
  currency: 'USDT',
  network: 'TRC-20',
  amount: '250',
  proofUrl,
};
const byBank = { clientOrderId: 'intent-1', type: 'fiat', currency: 'EUR', amount: '500', proofUrl };

const rate = { from: exactly('EUR'), to: exactly('USD'), rate: '1.16082', timestamp: time };
const coinRate = { from: exactly('USDT'), to: exactly('USD'), rate: '1', timestamp: time };
const record = {
  id: 'D-1',
  clientOrderId: 'intent-1',
  type: exactly('wallet'),
  amount: '250',
  currency: exactly('USDT'),
  network: exactly('TRC-20'),
  fee: '0',
  rate: coinRate,
  status: exactly('pending'),
  confirmations: 0,
  proofUrl: 'https://backend.example/files/page.png',
  arrivalMinutes: 5,
  createTimeTimestamp: time,
  updateTimeTimestamp: time,
};
const offer = { minimum: '1', maximum: '500000', fee: '0', arrivalMinutes: 5 };

const firstPage = { pageNo: 1, pageSize: 20 };

export const deposits: readonly Interaction[] = [
  {
    endpoint: depositCurrencies,
    description: 'for the wallet that a deposit can be sent to',
    given: [...signedIn, state('depositMethods', { only: 'XRP' })],
    request: {},
    answer: {
      data: [
        {
          ...offer,
          type: exactly('wallet'),
          currency: exactly('XRP'),
          network: exactly('XRP Ledger'),
          address: 'rMd8vXk2TqbA5nWeYpZ7sG4hJc9uLfE3Ra',
          memo: '40182736',
          rate: { ...coinRate, from: exactly('XRP'), rate: '2.1' },
        },
      ],
    },
  },
  {
    endpoint: depositCurrencies,
    description: 'for the bank that a deposit can be sent to',
    given: [...signedIn, state('depositMethods', { only: 'EUR' })],
    request: {},
    answer: {
      data: [
        {
          ...offer,
          type: exactly('fiat'),
          currency: exactly('EUR'),
          bankDetails: [{ label: 'IBAN', value: 'DE89 3704 0044 0532 0130 00' }],
          reference: 'MRD-482016',
          rate,
        },
      ],
    },
  },
  {
    endpoint: depositCurrencies,
    description: 'for ways to deposit where there are none',
    given: [...signedIn, state('depositMethods', {})],
    request: {},
    answer: { data: exactly([]) },
  },
  {
    endpoint: createDeposit,
    description: 'to report a deposit by wallet',
    given: pictured,
    request: byWallet,
    answer: { data: record },
  },
  {
    endpoint: createDeposit,
    description: 'to report a deposit by bank, which is exchanged',
    given: pictured,
    request: byBank,
    answer: {
      data: {
        id: 'D-1',
        clientOrderId: 'intent-1',
        type: exactly('fiat'),
        amount: '500',
        currency: exactly('EUR'),
        fee: '0.5',
        rate,
        status: exactly('pending'),
        proofUrl: 'https://backend.example/files/page.png',
        arrivalMinutes: 5,
        createTimeTimestamp: time,
      },
    },
  },
  {
    endpoint: createDeposit,
    description: 'to report a deposit below one',
    given: pictured,
    request: { ...byWallet, amount: '0.5' },
    answer: { refusal: 'depositTooSmall' },
  },
  {
    endpoint: createDeposit,
    description: 'to report a deposit above what the method takes',
    given: pictured,
    request: { ...byWallet, amount: '9000000' },
    answer: { refusal: 'amountNotAllowed' },
  },
  {
    endpoint: createDeposit,
    description: 'to report a deposit whose proof was never put on the server',
    given: signedIn,
    request: { ...byWallet, proofUrl: 'https://elsewhere.example/page.png' },
    answer: { refusal: 'imageNotUploaded' },
  },
  {
    endpoint: createDeposit,
    description: 'to report a deposit over a network that has no address',
    given: pictured,
    request: { ...byWallet, currency: 'USDC', network: 'Solana' },
    answer: { refusal: 'invalidRequest' },
  },
  {
    endpoint: createDeposit,
    description: 'to report a deposit under an id that was used for something else',
    given: [...pictured, state('restingOrder', { code: 'AAPL', quantity: '7', clientOrderId: 'intent-1' })],
    request: byWallet,
    answer: { refusal: 'requestIdReused' },
  },
  {
    endpoint: depositRecords,
    description: 'for a deposit that has one confirmation',
    given: [...signedIn, state('deposit', { state: 'confirming', confirmations: 1 })],
    request: firstPage,
    answer: { data: pageOfOne({ ...record, confirmations: 1 }) },
  },
  {
    endpoint: depositRecords,
    description: 'for a deposit that was credited',
    given: [...signedIn, state('deposit', { state: 'completed' })],
    request: firstPage,
    answer: {
      data: pageOfOne({ ...record, status: exactly('completed'), confirmations: 3, received: '250' }),
    },
  },
  {
    endpoint: depositRecords,
    description: 'for a deposit that failed, with its reason',
    given: [...signedIn, state('deposit', { state: 'failed', reason: 'amountMismatch' })],
    request: firstPage,
    answer: {
      data: pageOfOne({
        ...record,
        status: exactly('failed'),
        confirmations: 3,
        reason: 'The amount on the screenshot is not the one you entered.',
      }),
    },
  },
  {
    endpoint: depositRecords,
    description: 'for the deposits of a customer who has made none',
    given: signedIn,
    request: firstPage,
    answer: { data: emptyPage },
  },
];
