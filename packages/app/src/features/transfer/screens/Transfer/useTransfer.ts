import {
  walletBalance,
  wallets as allWallets,
  walletTypes,
  type ResponseOf,
  type transfer,
  type WalletType,
} from '@meridian/api';
import { useSearchParams } from 'react-router-dom';
import { parseAmount } from '#domain/money.ts';
import { knownData } from '#platform/reading/request.ts';
import { useRead, type Read } from '#platform/reading/use-read.ts';
import { useSubmission, type FilledSubmission } from '#submission/useSubmission.ts';
import {
  emptyTransfer,
  transferModel,
  type TransferEvent,
  type TransferFacts,
  type TransferForm,
  type TransferProblem,
  type TransferSummary,
} from '../../model.ts';
import { transferWrite } from '../../write.ts';

export type TransferReceipt = ResponseOf<typeof transfer>;
type Wallets = ResponseOf<typeof allWallets>;

type Filled = FilledSubmission<
  TransferForm,
  TransferEvent,
  TransferFacts,
  TransferSummary,
  TransferProblem,
  TransferReceipt
>;

export interface Moving extends Filled {
  readonly facts: TransferFacts;
  readonly wallets: Read<Wallets>;
}

/** The state of the screen: the transfer's way to its outcome, and the wallets. */
export function useTransfer(): Moving {
  const { initial, draftKey } = useAsked();
  const wallets = useRead(allWallets, {}, { onTopics: ['wallets'] });
  const known = knownData(wallets.request)?.list ?? [];
  const rate = useRate(exchangedOf(known));
  const facts: TransferFacts = { wallets: known, rate };
  const submission = useSubmission({
    model: transferModel,
    write: transferWrite,
    draftKey,
    // What is in doubt is about the same wallets, from whichever form it was sent.
    place: 'transfer',
    initial,
    facts,
  });
  return { ...submission, facts, wallets };
}

/** The wallet that keeps another currency than BALANCE. */
function exchangedOf(wallets: TransferFacts['wallets']): WalletType | null {
  const { currency } = wallets.find(({ walletType }) => walletType === 'BALANCE') ?? {};
  return wallets.find((wallet) => wallet.currency !== currency)?.walletType ?? null;
}

function useRate(walletType: WalletType | null): TransferFacts['rate'] {
  const { request } = useRead(walletBalance, walletType && { walletType }, { refreshMs: rateMs });
  return knownData(request)?.rate ?? null;
}

const rateMs = 15_000;

const longestAmount = 20;

/**
 * What the address asks for: `to` is the wallet that lacks money, `amount` what it lacks. It is a form of its own, so that what
 * was typed for another purpose does not take its place.
 */
function useAsked(): { readonly initial: TransferForm; readonly draftKey: string } {
  const [query] = useSearchParams();
  const to = walletTypes.find((type) => type === query.get('to')) ?? emptyTransfer.to;
  const asked = query.get('amount') ?? '';
  const amount = parseAmount(asked) === null || asked.length > longestAmount ? '' : asked;
  const from = to === 'BALANCE' ? 'STOCK' : 'BALANCE';
  return {
    initial: { from, to, amount },
    draftKey: query.has('to') ? `transfer:${to}:${amount}` : 'transfer',
  };
}
