import type { CSSProperties } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Screen } from '#layout/Screen/Screen.tsx';
import { TopBar } from '#layout/TopBar/TopBar.tsx';
import { TopBarSearch } from '#layout/TopBar/TopBarSearch.tsx';
import { MarketsIcon } from '#icons/index.ts';
import { AppShell, MainNavigation } from '#layout/AppShell/AppShell.tsx';
import { IconLink } from '#primitives/IconButton/IconLink.tsx';
import { Text } from '#primitives/Text/Text.tsx';
import { EdgeGrip } from './EdgeGrip.tsx';

const meta = preview.meta({
  title: 'Patterns/EdgeGrip',
  component: EdgeGrip,
  parameters: {
    docs: guide({
      what: 'A grip at the upper edge of the window that opens a sheet about the page, not part of it.',
      whenToUse: ['Tools beside an app: the panel of a demo, of a test.'],
      whenNotToUse: ['Anything a customer needs: it belongs into the screen, with a name one can see.'],
      anatomy: {
        story: 'over-no-control',
        window: { width: 390, height: 160 },
        parts: {
          'A target of 44 px': 'main + button, [id] > button:last-of-type',
          'The mark in it, at the edge': 'button > [aria-hidden]:first-child:empty',
        },
      },
      keyboard: {
        Tab: 'Reaches it after everything before it on the page.',
        Enter: 'Opens the sheet.',
        Space: 'Opens the sheet.',
      },
      accessibility: [
        'A button with a name, which says that it opens a dialog.',
        'It lies over no control: over the title of a `TopBar`, and on a wide window over the name above the rail.',
        'Where a `TopBar` has a control in its middle, it hangs at the end of the bar, which leaves `--m-grip-room` free.',
      ],
      content: ['The name says what opens: "Open the demo panel".'],
      related: ['Sheet', 'TopBar'],
    }),
  },
  args: { label: 'Open the demo panel', onPress: fn() },
  render: (args) => (
    <>
      <Screen header={<TopBar title="Markets" onBack={() => {}} backLabel="Back" />}>
        <Text>The grip hangs from the upper edge.</Text>
      </Screen>
      <EdgeGrip {...args} />
    </>
  ),
  tags: ['autodocs'],
});

export const OpenedByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    const grip = canvas.getByRole('button', { name: 'Open the demo panel' });
    await expect(grip).toHaveFocus();
    await expect(grip).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
    await expect(grip.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const OverNoControl = meta.story({
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const grip = canvas.getByRole('button', { name: 'Open the demo panel' }).getBoundingClientRect();
    const back = canvas.getByRole('button', { name: 'Back' }).getBoundingClientRect();
    await expect(grip.left).toBeGreaterThanOrEqual(back.right);
  },
});

/** What it counts stands above the title, and is heard after what it opens. */
export const Counting = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: { count: '2 faults' },
  play: async ({ canvas }) => {
    const grip = canvas.getByRole('button', { name: 'Open the demo panel 2 faults' });
    const title = document.createRange();
    title.selectNodeContents(canvas.getByRole('heading', { name: 'Markets' }));
    const mark = grip.querySelector('[aria-hidden]')?.getBoundingClientRect();
    await expect(mark?.bottom).toBeLessThanOrEqual(title.getBoundingClientRect().top);
  },
});

/** A bar whose middle is a control leaves room at its end, on a page that says so. */
export const BesideASearch = meta.story({
  globals: { viewport: { value: 'w320' } },
  render: (args) => (
    <div style={{ '--m-grip-room': '40px' } as CSSProperties}>
      <Screen
        header={
          <TopBar
            title="Home"
            center={<TopBarSearch href="/search" label="Search markets" />}
            actions={<IconLink href="/messages" label="Messages" icon={<MarketsIcon />} />}
          />
        }
      >
        <Text>The grip hangs beside the bar's own links.</Text>
      </Screen>
      <EdgeGrip {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const grip = canvas.getByRole('button', { name: 'Open the demo panel' }).getBoundingClientRect();
    const messages = canvas.getByRole('link', { name: 'Messages' }).getBoundingClientRect();
    await expect(grip.left).toBeGreaterThanOrEqual(messages.right);
    await expect(grip.right).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** On a wide window it lies over the product's name. */
export const OverTheRail = meta.story({
  globals: { viewport: { value: 'w1280' } },
  render: (args) => (
    <AppShell
      navigation={
        <MainNavigation
          label="Main places"
          brand="Meridian"
          hasBar
          items={[
            {
              id: 'markets',
              label: 'Markets',
              icon: <MarketsIcon />,
              href: '/markets',
              isCurrent: true,
              isAround: true,
            },
          ]}
        />
      }
    >
      <Screen header={<TopBar title="Markets" />}>
        <Text>The grip hangs above the rail.</Text>
      </Screen>
      <EdgeGrip {...args} />
    </AppShell>
  ),
  play: async ({ canvas }) => {
    const grip = canvas.getByRole('button', { name: 'Open the demo panel' }).getBoundingClientRect();
    const markets = canvas.getByRole('link', { name: 'Markets' }).getBoundingClientRect();
    await expect(grip.bottom).toBeLessThanOrEqual(markets.top);
    await expect(grip.right).toBeLessThanOrEqual(canvas.getByRole('main').getBoundingClientRect().left + 88);
  },
});
