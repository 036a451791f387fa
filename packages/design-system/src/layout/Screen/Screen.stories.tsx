import { useState, type ReactNode } from 'react';
import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Button } from '#primitives/Button/Button.tsx';
import { ListRow } from '#primitives/ListRow/ListRow.tsx';
import { Text } from '#primitives/Text/Text.tsx';
import { InlineMessage } from '#primitives/InlineMessage/InlineMessage.tsx';
import { Screen, ScreenFooter, ScreenNote } from './Screen.tsx';
import { TopBar } from '../TopBar/TopBar.tsx';
import { AccountScreen, english, QuoteScreen, simplified, TicketScreen } from './exampleScreens.tsx';

const meta = preview.meta({
  title: 'Layout/Screen',
  component: Screen,
  args: { title: 'Notices', children: <Text>Nothing new.</Text> },
  parameters: {
    a11y: { config: { rules: [{ id: 'region', enabled: true }] } },
    docs: {
      ...guide({
        what: 'One screen of the app: a bar or a large title, the content at a width that reads well, the primary action above the lower edge.',
        whenToUse: ['Once for each address.', 'Inside `SplitView`, for each of the screens side by side.'],
        whenNotToUse: ['A part of a screen: `Section`. Something over a screen: `Sheet` or `Dialog`.'],
        anatomy: {
          story: 'quote',
          window: { width: 390, height: 620 },
          parts: {
            'Header: a `TopBar`': 'header',
            'Title: in the bar, or in large type where no bar names the screen': 'h1',
            'Content, 720 px wide at most; `isWide` 1600 px': 'header + div > div:nth-child(2)',
            '`ScreenFooter`: the primary action, above the tab bar and the safe area, wherever in the content it is written':
              'main > div:last-child',
            '`status`: what holds for all of the screen, such as being offline, above the footer': null,
            '`ScreenNote`: the age of what is shown, above the first line': null,
          },
        },
        keyboard: { Tab: 'Through bar, content, footer, in this order.' },
        accessibility: [
          'The page’s one `main` with one `h1`. Beside another screen it is neither, and its headings begin one level lower.',
          'The footer stays in sight and covers nothing: the content ends above it.',
        ],
        content: ['The title names the place, not the brand: “Account”.'],
        related: ['TopBar', 'TabBar', 'Section', 'SplitView'],
      }),
      story: { inline: false, height: '700px' },
    },
  },
  tags: ['autodocs'],
});

export const Plain = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('main')).toHaveTextContent('Nothing new.');
  },
});

export const WithFooter = meta.story({
  args: {
    title: 'Deposit',
    hasTabBar: true,
    children: (
      <>
        {Array.from({ length: 14 }, (_, index) => (
          <ListRow key={index} title={`Bank ${index + 1}`} href="#" />
        ))}
        <ScreenFooter>
          <Button tone="primary" size="l" isFullWidth>
            Continue
          </Button>
        </ScreenFooter>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Continue' });
    // In reach of the thumb before anything is scrolled, 50 px of tab bar below it.
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight - 50);
    canvas.getByRole('link', { name: 'Bank 14' }).focus();
    await userEvent.tab();
    await expect(button).toHaveFocus();
  },
});

/** A screen whose network goes and comes. */
function Underground({ children }: { children?: ReactNode }) {
  const [isOnline, setOnline] = useState(true);
  return (
    <Screen
      title="Deposit"
      hasTabBar
      status={isOnline ? undefined : 'You are offline. Prices and balances are not up to date.'}
    >
      <Button onPress={() => setOnline(!isOnline)}>{isOnline ? 'Lose the network' : 'Find it again'}</Button>
      {children}
    </Screen>
  );
}

const banks = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <ListRow key={index} title={`Bank ${index + 1}`} href="#/bank" />
  ));

