import { assetSource } from '@meridian/api';
import type { AssetClass, AssetSource, ChargeKind, WalletType } from '@meridian/api';
import { parseFixed } from '#kernel/index.ts';
import type { Fixed } from '#kernel/index.ts';
import type { Instrument } from '../market/index.ts';
import type { PermittedService } from '../services/index.ts';

/** On what terms the brokerage trades an asset class (DECISIONS 27). Rates are fractions of the order's value. */
export interface ClassTerms {
  /** The wallet that pays and is paid. */
  readonly wallet: WalletType;
  readonly leverages: readonly Fixed[];
  readonly feeRate: Fixed;
  /** In the currency of the wallet that pays, as every fee. */
  readonly minFee: Fixed;
  /** What exchange and authorities take beside it, in the order a contract note lists them. */
  readonly charges: readonly ChargeTerms[];
  /** Share of the margin that must be left; at or below it the brokerage closes the position. */
  readonly maintenanceRate: Fixed;
  /** False where orders of this class are taken by a call that is not built yet. */
  readonly isTradable: boolean;
  /** What a night costs; null where holding overnight is free. */
  readonly overnight: OvernightTerms | null;
  /** Whether each day's gain or loss is booked as the day ends. */
  readonly isSettledDaily: boolean;
  /** A market order of at least this value, in the wallet's currency, is reviewed by the desk first: status "processing". */
  readonly manualReviewThreshold: Fixed;
  /** An order opens with at least so many; zero where the instrument's own terms are enough. */
  readonly leastQuantity: Fixed;
  /** What the customer must have been approved for before anything is ordered; null for nothing. */
  readonly permission: PermittedService | null;
  /** Whether it is opened in the auction before the market's opening only (ADR 63). */
  readonly isAuctioned: boolean;
}

/** One duty or levy: a share of the order's value, rounded to a whole multiple of `unit`. */
export interface ChargeTerms {
  readonly kind: ChargeKind;
  readonly rate: Fixed;
  /** In the currency of the wallet that pays. */
  readonly unit: Fixed;
  readonly rounding: 'halfUp' | 'up';
}

/** Rates of a year (ADR 53, where each comes from), spread over `daysPerYear`. */
interface OvernightTerms {
  /** On what a long position borrows: its value less the part that its margin pays for. */
  readonly long: Fixed;
  /** On the whole value of a short position. */
  readonly short: Fixed;
  readonly daysPerYear: bigint;
}

/** How long the desk works an order. */
export const deskWorkMs = 20_000;

interface TermsText {
  wallet: WalletType;
  leverages: readonly number[];
  feeRate: string;
  minFee: string;
  charges?: readonly ChargeTerms[];
  maintenanceRate: string;
  isTradable?: boolean;
  manualReviewThreshold?: string;
  leastQuantity?: string;
  permission?: PermittedService;
  overnight?: { readonly long: string; readonly short: string; readonly daysPerYear: bigint };
  isSettledDaily?: boolean;
  isAuctioned?: boolean;
}

function terms(text: TermsText): ClassTerms {
  return {
    wallet: text.wallet,
    leverages: text.leverages.map((leverage) => parseFixed(String(leverage))),
    feeRate: parseFixed(text.feeRate),
    minFee: parseFixed(text.minFee),
    charges: text.charges ?? [],
    maintenanceRate: parseFixed(text.maintenanceRate),
    isTradable: text.isTradable ?? false,
    overnight:
      text.overnight === undefined
        ? null
        : {
            long: parseFixed(text.overnight.long),
            short: parseFixed(text.overnight.short),
            daysPerYear: text.overnight.daysPerYear,
          },
    isSettledDaily: text.isSettledDaily ?? false,
    manualReviewThreshold: parseFixed(text.manualReviewThreshold ?? '250000'),
    leastQuantity: parseFixed(text.leastQuantity ?? '0'),
    permission: text.permission ?? null,
    isAuctioned: text.isAuctioned ?? false,
  };
}

const levy = (kind: ChargeKind, rate: string): ChargeTerms => ({
  kind,
  rate: parseFixed(rate),
  unit: parseFixed('0.01'),
  rounding: 'halfUp',
});

/**
 * What both sides of a trade in Hong Kong shares pay, since 30 June 2025. Sources: Stamp Duty Ordinance (Cap. 117), First
 * Schedule, head 2(1): 0.1 %, part of a dollar counted as a dollar; Securities and Futures (Levy) Order: 0.0027 %;
 * Accounting and Financial Reporting Council Ordinance, section 50A: 0.00015 %; HKEX fee schedule: trading fee 0.00565 %,
 * CCASS stock settlement fee 0.0042 % without minimum or maximum.
 */
