import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Button } from '#primitives/Button/Button.tsx';
import { ListRow } from '#primitives/ListRow/ListRow.tsx';
import { Text } from '#primitives/Text/Text.tsx';
import { Screen, ScreenFooter } from './Screen.tsx';
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
        whenToUse: [
          'Once for each address.',
          'Inside `SplitView` for each of the screens that stand side by side.',
        ],
        whenNotToUse: ['A part of a screen: `Section`. Something over a screen: `Sheet` or `Dialog`.'],
        anatomy: [
          'Header: a `TopBar`',
          'Title in large type, where there is no bar that names the screen',
          'Content, 720 px wide at most; `isWide` 1600 px',
          '`ScreenFooter`: the primary action, above the tab bar and the safe area, wherever in the content it is written',
        ],
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
