/** Instruments by name, and what their figures are read from: everything of a market that costs time and follows from its seed. */
import { Drivers } from './path/driver.ts';
import { CandleReader } from './candles.ts';
import { membersOf } from './instruments/index-members.ts';
import { isListedOn } from './instruments/instrument.ts';
import type { Instrument, InstrumentKey } from './instruments/instrument.ts';
import { productCodeOf } from './instruments/contract-month.ts';
import { singleContract } from './instruments/single-contract.ts';
import { countedIn, countedKey } from './instruments/splits.ts';
import type { ShareCount } from './instruments/splits.ts';
import { newIssueOf, newIssueWithCode } from './new-issues/issue-table.ts';
import { firstPrice, newShare } from './new-issues/new-share.ts';
import { BookPath } from './order-book.ts';
import { PricePath } from './path/price-path.ts';
import type { QuoteSource } from './quotes.ts';
import { VolumePath } from './volume.ts';

/** A key or code that is in no catalogue. */
export class UnknownInstrument extends RangeError {
  override readonly name = 'UnknownInstrument';
}

/** Markets of one seed share it, whatever splits they have. */
export class Sources {
  readonly seed: string;
  readonly instruments: readonly Instrument[];
  readonly candles = new CandleReader();
  readonly #byKey: Map<string, Instrument>;
  readonly #byCode: Map<string, Instrument[]>;
  readonly #sources = new Map<string, QuoteSource>();
  readonly #drivers: Drivers;

  constructor(seed: string, instruments: readonly Instrument[]) {
    this.seed = seed;
    this.instruments = instruments;
    this.#byKey = new Map(instruments.map((instrument) => [instrument.key, instrument]));
    this.#byCode = Map.groupBy(instruments, ({ code }) => code);
    this.#drivers = new Drivers(seed);
  }

  /** @throws UnknownInstrument */
  instrument(key: string): Instrument {
    const found = this.#byKey.get(key) ?? this.#contractOf(key) ?? this.#newShareOf(key);
    if (found === undefined) throw new UnknownInstrument(`no instrument "${key}"`);
    return found;
  }

  ofCode(code: string): readonly Instrument[] {
    const known = this.#byCode.get(code);
    if (known !== undefined) return known;
    const share = newIssueWithCode(code);
    return share === undefined ? this.#monthOf(code) : [this.instrument(share.key)];
  }

  find(code: string, market?: string): Instrument | undefined {
    if (market === undefined) return this.ofCode(code)[0];
    return this.ofCode(code).find((instrument) => isListedOn(instrument, market));
  }

  /** What the figures of an instrument are read from, for shares that are counted so. */
  of(listed: Instrument, count: ShareCount): QuoteSource {
    const id = countedKey(listed.key, count);
    const known = this.#sources.get(id);
    if (known !== undefined) return known;
    const instrument = countedIn(listed, count);
    const path = new PricePath(
      instrument,
      this.#drivers,
      membersOf(listed, this.instruments),
      this.#firstPriceOf(listed, instrument),
    );
    const volume = new VolumePath(this.seed, path);
    const source = { id, seed: this.seed, path, volume, book: new BookPath(this.seed, path, volume) };
    this.#sources.set(id, source);
    return source;
  }

  /** What a new share opens at on its first day, in the shares that are counted. */
  #firstPriceOf({ key, listing }: Instrument, counted: Instrument) {
    const issue = listing && newIssueOf(key);
    if (issue === undefined || listing === undefined || counted.listing === undefined) return undefined;
    return (firstPrice(this.seed, issue) * counted.listing.price) / listing.price;
  }

  /** A single month of a future: made when it is first asked for, and then known. */
  #contractOf(key: string): Instrument | undefined {
    const [group, code = ''] = key.split(':');
    const product = group === 'FUTURE' ? this.#byKey.get(`FUTURE:${productCodeOf(code) ?? ''}`) : undefined;
    const made = product && singleContract(product, code);
    if (made !== undefined) this.#byKey.set(key, made);
    return made;
  }

  /** A share that was newly issued: made when it is first asked for, and then known. */
  #newShareOf(key: string): Instrument | undefined {
    const issue = newIssueOf(key);
    if (issue === undefined) return undefined;
    const made = newShare(issue);
    this.#byKey.set(key, made);
    return made;
  }

  #monthOf(code: string): readonly Instrument[] {
    const key: InstrumentKey = `FUTURE:${code}`;
    const month = this.#byKey.get(key) ?? this.#contractOf(key);
    return month === undefined ? [] : [month];
  }
}
