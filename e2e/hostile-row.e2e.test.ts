/** A line that cannot be: it is told, nothing of it acts, and the others are shown. */
import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { screens } from './steps/addresses.ts';
import { expectScreen } from './steps/places.ts';
import { wireStatement } from './steps/wire.ts';

journey('of a hostile line in the middle of a statement the other lines are shown', async ({ openPhone }) => {
  const phone = await openPhone();
  // For whoever operates the app.
  phone.expectTrouble(/does not fit its schema/);
  const tab = await phone.open({
    scenario: 'trader',
    screen: screens.statement('STOCK'),
    faults: [{ on: 'http', kind: 'hostile', target: 'funds.walletBill' }],
  });
  await expectScreen(tab, 'Statement');
  await expect(tab.getByText('1 line could not be read')).toBeVisible();
  // Not all lines are known: nothing is proved by them.
  await expect(tab.getByText(/^All lines are shown/)).toHaveCount(0);
  const rows = tab
    .getByRole('main')
    .getByRole('list', { name: /^Movements on / })
    .getByRole('listitem');
  const shown = await rows.count();
  expect(await tab.evaluate(() => 'wasRun' in globalThis)).toBe(false);
  await expect(tab.getByText('<img', { exact: false })).toHaveCount(0);

  // The same without it: one line more.
  const { lines } = await wireStatement(tab, { walletType: 'STOCK' });
  expect(lines.length).toBeGreaterThan(2);
  expect(shown).toBe(lines.length - 1);
  await expect(tab.getByText(/^All lines are shown/)).toBeVisible();
});
