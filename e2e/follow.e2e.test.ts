/** Money put with an institution, in each language: ten days of interest, each a line, and a statement that adds up to the cent. */
import { demoUser } from '@meridian/mocks/names';
import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { cents, sum } from './money.ts';
import { reviewOf } from './steps/moving-money.ts';
import { hoursLater } from './steps/panel.ts';
import { openAs, people } from './steps/people.ts';
import { expectScreen, followLink } from './steps/places.ts';
import { eventually, literally } from './steps/reading.ts';
import { expectToClose, linesSince, wireCents, wireStatement } from './steps/wire.ts';

for (const person of people) {
  journey(
    `in ${person.language}: an investment earns interest for ten days, and the statement adds up`,
    async ({ openPhone }) => {
      // A thousand waits for confirmation, and two thousand are free.
      const { tab, say } = await openAs(openPhone, person, { scenario: 'follow-wait-confirm' });
      const before = await wireStatement(tab, { walletType: 'FOLLOW' });

      await followLink(tab, '/pages/payment/follow?kind=agency&id=kestrel');
      await expectScreen(
        tab,
        new RegExp(literally(say('invest.titleNamed', { name: '#' })).replace('#', '.+')),
      );
      await tab.getByRole('textbox', { name: say('invest.amount'), exact: true }).fill('1000');
      const press = say('invest.pressAmount', { amount: '$1,000.00' });
      await tab.getByRole('main').getByRole('button', { name: press, exact: true }).click();
      const sheet = reviewOf(tab, press);
      // That it cannot be sold is acknowledged first: without the tick nothing is sent.
      const send = sheet.getByRole('button', { name: press, exact: true });
      await sheet.getByRole('textbox', { name: say('submission.payPassword') }).fill(demoUser.payPassword);
      await send.click();
      await expect(sheet.getByRole('checkbox')).toBeFocused();
      await sheet.getByRole('checkbox').check();
      await send.click();
      const title = say('invest.doneTitle', { amount: '$1,000.00' });
      await expect(tab.getByRole('heading', { name: title })).toBeVisible();
      await tab.getByRole('link', { name: say('invest.seeInstitution') }).click();
      await expect(tab.getByText(say('follow.waits')).first()).toBeVisible();
      // Both are confirmed within the first hours; ten whole days follow.
      await hoursLater(tab, 11, say);
      await hoursLater(tab, 240, say);

      const added = await eventually(async () => {
        const after = await wireStatement(tab, { walletType: 'FOLLOW' });
        expectToClose(after);
        const lines = linesSince(before, after);
        // The investment and the one that waited before, and ten days of each.
        expect(lines).toHaveLength(22);
        return lines;
      });
      const amountsOf = (isInterest: boolean) =>
        added
          .filter(({ kind }) => (kind === 'interest') === isInterest)
          .map(({ amount }) => wireCents(amount));
      expect(amountsOf(false)).toEqual([-cents('$1000.00'), -cents('$1000.00')]);
      // 1,000 at 6.5 % for ten days of a year is 1.78, twice; no day brings more than the next cent.
      expect(sum(amountsOf(true))).toBe(cents('$3.56'));
      for (const day of amountsOf(true)) expect([17n, 18n]).toContain(day);
      await expect(tab.getByRole('main').getByText(say('statement.kindInterest')).first()).toBeVisible();
    },
  );
}
