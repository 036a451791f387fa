import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { screens } from './steps/addresses.ts';
import { expectScreen } from './steps/places.ts';
import { eventually } from './steps/reading.ts';

/** A coin's are called for, a share's come by the socket. */
const quotes = [
  { what: 'a coin', name: 'Bitcoin', screen: screens.cryptoQuote('BTCUSDT', 'Bitcoin') },
  { what: 'a share', name: 'Apple', screen: screens.stockQuote('AAPL', 'Apple') },
] as const;

for (const { what, name, screen } of quotes) {
  journey(`the last trades of ${what} grow by themselves, the newest on top`, async ({ openPhone }) => {
    const phone = await openPhone();
    const tab = await phone.open({ scenario: 'visitor', screen });
    await expectScreen(tab, name);
    await tab
      .getByRole('radiogroup', { name: 'Order book or last trades' })
      .getByText('Last trades', { exact: true })
      .click();
    const trades = tab.getByRole('list', { name: `Last trades of ${name}` });
    // As they are heard: "10:31:04, bought 0.012 at 91,540.50".
    const lines = trades.getByText(/^[\d:]+, (?:bought|sold|traded) [\d.,]+ at [\d.,]+$/);
    await expect(lines.first()).toBeAttached();
    await eventually(async () => {
      const newest = await lines.first().innerText();
      await expect(lines.first()).not.toHaveText(newest);
      const now = await lines.allInnerTexts();
      // A market of many trades may have pushed it off the end meanwhile.
      expect(now.indexOf(newest)).toBeGreaterThan(0);
      expect(now.map(timeOf)).toEqual(now.map(timeOf).toSorted((a, b) => b - a));
    });
  });
}

/** Seconds since midnight, of a line that is heard. */
function timeOf(line: string): number {
  const [, hour = 0, minute = 0, second = 0] = (/^(\d+):(\d+):(\d+)/.exec(line) ?? []).map(Number);
  return (hour * 60 + minute) * 60 + second;
}