const hongKongCharges: readonly ChargeTerms[] = [
  { kind: 'stampDuty', rate: parseFixed('0.001'), unit: parseFixed('1'), rounding: 'up' },
  levy('transactionLevy', '0.000027'),
  levy('afrcLevy', '0.0000015'),
  levy('tradingFee', '0.0000565'),
  levy('settlementFee', '0.000042'),
];

export const classTerms: Readonly<Record<AssetClass, ClassTerms>> = {
  stock: terms({
    wallet: 'STOCK',
    leverages: [1, 2, 5, 10],
    feeRate: '0.0005',
    minFee: '0.99',
    maintenanceRate: '0.25',
    isTradable: true,
    // SOFR of about 4.00 % and 2.50 %; the usual fee of a share that is easy to borrow.
    overnight: { long: '0.065', short: '0.03', daysPerYear: 360n },
  }),
  hkStock: terms({
    wallet: 'HK_STOCK',
    leverages: [1, 2, 5],
    feeRate: '0.0008',
    minFee: '15',
    charges: hongKongCharges,
    maintenanceRate: '0.25',
    isTradable: true,
    manualReviewThreshold: '2000000',
    // One-month HIBOR of about 3.30 % and 2.50 %.
    overnight: { long: '0.058', short: '0.04', daysPerYear: 365n },
  }),
  crypto: terms({
    wallet: 'CRYPTOCURRENCY',
    leverages: [1, 2, 3, 5],
    feeRate: '0.001',
    minFee: '0',
    maintenanceRate: '0.2',
    isTradable: true,
    // The interest that perpetual contracts settle: 0.01 % every eight hours.
    overnight: { long: '0.1095', short: '0.1095', daysPerYear: 365n },
  }),
  forex: terms({
    wallet: 'FOREX',
    leverages: [1, 10, 20, 50],
    feeRate: '0.00002',
    minFee: '1',
    maintenanceRate: '0.5',
    isTradable: true,
    manualReviewThreshold: '5000000',
    // The house's fee for rolling a pair to the next day. The pairs' paths have no interest of their own.
    overnight: { long: '0.01', short: '0.01', daysPerYear: 360n },
  }),
  future: terms({
    wallet: 'FUTURE',
    leverages: [1, 5, 10, 20],
    feeRate: '0.0001',
    minFee: '1',
    maintenanceRate: '0.5',
    isTradable: true,
    manualReviewThreshold: '5000000',
    // Nothing is borrowed: a future's price has the cost of carry in it.
    isSettledDaily: true,
  }),
  blockTrade: terms({
    wallet: 'STOCK',
    leverages: [1],
    feeRate: '0.001',
    minFee: '0',
    maintenanceRate: '0.25',
    isTradable: true,
    manualReviewThreshold: '5000000',
    leastQuantity: '10000',
    permission: 'blockTrade',
  }),
  auctionStock: terms({
    wallet: 'STOCK',
    leverages: [1],
    feeRate: '0.0005',
    minFee: '0.99',
    maintenanceRate: '0.25',
    isTradable: true,
    isAuctioned: true,
  }),
  newStock: terms({
    wallet: 'SUBSCRIPTION',
    leverages: [1],
    // Subscribing is free: the issuer pays the house (ADR 61).
    feeRate: '0',
    minFee: '0',
    maintenanceRate: '0.25',
  }),
  globalIndex: terms({
    wallet: 'BALANCE',
    leverages: [1],
    feeRate: '0',
    minFee: '0',
    maintenanceRate: '0.25',
  }),
};

/** What else than by its own class an instrument can be traded as. */
const otherProducts = new Map<AssetSource, readonly AssetSource[]>([
  [assetSource.stock, [assetSource.blockTrade, assetSource.auctionStock]],
]);

/** Whether an instrument is offered as a product of this source. */
export function isTradedAs(instrument: Pick<Instrument, 'source'>, source: AssetSource): boolean {
  return instrument.source === source || (otherProducts.get(instrument.source)?.includes(source) ?? false);
}

/** Shares are quoted under the source of new shares too: their subscribers find them there (DECISIONS 51). */
const offered: ReadonlySet<AssetSource> = new Set([assetSource.stock, assetSource.hkStock]);

/** Whether a product of this source has the instrument's quote. */
export function isQuotedAs(instrument: Pick<Instrument, 'source'>, source: AssetSource): boolean {
  const isOffer = source === assetSource.newStock && offered.has(instrument.source);
  return isOffer || isTradedAs(instrument, source);
}

const classBySource = new Map<number, AssetClass>(
  (Object.keys(assetSource) as AssetClass[]).map((name) => [assetSource[name], name]),
);

/** Terms by asset source code. @throws RangeError for a code the spec does not know. */
export function termsOf(source: AssetSource): ClassTerms {
  const name = classBySource.get(source);
  if (name === undefined) throw new RangeError(`asset source ${source} is not known`);
  return classTerms[name];
}
