/** A futures order of an institution, in each language: copied, carried out, closed early, and reckoned from its prices. */
import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { cents, feeOf, fine, share } from './money.ts';
import { commit } from './steps/committing.ts';
import { hoursLater } from './steps/panel.ts';
import { openAs, people } from './steps/people.ts';
import { followLink } from './steps/places.ts';
import { fact } from './steps/reading.ts';
import { expectToClose, linesSince, wireCents, wireStatement } from './steps/wire.ts';

for (const person of people) {
  journey(
    `in ${person.language}: a futures order is copied, runs and is closed, and the statement adds up`,
    async ({ openPhone }) => {
      const { tab, say } = await openAs(openPhone, person, { scenario: 'follow-futures-running' });
      const before = await wireStatement(tab, { walletType: 'FOLLOW_FUTURES' });

      await followLink(tab, '/pages/product/follow?kind=futures');
      await tab
        .getByRole('list', { name: say('copy.list') })
        .getByRole('link', { name: /ZSF27/ })
        .click();
      const main = tab.getByRole('main');
      // Beside the list, another order and its form stay until this one's are there.
      await expect(fact(main, say('copy.contract')).last()).toHaveText('ZSF27');
      // Margin × multiple is what is copied; the fee is a part of that.
      await tab.getByRole('textbox', { name: say('copy.margin'), exact: true }).fill('200');
      await expect(fact(main, say('copy.multiple')).last()).toHaveText('5×');
      await commit(tab, say, say('copy.pressAmount', { amount: '$200.00' }));
      await expect(main.getByRole('heading', { name: say('copy.doneTitle') })).toBeVisible();
      const fee = feeOf(fine('1000'), fine('1'), '0.05%', 0n);
      expect(cents(await fact(main, say('copy.fee')).last().innerText())).toBe(fee);
      const number = await fact(main, say('copy.number')).last().innerText();

      await tab.getByRole('link', { name: say('copy.seeOrder') }).click();
      const waiting = tab.getByText(say('followFuturesStatus.waiting'), { exact: true });
      await expect(waiting.last()).toBeVisible();
      await hoursLater(tab, 15, say);
      const close = say('copy.close');
      await expect(main.getByRole('button', { name: close, exact: true })).toBeVisible();
      await expect(fact(main, say('copy.direction'))).toHaveText(say('follow.buyLong'));
      const opened = fine(await fact(main, say('copy.openPrice')).innerText());
      await commit(tab, say, close);
      await expect(fact(main, say('copy.closePrice'))).toBeVisible();
      const closed = fine(await fact(main, say('copy.closePrice')).innerText());

      const after = await wireStatement(tab, { walletType: 'FOLLOW_FUTURES' });
      expectToClose(after);
      const own = linesSince(before, after).filter(({ target }) => target?.id === number);
      // Bought: its worth moves with the price, and no more than the margin is lost.
      const profit = share(100_000n, closed - opened, opened);
      const booked = profit < -20_000n ? -20_000n : profit;
      const expected = [...(booked === 0n ? [] : [[booked > 0n ? 'profit' : 'loss', booked]]), ['fee', -fee]];
      expect(own.map(({ kind, amount }) => [kind, wireCents(amount)])).toEqual(expected);

      // It is among what one follows, with what it brought.
      await followLink(tab, '/pages/trade/index?tab=3');
      await expect(tab.getByText(say('followFuturesStatus.closed'), { exact: true }).first()).toBeVisible();
    },
  );

  journey(
    `in ${person.language}: a copy that is cancelled while it waits has cost nothing`,
    async ({ openPhone }) => {
      const screen = '/pages/product/follow?kind=futures&order=C000005';
      const { tab, say } = await openAs(openPhone, person, { scenario: 'follow-futures-running' });
      const before = await wireStatement(tab, { walletType: 'FOLLOW_FUTURES' });
      await followLink(tab, screen);
      const cancel = { name: say('copy.cancel'), exact: true };
      await tab.getByRole('main').getByRole('button', cancel).click();
      const question = tab.getByRole('alertdialog', { name: say('copy.cancelQuestion') });
      await question.getByRole('button', cancel).click();
      await expect(
        tab.getByRole('main').getByText(say('followFuturesStatus.cancelled'), { exact: true }).last(),
      ).toBeVisible();
      await expect(tab.getByRole('main').getByRole('button', cancel)).toBeHidden();
      const after = await wireStatement(tab, { walletType: 'FOLLOW_FUTURES' });
      expect(linesSince(before, after).filter(({ target }) => target?.id === 'C000005')).toEqual([]);
    },
  );
}
