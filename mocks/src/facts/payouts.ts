/** Facts about where the customer has money sent. */
import * as v from 'valibot';
import type { Brokerage } from '#domain/brokerage.ts';
import { addFile, sampleFile } from '#domain/files/index.ts';
import { addPayoutAccount, networks, sampleAddresses, sampleCard } from '#domain/payouts/index.ts';
import type { PayoutAccount } from '#domain/payouts/index.ts';
import { customerId, dayMs, days, defineFact, shortText } from './define.ts';
import { withdrawTo } from './withdrawn.ts';

/** What kind of account, and where. */
export const accountParameters = {
  kind: v.picklist(['card', 'wallet']),
  /** Without it dollars of a card, and USDT of a wallet. */
  currency: v.optional(shortText),
  /** Of a card's bank. */
  region: v.optional(shortText, 'US'),
  /** Of a wallet's address. */
  network: v.optional(v.picklist(networks), 'TRC-20'),
};
const sampleParameters = v.object({ ...accountParameters, memo: v.optional(shortText) });

/** An account as one might be, of the customer's. */
export function addSampleAccount(
  state: Brokerage,
  { kind, currency, region, network, memo }: v.InferOutput<typeof sampleParameters>,
  at: number,
): PayoutAccount {
  const picture = sampleFile('informationPage', at);
  if (kind === 'card') addFile(state, customerId, picture);
  // The host has the file, and the fact does not know the host: an address without one.
  const image = { imageHash: picture.hash, imagePath: `/w/${state.worldId}/files/${picture.hash}` };
  const details =
    kind === 'card'
      ? { currency: currency ?? 'USD', bankCard: sampleCard(region, image), wallet: null }
      : {
          currency: currency ?? 'USDT',
          bankCard: null,
          wallet: { network, address: sampleAddresses[network], memo: memo ?? null },
        };
  return addPayoutAccount(state, customerId, details, at);
}

const payoutAccount = defineFact({
  parameters: v.object({
    ...sampleParameters.entries,
    inUse: v.optional(v.boolean(), false),
    daysAgo: v.optional(days, 20),
  }),
  sentence({ kind, region, network, inUse }) {
    const what = kind === 'card' ? `a bank card of ${region}` : `an address on ${network}`;
    const use = inUse ? ', to which a withdrawal is under review' : '';
    return `the customer can withdraw to ${what}${use}`;
  },
  apply(state, { inUse, daysAgo, ...sample }, at) {
    const account = addSampleAccount(state, sample, at - Math.round(daysAgo * dayMs));
    if (inUse) withdrawTo(state, account, {}, at);
  },
});

export const payoutFacts = { payoutAccount } as const;