/** Nothing that is shown moves when it comes or goes, wherever the page is scrolled to; the button below stays free. */
export const Offline = meta.story({
  globals: { viewport: { value: 'w320' } },
  render: () => (
    <Underground>
      {banks(14)}
      <ScreenFooter>
        <Button tone="primary" size="l" isFullWidth>
          Continue
        </Button>
      </ScreenFooter>
    </Underground>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = canvasElement.ownerDocument.documentElement;
    const status = canvas.getByRole('status');
    const topsOf = (): number[] =>
      [...canvas.getAllByRole('link'), canvas.getByRole('button', { name: 'Continue' })].map(
        (shown) => shown.getBoundingClientRect().top,
      );
    const staysThrough = async (change: () => Promise<void>): Promise<void> => {
      const before = topsOf();
      await change();
      for (const [index, top] of topsOf().entries()) {
        await expect(Math.abs(top - (before[index] ?? NaN))).toBeLessThanOrEqual(2);
      }
    };
    const press = (name: string) => async () => {
      canvas.getByRole('button', { name }).focus({ preventScroll: true });
      await userEvent.keyboard('{Enter}');
    };
    await staysThrough(press('Lose the network'));
    const notice = await canvas.findByText(/^You are offline\./);
    const button = canvas.getByRole('button', { name: 'Continue' }).getBoundingClientRect();
    await expect(notice.getBoundingClientRect().bottom).toBeLessThanOrEqual(button.top);
    // At the end of the page the last line is free too.
    page.scrollTop = page.scrollHeight;
    const last = canvas.getByRole('link', { name: 'Bank 14' }).getBoundingClientRect();
    await expect(last.bottom).toBeLessThan(notice.getBoundingClientRect().top + 1);
    await staysThrough(press('Find it again'));
    await expect(status).toBeEmptyDOMElement();
    await staysThrough(press('Lose the network'));
    page.scrollTop = 0;
  },
});

/** A page that is no higher than the window stays so. */
export const OfflineOnAShortPage = meta.story({
  render: () => <Underground />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await userEvent.click(canvas.getByRole('button', { name: 'Lose the network' }));
    const notice = await canvas.findByText(/^You are offline\./);
    await expect(notice.getBoundingClientRect().bottom).toBe(innerHeight - 50);
    await expect(page.scrollHeight).toBe(page.clientHeight);
  },
});

export const OfflineWide = meta.story({
  globals: { viewport: { value: 'w1280' } },
  render: () => <Underground>{banks(3)}</Underground>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lose the network' }));
    await expect(canvas.getByRole('status')).toBeVisible();
  },
});

const age = 'From 2 minutes ago';

/** Two parts of one screen that were read earlier, and newer ones on their way. */
function Aging() {
  const [isOld, setOld] = useState(false);
  return (
    <>
      <Text>First line of the screen</Text>
      <Button onPress={() => setOld(!isOld)}>{isOld ? 'Answer comes' : 'Answer is late'}</Button>
      {isOld && (
        <>
          <ScreenNote>
            <InlineMessage tone="waiting" size="s" title={age} />
          </ScreenNote>
          <ScreenNote>
            <InlineMessage tone="waiting" size="s" title={age} />
          </ScreenNote>
        </>
      )}
    </>
  );
}

/** `ScreenNote`: how old what one sees is, above the first line. One speaks for all, and nothing moves. */
export const Noted = meta.story({
  args: { title: undefined, children: <Aging /> },
  render: (args) => (
    <Screen {...args} header={<TopBar title="Holdings" />}>
      {args.children}
    </Screen>
  ),
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByText('First line of the screen');
    const { top } = first.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Answer is late' }));
    const [note, second] = canvas.getAllByText(age);
    await expect(note).toBeVisible();
    await expect(second).not.toBeVisible();
    await expect(note?.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
    await expect(first.getBoundingClientRect().top).toBe(top);
    await userEvent.click(canvas.getByRole('button', { name: 'Answer comes' }));
    await expect(canvas.queryByText(age)).toBeNull();
    await expect(first.getBoundingClientRect().top).toBe(top);
  },
});

export const Wide = meta.story({
  globals: { viewport: { value: 'w1280' } },
  args: { children: <Text>{'A line that is read is never wider than it reads well. '.repeat(8)}</Text> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/never wider/).getBoundingClientRect().width).toBeLessThanOrEqual(720);
  },
});

export const Account = meta.story({ render: () => <AccountScreen words={english} /> });
export const AccountHidden = meta.story({ render: () => <AccountScreen words={english} isHidden /> });
export const AccountSimplified = meta.story({
  globals: { locale: 'zh-Hans' },
  render: () => <AccountScreen words={simplified} />,
});
export const AccountNarrow = meta.story({
  globals: { viewport: { value: 'w320' } },
  render: () => <AccountScreen words={english} />,
});

export const Quote = meta.story({
  render: () => <QuoteScreen />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Apple' })).toBeVisible();
  },
});

export const QuoteRedUp = meta.story({ globals: { convention: 'red-up' }, render: () => <QuoteScreen /> });
export const QuoteColourBlindSafe = meta.story({
  globals: { convention: 'colour-blind' },
  render: () => <QuoteScreen />,
});
export const Ticket = meta.story({ render: () => <TicketScreen /> });
export const TicketNarrow = meta.story({
  globals: { viewport: { value: 'w320' } },
  render: () => <TicketScreen />,
});
