/** The statement as the brokerage itself says it: asked for as the app asks, and read with nothing of the app's. */
import { walletBill, type WireResponseOf } from '@meridian/api';
import type { Page, Request } from 'playwright';
import { expect } from '../expect.ts';
import { sum } from '../money.ts';
import { screens } from './addresses.ts';

type WirePage = WireResponseOf<typeof walletBill>;
type WireLine = WirePage['list'][number];

export interface WireStatement {
  /** Newest first: all of them. */
  readonly lines: readonly WireLine[];
  readonly sums: NonNullable<WirePage['sums']>;
}

/** A decimal of the wire in cents. @throws where it has more decimals. */
export function wireCents(text: string): bigint {
  const {
    sign,
    whole,
    fraction = '',
  } = /^(?<sign>-?)(?<whole>\d+)(?:\.(?<fraction>\d{1,2}))?$/.exec(text)?.groups ?? {};
  if (whole === undefined) throw new Error(`"${text}" is no amount in cents`);
  const size = BigInt(whole + fraction.padEnd(2, '0'));
  return sign === '-' ? -size : size;
}

/** Runs in the page: the same call again, with another body. */
async function ask({ url, headers, body }: { url: string; headers: Record<string, string>; body: string }) {
  const response = await fetch(url, { method: 'POST', headers, body });
  return (await response.json()) as { readonly code: number; readonly data: WirePage };
}

/** What the app itself sent with its call, without what the browser adds. */
const ownHeaders = new Set(['authorization', 'content-type', 'languages']);

/** The call that the app makes for the statement when it is opened anew, without what goes wrong on purpose. */
async function statementCall(tab: Page, walletType: string): Promise<Request> {
  const { origin, pathname, searchParams } = new URL(tab.url());
  searchParams.delete('fault');
  // A change behind the # alone would not load the page again.
  await tab.goto('about:blank');
  const [response] = await Promise.all([
    tab.waitForResponse((one) => new URL(one.url()).pathname.endsWith(walletBill.path)),
    tab.goto(`${origin}${pathname}?${searchParams.toString()}#${screens.statement(walletType)}`),
  ]);
  return response.request();
}

/** The statement of one wallet or of all, from a day on or from the first ever. Leaves the tab on the statement. */
export async function wireStatement(
  tab: Page,
  asked: { readonly walletType?: string; readonly fromDay?: string } = {},
): Promise<WireStatement> {
  const request = await statementCall(tab, asked.walletType ?? '');
  const headers = Object.fromEntries(
    Object.entries(await request.allHeaders()).filter(([name]) => ownHeaders.has(name)),
  );
  const { timeZone } = request.postDataJSON() as { readonly timeZone: string };
  const lines: WireLine[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const body = JSON.stringify({ timeZone, ...asked, pageNo, pageSize: 50 });
    const { code, data } = await tab.evaluate(ask, { url: request.url(), headers, body });
    expect(code).toBe(200);
    lines.push(...data.list);
    if (pageNo >= data.totalPage) return { lines, sums: data.sums ?? [] };
  }
}

/**
 * Opening + rows = closing in every currency, as the wire says it; and each line leads from the balance of the line before it
 * in its wallet to its own.
 */
export function expectToClose({ lines, sums }: WireStatement): void {
  expect(sums.length).toBeGreaterThan(0);
  for (const { currency, opening, moneyIn, moneyOut, closing } of sums) {
    const amounts = lines.filter((line) => line.currency === currency).map(({ amount }) => wireCents(amount));
    expect(sum(amounts.filter((amount) => amount > 0n))).toBe(wireCents(moneyIn));
    expect(-sum(amounts.filter((amount) => amount < 0n))).toBe(wireCents(moneyOut));
    expect(wireCents(opening ?? '') + sum(amounts)).toBe(wireCents(closing ?? ''));
  }
  const before = new Map<string, bigint>();
  for (const { walletType, amount, balanceAfter } of lines.toReversed()) {
    const known = before.get(walletType);
    if (known !== undefined) expect(known + wireCents(amount)).toBe(wireCents(balanceAfter));
    before.set(walletType, wireCents(balanceAfter));
  }
}

/** The lines that came after an earlier reading, newest first; what was there then has not changed. */
export function linesSince(before: WireStatement, { lines }: WireStatement): readonly WireLine[] {
  const added = lines.slice(0, lines.length - before.lines.length);
  expect(lines.slice(added.length).map(({ id, amount }) => ({ id, amount }))).toEqual(
    before.lines.map(({ id, amount }) => ({ id, amount })),
  );
  return added;
}
