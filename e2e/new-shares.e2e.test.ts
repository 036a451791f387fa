/** New shares, in each language: allotted, paid, listed and sold; and not allotted. What the wire says of it adds up. */
import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { cents, feeOf, fine, perRate, sum, worth } from './money.ts';
import { closeAll, commit } from './steps/committing.ts';
import { hoursLater } from './steps/panel.ts';
import { openAs, people } from './steps/people.ts';
import { expectScreen, followLink } from './steps/places.ts';
import { fact, literally } from './steps/reading.ts';
import { expectToClose, linesSince, wireCents, wireStatement } from './steps/wire.ts';

for (const person of people) {
  journey(
    `in ${person.language}: new shares are subscribed to, allotted, paid, listed and sold, and the statement adds up`,
    async ({ openPhone }) => {
      const { tab, say } = await openAs(openPhone, person, { scenario: 'ipo-open' });
      const before = await wireStatement(tab);

      await followLink(tab, '/pages/product/newstock');
      await expectScreen(tab, say('ipo.title'));
      const open = tab.getByRole('region', { name: say('ipo.open'), exact: true });
      await open.getByRole('link', { name: /CORM/ }).click();
      await expectScreen(tab, say('ipo.offerTitle'));
      await tab.getByRole('textbox', { name: say('ipo.quantity'), exact: true }).fill('100');
      // What happens to the money in each case is said before anything is sent.
      await expect(tab.getByText(say('ipo.thenNone'))).toBeVisible();
      await commit(tab, say, say('ipo.subscribeTo', { quantity: '100', code: 'CORM' }));
      const main = tab.getByRole('main');
      const receipt = tab.getByRole('link', { name: say('ipo.list'), exact: true }).last();
      await expect(receipt).toBeVisible();
      const held = cents(await fact(main, say('ipo.held')).last().innerText());
      // A hundred at the highest price.
      expect(held).toBe(worth(fine('42'), fine('100')));

      await receipt.click();
      await expectScreen(tab, say('portfolio.title'));
      await expect(fact(main, say('subscription.held'))).toHaveText('$4,200.00');
      // Until its deadline, its allotment and its listing have passed.
      await hoursLater(tab, 54, say);
      await expect(
        tab.getByText(say('subscription.waitingAllotment'), { exact: true }).first(),
      ).toBeVisible();
      await hoursLater(tab, 74, say);
      await expect(fact(main, say('subscription.actual'))).toBeVisible();
      const price = fine(await fact(main, say('subscription.actual')).innerText());
      const allotted = fine(await fact(main, say('subscription.allottedQuantity')).innerText());
      const paid = worth(price, allotted);
      expect(cents(await fact(main, say('subscription.paidAmount')).innerText())).toBe(paid);
      expect(cents(await fact(main, say('subscription.refundedAmount')).innerText())).toBe(held - paid);

      // The message of the allotment leads to its record.
      await followLink(tab, '/pages/notice/index');
      await tab.getByRole('link', { name: /CORM/ }).first().click();
      await tab.getByRole('link', { name: say('inbox.toSubscription') }).click();
      const record = tab.getByRole('article', { name: say('portfolio.oneSubscription') });
      await expect(record).toBeVisible();

      await hoursLater(tab, 89, say);
      await record.getByRole('link', { name: say('subscription.seeHolding') }).click();
      const sold = await closeAll(tab, say, { quantity: '100', unit: 'CORM' });
      const closePrice = fine(sold.price);
      expect(cents(sold.fee)).toBe(feeOf(closePrice, allotted, '0.05%', 99n));

      const after = await wireStatement(tab);
      expectToClose(after);
      const added = linesSince(before, after);
      const amountsOf = (kind: string) =>
        added.filter((line) => line.kind === kind).map(({ amount }) => wireCents(amount));
      // All that was held is taken, the rest given back, and what was paid is the cost of the holding.
      expect(amountsOf('subscription').toSorted((a, b) => Number(a - b))).toEqual([-held, paid]);
      expect(amountsOf('refund')).toEqual([held - paid]);
      expect(sum(added.map(({ amount }) => wireCents(amount)))).toBe(
        worth(closePrice - price, allotted) - cents(sold.fee),
      );
    },
  );

  journey(
    `in ${person.language}: new shares of Hong Kong that are not allotted are refunded to the cent`,
    async ({ openPhone }) => {
      // Hong Kong's order screen, in IPO mode for what is still offered.
      const screen = '/pages/hkstock/payipo?name=04549&code=04549&source=11&market=HKEX&direction=0';
      const { tab, say } = await openAs(openPhone, person, { scenario: 'ipo-open' });
      await followLink(tab, screen);
      await expectScreen(tab, say('ipo.offerTitle'));
      await tab.getByRole('textbox', { name: say('ipo.quantity'), exact: true }).fill('200');
      await commit(tab, say, say('ipo.subscribeTo', { quantity: '200', code: '04549' }));
      const main = tab.getByRole('main');
      const receipt = tab.getByRole('link', { name: say('ipo.list'), exact: true }).last();
      await expect(receipt).toBeVisible();
      const held = await fact(main, say('ipo.held')).last().innerText();
      const before = await wireStatement(tab, { walletType: 'SUBSCRIPTION' });

      await followLink(tab, '/pages/trade/index?tab=4');
      // HK$8,300.00 at the rate that is shown, rounded up to cents.
      const rated = await fact(main, say('subscription.rate')).innerText();
      const pattern = new RegExp(
        literally(say('subscription.rateValue', { from: 'USD', rate: '#', to: 'HKD' })).replace('#', '(.+)'),
      );
      const rate = pattern.exec(rated)?.[1] ?? '';
      expect(cents(held)).toBe(perRate(cents('HK$8300.00'), rate));

      await hoursLater(tab, 190, say);
      await expect(tab.getByText(say('subscription.noneTitle'))).toBeVisible();
      await expect(fact(main, say('subscription.refundedAmount'))).toHaveText(held);
      await expect(tab.getByText(say('subscription.settled'), { exact: true })).toBeVisible();
      const after = await wireStatement(tab, { walletType: 'SUBSCRIPTION' });
      expectToClose(after);
      expect(linesSince(before, after).map(({ kind, amount }) => [kind, wireCents(amount)])).toEqual([
        ['refund', cents(held)],
        ['subscription', -cents(held)],
      ]);
      expect(after.sums[0]?.closing).toBe(before.sums[0]?.closing);
    },
  );
}
