import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { sourceOf } from '../routes.ts';
import { Shell } from '../Shell.tsx';

/* What is read on a wide window: messages, announcements and news, each beside the list it is chosen from. */

const meta = preview.meta({
  title: 'Shell/Desk reading',
  component: Shell,
  parameters: { path: '*', scenario: 'inbox-full', route: '/pages/notice/index' },
  globals: { viewport: { value: 'w1280' } },
  // On a machine that has built nothing yet, the code of a quote takes longer than a story waits for a heading.
  loaders: [
    async () => {
      const screens = ['notices', 'newsDetail', 'quoteStock', 'quoteCrypto'] as const;
      await Promise.all(screens.map((name) => sourceOf(name).load()));
      return {};
    },
  ],
  args: { onReload: fn() },
});

interface Canvas {
  findByRole(role: string, options: object): Promise<HTMLElement>;
  getByRole(role: string, options: object): HTMLElement;
}

const pane = (canvas: Canvas, name: string) => canvas.findByRole('region', { name });

async function titleIn(region: HTMLElement, title: string | RegExp): Promise<void> {
  await expect(await within(region).findByRole('heading', { level: 2, name: title })).toBeVisible();
}

const isMarked = (row: HTMLElement) => waitFor(() => expect(row).toHaveAttribute('aria-current', 'true'));

