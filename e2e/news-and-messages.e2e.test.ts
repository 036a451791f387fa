import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { watchItTick } from './steps/market.ts';
import { expectScreen } from './steps/places.ts';

journey('a customer opens a message from the bell and lands on its record', async ({ openPhone }) => {
  const phone = await openPhone();
  const tab = await phone.open({ scenario: 'inbox-full' });
  await tab.getByRole('link', { name: /^Messages 1\d unread$/ }).click();
  await expectScreen(tab, 'Messages');
  await expect(tab.getByText('12 unread')).toBeVisible();

  await tab
    .getByRole('link', { name: /^Unread (Bought|Sold) / })
    .first()
    .click();
  await expect(tab).toHaveURL(/#\/pages\/notice\/detail\?/);
  const title = await tab.getByRole('article').getByRole('heading').innerText();
  const way = tab.getByRole('link', { name: /^See the .+ position$/ });
  const name = /^See the (.+) position$/.exec(await way.innerText())?.[1] ?? '';
  await way.click();
  await expectScreen(tab, name);
  // The code of what was traded ends the title, in brackets after a name.
  await expect(tab.getByRole('main')).toContainText(/(\w+)\)?$/.exec(title)?.[1] ?? title);

  // It is read by now, and only that one.
  await tab.goBack();
  await expect(tab.getByRole('article').getByRole('heading')).toHaveText(title);
  await tab.getByRole('button', { name: 'Back' }).click();
  await expect(tab.getByText('11 unread')).toBeVisible();
  await tab.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(tab.getByText('All read')).toBeVisible();
});

journey(
  'a visitor narrows the news, opens an article and goes on to its instrument',
  async ({ openPhone }) => {
    const phone = await openPhone();
    const tab = await phone.open({ scenario: 'visitor' });
    const news = tab.getByRole('region', { name: 'News' });
    await news.scrollIntoViewIfNeeded();
    await news.getByRole('button', { name: 'Crypto' }).click();
    await expect(news.getByRole('button', { name: 'Crypto', pressed: true })).toBeVisible();
    await expect(news.getByText('Harbour Post')).toHaveCount(0);
    const headline = news.getByRole('listitem').filter({ hasText: 'Chain Daily' }).first().getByRole('link');
    const title = (await headline.innerText()).split('\n')[0] ?? '';
    await headline.click();

    await expectScreen(tab, 'Article');
    await expect(tab.getByRole('article').getByRole('heading', { name: title })).toBeVisible();
    const related = tab.getByRole('list', { name: 'In this story' }).getByRole('link').first();
    await related.click();
    await expect(tab).toHaveURL(/#\/pages\/quote\/crypto\?/);
    await watchItTick(tab);

    // The way back is the article, and then the news as it was narrowed.
    await tab.getByRole('button', { name: 'Back' }).click();
    await expect(tab.getByRole('article').getByRole('heading', { name: title })).toBeVisible();
    await tab.getByRole('button', { name: 'Back' }).click();
    await expect(news.getByRole('button', { name: 'Crypto', pressed: true })).toBeVisible();
    await expect(headline).toBeInViewport();
  },
);

journey('a page of a host that is not allowed is named, and not loaded', async ({ openPhone }) => {
  const phone = await openPhone();
  const url = encodeURIComponent('https://help.meridian.example.evil.example/gift');
  const tab = await phone.open({ scenario: 'visitor', screen: `/pages/webview/index?url=${url}` });
  await expect(tab.getByText('You are leaving Meridian')).toBeVisible();
  await expect(tab.locator('iframe')).toHaveCount(0);
  await tab.getByRole('link', { name: 'Stay in Meridian' }).click();
  await expectScreen(tab, 'Home');
});
