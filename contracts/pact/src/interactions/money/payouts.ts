/** Bank cards and digital wallets that a customer withdraws to (spec §3, §7). */
import { addPayoutAccount, deletePayoutAccount, payoutAccounts, updatePayoutAccount } from '@meridian/api';
import { exactly, fromState, type Example } from '../../example.ts';
import { signedIn, state, type Interaction } from '../../interaction.ts';

const time = 1_795_015_800_000;
/** As `upload.file` answered it for that image. */
const picture = fromState('documentFrontUrl', 'https://backend.example/files/front.png');
const withPicture = [...signedIn, state('uploadedImage', { picture: 'documentFront' })];
/** An account that is there, by its id. */
const known = fromState('payoutAccountId', 'A-1');
const withAccount = (params: Readonly<Record<string, string | boolean>>) => [
  ...signedIn,
  state('uploadedImage', { picture: 'documentFront' }),
  state('payoutAccount', params),
];

const american = {
  bankName: 'First Harbor Bank',
  bankAccountName: 'Alex Morgan',
  bankCardNumber: '4000000000001234',
  region: 'US',
  city: 'New York',
  swiftCode: null,
  abaRoutingNumber: '021000021',
  bankAccountNumber: '000123456789',
  postalCode: '10005',
  bankBranchAddress: '1 Harbour Street, New York',
  personalAddress: '18 Garden Road, New York',
  name: 'ALEX MORGAN',
} satisfies Example;
const german = {
  bankName: 'Elbhafen Bank',
  bankAccountName: 'Alex Morgan',
  bankCardNumber: '5500000000004444',
  region: 'DE',
  city: 'Hamburg',
  abaRoutingNumber: null,
  bankBranchAddress: null,
  swiftCode: 'ELBHDEHH',
  bankAccountNumber: 'DE89370400440532013000',
  postalCode: '20457',
  personalAddress: '18 Garden Road, Hamburg',
  name: 'ALEX MORGAN',
} satisfies Example;
const tron = {
  network: 'TRC-20',
  address: 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC',
  memo: null,
} satisfies Example;
const tagged = { ...tron, memo: '20457' } satisfies Example;
const etherAddress = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

/** What was sent is what is kept. */
const asSent = (fields: Readonly<Record<string, string | null>>): Readonly<Record<string, Example>> =>
  Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, exactly(text)]));
const kept = { id: 'A-1', isInUse: exactly(false), createTimeTimestamp: time } satisfies Example;
const cardOf = (currency: string, card: Readonly<Record<string, string | null>>) => ({
  ...kept,
  currency: exactly(currency),
  bankCard: { ...asSent(card), cardImageUrl: 'https://backend.example/files/front.png' },
});
const euros = { from: 'EUR', to: 'USD', rate: '1.0834', timestamp: time } satisfies Example;
const coins = { from: 'USDT', to: 'USD', rate: '1', timestamp: time } satisfies Example;
const walletOf = (wallet: Readonly<Record<string, string | null>>) => ({
  ...kept,
  currency: exactly('USDT'),
  wallet: asSent(wallet),
  rate: coins,
});