/** Nothing is read before somebody opens it; the arrows open the first, then the next, and each is read by that. */
export const MessagesAreWalked = meta.story({
  play: async ({ canvas, userEvent }) => {
    const list = within(await pane(canvas, 'Messages'));
    const message = await pane(canvas, 'Message');
    await expect(await list.findByText('12 unread')).toBeVisible();
    await titleInBeside(message, 'Select a message');
    await expect(list.queryByRole('link', { current: true })).toBeNull();

    await userEvent.keyboard('{ArrowDown}');
    await titleIn(message, 'Identity verified');
    await isMarked(list.getByRole('link', { name: /Identity verified$/ }));
    await expect(await list.findByText('11 unread')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Message');
    // The list is the way back.
    await expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull();

    await userEvent.keyboard('{ArrowDown}');
    await titleIn(message, 'SOLUSDT is at risk of forced closing');
    await expect(await list.findByText('10 unread')).toBeVisible();
    await userEvent.keyboard('{ArrowUp}');
    await titleIn(message, 'Identity verified');
    await expect(canvas.getByRole('region', { name: 'Message' })).toBe(message);
  },
});

async function titleInBeside(region: HTMLElement, title: string): Promise<void> {
  await expect(await within(region).findByRole('heading', { level: 3, name: title })).toBeVisible();
}

/** What is marked as read in the list is the row that is read: one that is opened far down does not move the list. */
export const TheListStaysWhereItIs = meta.story({
  play: async ({ canvas, userEvent }) => {
    const messages = await pane(canvas, 'Messages');
    await within(messages).findByRole('list', { name: 'To you' });
    messages.scrollTop = 700;
    // Of hundreds of rows those in sight exist.
    const far = await within(messages).findByRole('link', { name: /shares of KO$/ });
    far.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { scrollTop } = messages;
    await expect(scrollTop).toBeGreaterThan(300);
    await userEvent.click(far);
    await isMarked(far);
    await titleIn(await pane(canvas, 'Message'), /shares of KO$/);
    await expect(messages.scrollTop).toBe(scrollTop);
  },
});

/** An announcement that was opened by its address is shown beside the announcements. */
export const AnAnnouncementByItsAddress = meta.story({
  parameters: { route: '/pages/notice/detail?id=H-US-2026-11-26&tab=notice' },
  play: async ({ canvas }) => {
    const title = 'US exchanges are closed on Thursday, November 26';
    await titleIn(await pane(canvas, 'Message'), title);
    const list = within(await pane(canvas, 'Messages'));
    await expect(list.getByRole('tab', { name: 'Announcements', selected: true })).toBeVisible();
    await isMarked(await list.findByRole('link', { name: title }));
  },
});

/** It is chosen whose announcements are shown, and the message beside them stays. */
export const TheListHasItsOwnTab = meta.story({
  parameters: { route: '/pages/notice/detail?id=M299' },
  play: async ({ canvas, userEvent }) => {
    const message = await pane(canvas, 'Message');
    await titleIn(message, 'SOLUSDT is at risk of forced closing');
    const list = within(await pane(canvas, 'Messages'));
    await userEvent.click(await list.findByRole('tab', { name: 'Announcements' }));
    await expect(await list.findByRole('list', { name: 'Announcements' })).toBeVisible();
    await titleIn(message, 'SOLUSDT is at risk of forced closing');
  },
});

/** Withdrawn while it is open: it is gone from its pane, and the list beside it says what there is. */
export const WithdrawnWhileOpen = meta.story({
  parameters: { route: '/pages/notice/detail?id=H-fraud&tab=notice' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const message = within(await pane(canvas, 'Message'));
    await userEvent.click(
      await message.findByRole('heading', { name: 'Nobody from Meridian asks for your password' }),
    );
    await worldOf(canvasElement).applyFact('listings', { state: 'empty' });
    await userEvent.click(await message.findByRole('button', { name: 'Refresh' }));
    await expect(await message.findByText('This message is no longer there')).toBeVisible();
    await userEvent.click(message.getByRole('link', { name: 'See all messages' }));
    const messages = within(await pane(canvas, 'Messages'));
    await expect(await messages.findByText('12 unread')).toBeVisible();
    await titleInBeside(await pane(canvas, 'Message'), 'Select a message');
  },
});

/** Beside an inbox with nothing in it there is nothing to select. */
export const NoMessages = meta.story({
  parameters: { scenario: 'trader' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No messages yet')).toBeVisible();
    await expect(await pane(canvas, 'Message')).toBeVisible();
    await expect(canvas.queryByText('Select a message')).toBeNull();
  },
});

/** The record a message speaks of takes the message's place, beside the same messages, and leads back to it. */
export const ARecordAndBack = meta.story({
  parameters: { route: '/pages/notice/detail?id=M299' },
  play: async ({ canvas, userEvent }) => {
    const message = within(await pane(canvas, 'Message'));
    await userEvent.click(await message.findByRole('link', { name: /^See the .+ position$/ }));
    const position = within(await pane(canvas, 'Position'));
    await expect(await position.findByRole('heading', { level: 1, name: /Solana/ })).toBeVisible();
    await expect(within(canvas.getByRole('region', { name: 'Messages' })).getByText(/unread$/)).toBeVisible();
    await userEvent.click(position.getByRole('button', { name: 'Back' }));
    await titleIn(await pane(canvas, 'Message'), 'SOLUSDT is at risk of forced closing');
  },
});

const firstOf = async (region: HTMLElement, list: string): Promise<HTMLElement> =>
  (await within(await within(region).findByRole('list', { name: list })).findAllByRole('link'))[0] ?? region;

/** The news stays beside the story that was chosen from it, as it was narrowed to a topic, and is walked. */
export const AStoryBesideTheNews = meta.story({
  parameters: { scenario: 'trader', route: '/' },
  play: async ({ canvas, userEvent }) => {
    const news = await canvas.findByRole('region', { name: 'News' });
    news.scrollIntoView({ behavior: 'instant' });
    await userEvent.click(await within(news).findByRole('button', { name: 'Crypto' }));
    await expect(await within(news).findByRole('button', { name: 'Crypto', pressed: true })).toBeVisible();
    await waitFor(() => expect(within(news).queryByText('Harbour Post')).toBeNull());
    const chosen = await firstOf(news, 'News');
    const title = chosen.querySelector('span span')?.textContent ?? '';
    await userEvent.click(chosen);

    await waitFor(() => expect(canvas.getByRole('article')).toHaveTextContent(title));
    const home = await pane(canvas, 'Home');
    const listed = await within(home).findByRole('list', { name: 'News' });
    await expect(within(home).getByRole('button', { name: 'Crypto', pressed: true })).toBeVisible();
    await isMarked(await firstOf(home, 'News'));

    await userEvent.keyboard('{ArrowDown}');
    const second = within(listed).getAllByRole('link')[1] ?? home;
    await isMarked(second);
    await waitFor(() =>
      expect(canvas.getByRole('article')).toHaveTextContent(
        second.querySelector('span span')?.textContent ?? '?',
      ),
    );
    // The first story has nothing above it: an index of home is no story.
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await isMarked(within(listed).getAllByRole('link')[0] ?? home);
  },
});

/** An instrument of a story opens as its quote, beside the same list; the way back is the story, where it was read. */
export const AnInstrumentAndBackToTheStory = meta.story({
  parameters: {
    scenario: 'trader',
    route: '/pages/news/detail?id=A-1',
    facts: [
      {
        name: 'article',
        parameters: {
          id: 'A-1',
          title: 'Apple opens higher',
          content: '<p>Apple rose at the open.</p>'.repeat(40),
          code: 'AAPL',
          market: 'NASDAQ',
        },
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const story = await pane(canvas, 'Article');
    const instrument = await firstOf(story, 'In this story');
    instrument.scrollIntoView({ block: 'end', behavior: 'instant' });
    const { scrollTop } = story;
    await expect(scrollTop).toBeGreaterThan(200);
    await userEvent.click(instrument);

    const quote = await pane(canvas, 'Stock quote');
    await expect(await canvas.findByRole('heading', { level: 1, name: /Apple/ })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Home' })).toBeVisible();
    await userEvent.click(await within(quote).findByRole('button', { name: 'Back' }));

    await titleIn(await pane(canvas, 'Article'), 'Apple opens higher');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Article' }).scrollTop).toBe(scrollTop));
  },
});

/** A story about an instrument takes its quote's place, and leads back to it. */
export const AStoryOfAQuoteAndBack = meta.story({
  parameters: {
    scenario: 'trader',
    route: '/pages/quote/stock?name=Apple&code=AAPL&source=0&market=NASDAQ',
    facts: [
      {
        name: 'article',
        parameters: {
          id: 'A-1',
          title: 'Apple opens higher',
          content: '<p>Up.</p>',
          code: 'AAPL',
          market: 'NASDAQ',
        },
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const quote = await pane(canvas, 'Stock quote');
    await userEvent.click(await within(quote).findByRole('link', { name: /Apple opens higher/ }));
    const story = await pane(canvas, 'Article');
    await titleIn(story, 'Apple opens higher');
    await expect(canvas.getByRole('region', { name: 'Markets' })).toBeVisible();
    await userEvent.click(within(story).getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: /Apple/ })).toBeVisible();
  },
});
