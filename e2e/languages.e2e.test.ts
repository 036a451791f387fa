import type { Page } from 'playwright';
import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { screens } from './steps/addresses.ts';
import { expectScreen, followLink, goTo } from './steps/places.ts';
import { eventually } from './steps/reading.ts';
import { catalogue, wordsOf, type Language } from './steps/words.ts';

/** The row of its quote, in every language; what is held of it is a link too. */
const appleQuote = /AAPL \S+ \d/;

const languages = [
  { name: '简体中文', tag: 'zh-Hans', home: '首页' },
  { name: '繁體中文', tag: 'zh-Hant', home: '首頁' },
] as const;

for (const { name, tag, home } of languages) {
  journey(`${name} is remembered, and leaves no English but names and codes`, async ({ openPhone }) => {
    const phone = await openPhone();
    const tab = await phone.open({ scenario: 'trader' });
    await expect(tab.getByRole('main').getByRole('link', { name: appleQuote })).toBeVisible();
    await eventually(async () =>
      expect(await englishLeft(tab, tag)).toEqual(
        expect.arrayContaining(['Quick access', 'US stock markets', 'News']),
      ),
    );
    await goTo(tab, 'Account');
    await tab.getByRole('radiogroup', { name: 'Language' }).getByText(name).click();
    await expect(tab.getByRole('link', { name: home })).toBeVisible();

    await tab.reload();
    await expect(tab.locator('html')).toHaveAttribute('lang', tag);
    await tab.getByRole('link', { name: home }).click();

    const main = tab.getByRole('main');
    await expect(main.getByRole('link', { name: appleQuote })).toBeVisible();
    await expectNoEnglish(tab, tag);
    await followLink(tab, screens.stockQuote('AAPL', 'Apple'));
    await expectScreen(tab, /^苹果|^蘋果/);
    await expect(main.getByRole('figure').first()).toBeVisible();
    await expectNoEnglish(tab, tag);
    await followLink(tab, screens.stockTicket('AAPL', 'Apple'));
    await main.getByRole('textbox', { name: wordsOf(tag)('ticket.quantity') }).fill('10');
    await expect(main.getByText('$2,', { exact: false }).first()).toBeVisible();
    await expectNoEnglish(tab, tag);
    await main.getByRole('button', { name: /10 AAPL/ }).click();
    await expect(tab.getByRole('dialog')).toBeVisible();
    await expectNoEnglish(tab, tag);
  });
}

for (const { browser, offer, tag, home } of [
  { browser: 'zh-CN', offer: '切换为简体中文', tag: 'zh-Hans', home: '首页' },
  { browser: 'zh-HK', offer: '切換至繁體中文', tag: 'zh-Hant', home: '首頁' },
] as const) {
  journey(
    `a first visit in ${browser} is in English, and one press changes that for good`,
    async ({ openPhone }) => {
      const phone = await openPhone({ locale: browser });
      const tab = await phone.open({ scenario: 'visitor' });
      await expect(tab.getByRole('heading', { level: 1, name: 'Home' })).toBeAttached();
      await tab.getByRole('button', { name: offer }).click();
      await expect(tab.getByRole('link', { name: home })).toBeVisible();

      await tab.reload();
      await expect(tab.locator('html')).toHaveAttribute('lang', tag);
      await expect(tab.getByRole('link', { name: home })).toBeVisible();
      await expect(tab.getByRole('button', { name: offer })).toHaveCount(0);
    },
  );
}

journey('who puts the offer of Chinese away is not asked again', async ({ openPhone }) => {
  const phone = await openPhone({ locale: 'zh-CN' });
  const tab = await phone.open({ scenario: 'visitor' });
  const offer = tab.getByRole('button', { name: '切换为简体中文' });
  await expect(offer).toBeVisible();
  await tab.getByRole('button', { name: '不再提示' }).click();
  await expect(offer).toHaveCount(0);

  await tab.reload();
  await expect(tab.getByRole('list', { name: 'Global indexes' })).toBeVisible();
  await expect(offer).toHaveCount(0);
});

/** Texts come with their code, so the language may be a moment late (ADR 17). */
async function expectNoEnglish(tab: Page, tag: Language): Promise<void> {
  await eventually(async () => expect(await englishLeft(tab, tag)).toEqual([]));
}

/** The English labels, of those the language has words for, that a person reads or a screen reader says. */
async function englishLeft(tab: Page, tag: Language): Promise<readonly string[]> {
  const said = await tab.locator('body').ariaSnapshot();
  const words = said
    .split('\n')
    .flatMap((line) =>
      [...line.matchAll(/"([^"]*)"|: ([^"]+)$/g)].map((match) => (match[1] ?? match[2] ?? '').trim()),
    );
  const [english, translated] = [catalogue('en'), catalogue(tag)];
  const left = Object.entries(english).filter(([id, label]) => {
    if (translated[id] === undefined || translated[id] === label) return false;
    // Of a sentence with figures in it, the part between them.
    const parts = label
      .split(/\{[^{}]*\}/)
      .map((part) => part.trim())
      .filter((part) => /[A-Za-z]{3}/.test(part));
    if (label.includes('{') && !parts.some((part) => part.includes(' '))) return false;
    return parts.some((part) => (part.includes(' ') ? said.includes(part) : words.includes(part)));
  });
  return left.map(([, label]) => label);
}