export const payouts: readonly Interaction[] = [
  {
    endpoint: payoutAccounts,
    description: 'for the payout accounts, a card in the US',
    given: withAccount({ kind: 'card', region: 'US' }),
    request: {},
    answer: {
      data: [
        {
          ...kept,
          currency: exactly('USD'),
          bankCard: {
            ...american,
            region: exactly('US'),
            cardImageUrl: 'https://backend.example/files/1.png',
          },
        },
      ],
    },
  },
  {
    endpoint: payoutAccounts,
    description: 'for the payout accounts, a card in Germany that is paid in euros',
    given: withAccount({ kind: 'card', region: 'DE', currency: 'EUR' }),
    request: {},
    answer: {
      data: [
        {
          ...kept,
          currency: exactly('EUR'),
          bankCard: { ...german, region: exactly('DE'), cardImageUrl: 'https://backend.example/files/1.png' },
          rate: euros,
        },
      ],
    },
  },
  {
    endpoint: payoutAccounts,
    description: 'for the payout accounts, a wallet that a withdrawal is under way to',
    given: withAccount({ kind: 'wallet', memo: '20457', inUse: true }),
    request: {},
    answer: {
      data: [{ ...kept, currency: 'USDT', wallet: tagged, rate: coins, isInUse: exactly(true) }],
    },
  },
  {
    endpoint: payoutAccounts,
    description: 'for the payout accounts where there are none',
    given: signedIn,
    request: {},
    answer: { data: exactly([]) },
  },
  {
    endpoint: addPayoutAccount,
    description: 'to add a card in the US',
    given: withPicture,
    request: { currency: 'USD', bankCard: { ...american, cardImageUrl: picture } },
    answer: { data: cardOf('USD', american) },
  },
  {
    endpoint: addPayoutAccount,
    description: 'to add a card in Germany that is paid in euros',
    given: withPicture,
    request: { currency: 'EUR', bankCard: { ...german, cardImageUrl: picture } },
    answer: { data: { ...cardOf('EUR', german), rate: euros } },
  },
  {
    endpoint: addPayoutAccount,
    description: 'to add a digital wallet with a memo',
    given: signedIn,
    request: { currency: 'USDT', wallet: tagged },
    answer: { data: walletOf(tagged) },
  },
  {
    endpoint: addPayoutAccount,
    description: 'to add a card whose picture was never put on the server',
    given: signedIn,
    request: {
      currency: 'USD',
      bankCard: { ...american, cardImageUrl: 'https://elsewhere.example/card.png' },
    },
    answer: { refusal: 'imageNotUploaded' },
  },
  {
    endpoint: addPayoutAccount,
    description: 'to add an address of another network',
    given: signedIn,
    request: { currency: 'USDT', wallet: { ...tron, address: etherAddress } },
    answer: { refusal: 'invalidRequest' },
  },
  {
    endpoint: addPayoutAccount,
    description: 'to add an account that is neither a card nor a wallet',
    given: signedIn,
    request: { currency: 'USDT' },
    answer: { refusal: 'invalidRequest' },
  },
  {
    endpoint: updatePayoutAccount,
    description: 'to change a card in the US to one in Germany',
    given: withAccount({ kind: 'card', region: 'US' }),
    request: { id: known, currency: 'EUR', bankCard: { ...german, cardImageUrl: picture } },
    answer: { data: { ...cardOf('EUR', german), rate: euros } },
  },
  {
    endpoint: updatePayoutAccount,
    description: 'to change a card to one in the US',
    given: withAccount({ kind: 'card', region: 'DE' }),
    request: { id: known, currency: 'USD', bankCard: { ...american, cardImageUrl: picture } },
    answer: { data: cardOf('USD', american) },
  },
  {
    endpoint: updatePayoutAccount,
    description: 'to change the memo of a digital wallet',
    given: withAccount({ kind: 'wallet' }),
    request: { id: known, currency: 'USDT', wallet: tagged },
    answer: { data: walletOf(tagged) },
  },
  {
    endpoint: updatePayoutAccount,
    description: 'to change an account that is not there',
    given: signedIn,
    request: { id: 'none', currency: 'USDT', wallet: tron },
    answer: { refusal: 'notFound' },
  },
  {
    endpoint: updatePayoutAccount,
    description: 'to change an account that a withdrawal is under way to',
    given: withAccount({ kind: 'wallet', inUse: true }),
    request: { id: known, currency: 'USDT', wallet: tron },
    answer: { refusal: 'accountInUse' },
  },
  {
    endpoint: updatePayoutAccount,
    description: 'to change a card to a picture that was never put on the server',
    given: withAccount({ kind: 'card' }),
    request: {
      id: known,
      currency: 'USD',
      bankCard: { ...american, cardImageUrl: 'https://elsewhere.example/card.png' },
    },
    answer: { refusal: 'imageNotUploaded' },
  },
  {
    endpoint: deletePayoutAccount,
    description: 'to delete a payout account',
    given: withAccount({ kind: 'wallet' }),
    request: { id: known },
    answer: { data: null },
  },
  {
    endpoint: deletePayoutAccount,
    description: 'to delete a payout account that is gone',
    given: signedIn,
    request: { id: 'none' },
    answer: { data: null },
  },
  {
    endpoint: deletePayoutAccount,
    description: 'to delete a payout account that a withdrawal is under way to',
    given: withAccount({ kind: 'wallet', inUse: true }),
    request: { id: known },
    answer: { refusal: 'accountInUse' },
  },
];
