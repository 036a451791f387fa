import type { Page } from 'playwright';
import { expect } from '../expect.ts';
import { cents } from '../money.ts';
import { screens } from './addresses.ts';
import { expectScreen, followLink } from './places.ts';
import { eventually, inOneLine, literally, textOf } from './reading.ts';

/** One line of the statement as it is read off the screen. Money in cents. */
export interface StatementLine {
  /** "Handling fee · AAPL", or "Deposit". */
  readonly what: string;
  readonly amount: bigint;
  readonly balance: bigint;
}

const linePattern = /^(?<what>.+) \d\d:\d\d · .+? (?<amount>[+\u2212]\S+) Balance (?<balance>\S+)$/;

/** All lines of the statement on screen, newest first. */
async function readStatement(tab: Page): Promise<readonly StatementLine[]> {
  await expectScreen(tab, 'Statement');
  const main = tab.getByRole('main');
  const count = main.getByText(/^[\d,]+ of [\d,]+ lines$/);
  await expect(count).toBeVisible();
  // It grows by itself where its end is in sight.
  while (await main.getByRole('button', { name: 'Show earlier' }).isVisible()) {
    const shown = await count.innerText();
    await tab.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
    await expect(main.getByText(shown, { exact: true })).toBeHidden();
  }
  return eventually(async () => {
    const rows = main.getByRole('list', { name: /^Movements on / }).getByRole('listitem');
    const lines = (await rows.allInnerTexts()).map((text) => readLine(inOneLine(text)));
    expect(await count.innerText()).toBe(`${lines.length} of ${lines.length} lines`);
    return lines;
  });
}

function readLine(text: string): StatementLine {
  const { what, amount, balance } = linePattern.exec(text)?.groups ?? {};
  if (what === undefined || amount === undefined || balance === undefined) {
    throw new Error(`This is no line of a statement: ${text}`);
  }
  return { what, amount: cents(amount), balance: cents(balance) };
}

export interface WalletReading {
  /** In cents. */
  readonly balance: bigint;
  /** What is neither in a position nor held for an order, in cents. */
  readonly available: bigint;
}

/** The wallet as the account screen shows it. */
export async function readWallet(tab: Page, wallet: string): Promise<WalletReading> {
  await followLink(tab, screens.account);
  await expectScreen(tab, 'Account');
  return eventually(async () => {
    const text = await textOf(walletRow(tab, wallet));
    const { balance = '', available = balance } =
      /(?<balance>\S*\$[\d,.]+)(?: (?<available>\S*\$[\d,.]+) available)?$/.exec(text)?.groups ?? {};
    return { balance: cents(balance), available: cents(available) };
  });
}

/** From the account screen to the wallet's own statement. */
export async function openStatement(tab: Page, wallet: string): Promise<readonly StatementLine[]> {
  await walletRow(tab, wallet).click();
  return readStatement(tab);
}

/** The statement of one wallet, by its link. */
export async function followStatement(tab: Page, walletType: string): Promise<readonly StatementLine[]> {
  await followLink(tab, screens.statement(walletType));
  return readStatement(tab);
}

function walletRow(tab: Page, wallet: string) {
  return tab
    .getByRole('list', { name: 'Wallets' })
    .getByRole('link', { name: new RegExp(`^${literally(wallet)} `) });
}
