import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { screens } from './steps/addresses.ts';

const readers = [
  { zone: 'Asia/Shanghai', says: 'Closed, opens Mon 11/23 22:30 (GMT+8) · New York 09:30' },
  { zone: 'Europe/London', says: 'Closed, opens Mon 11/23 14:30 (GMT) · New York 09:30' },
  { zone: 'America/Los_Angeles', says: 'Closed, opens Mon 11/23 06:30 (PST) · New York 09:30' },
  { zone: 'America/New_York', says: 'Closed, opens Mon 11/23 09:30 (EST)' },
] as const;

for (const { zone, says } of readers) {
  journey(`on a Saturday a reader in ${zone} sees when New York opens`, async ({ openPhone }) => {
    const phone = await openPhone({ timezoneId: zone });
    const tab = await phone.open({
      scenario: 'market-closed',
      screen: screens.stockQuote('AAPL', 'Apple'),
    });
    await expect(tab.getByText(says, { exact: true })).toBeVisible();
  });
}
