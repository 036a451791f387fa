import { expect, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import {
  AccountIcon,
  GridIcon,
  HomeIcon,
  KeyboardIcon,
  MarketsIcon,
  StarIcon,
  TradeIcon,
} from '#icons/index.ts';
import { Button } from '#primitives/Button/Button.tsx';
import { Text } from '#primitives/Text/Text.tsx';
import { Screen } from '../Screen/Screen.tsx';
import { TopBar } from '../TopBar/TopBar.tsx';
import { AppShell, MainNavigation } from './AppShell.tsx';
import { RailFoot } from './RailFoot.tsx';

const showsKeys = fn<() => void>();
const footItems = [
  { label: 'Layouts', icon: <GridIcon size={22} aria-hidden />, onPress: fn() },
  { label: 'Shortcuts', icon: <KeyboardIcon size={22} aria-hidden />, onPress: showsKeys },
];

const symbols = [HomeIcon, MarketsIcon, StarIcon, TradeIcon, AccountIcon];

/** The screen is place number `at`, or with `isInside` one that belongs to it. */
function placesOf(names: readonly string[], at: number, isInside = false) {
  return names.map((label, index) => {
    const Symbol = symbols[index] ?? HomeIcon;
    return {
      id: label,
      label,
      icon: <Symbol size={22} aria-hidden />,
      href: `#/${index}`,
      isCurrent: index === at && !isInside,
      isAround: index === at,
    };
  });
}

const english = ['Home', 'Markets', 'Watchlists', 'Trade', 'Account'];

const meta = preview.meta({
  title: 'Layout/AppShell',
  component: AppShell,
  parameters: {
    docs: guide({
      what: 'The frame of every screen: the screen itself, and the way to the app’s main places. On a phone that way is a bar at the lower edge, from 1024 px a rail beside the screen.',
      whenToUse: ['Once, around the router.'],
      whenNotToUse: [
        'Parts of one screen: `Tabs`.',
        'Another set of places inside a screen: `MoreList` or `LinkGrid`.',
        'More than one thing at the foot of the rail: a `Menu` in the screen’s bar.',
      ],
      anatomy: {
        story: 'rail-on-a-wide-window',
        window: { width: 1280, height: 480 },
        parts: {
          Screens: 'main',
          '`MainNavigation`: the rail, or a bar at the foot of a phone': 'nav:has(p)',
          Brand: 'nav p',
          Places: 'nav:has(p) ul',
          '`RailFoot`: what helps in every place': null,
        },
      },
      keyboard: {
        Tab: 'Moves through the screen first, then through the places.',
        Enter: 'Goes to the place in focus.',
      },
      accessibility: [
        'One navigation with a name is there at a time: bar and rail take each other’s place.',
        'The place one is at is `aria-current="page"`; one that the screen belongs to is `aria-current="true"`.',
        'A heading that is focused after a navigation shows no ring: nothing can be done with it.',
      ],
      content: ['One word a place, a noun. Three to five places.'],
      related: ['TabBar', 'Screen', 'SplitView', 'TopBar'],
    }),
  },
  args: {
    navigation: <MainNavigation label="Main" brand="Meridian" items={placesOf(english, 1)} hasBar />,
    children: (
      <Screen header={<TopBar title="Markets" />} hasTabBar>
        <Button>Gainers</Button>
      </Screen>
    ),
  },
  tags: ['autodocs'],
});

export const BarOnAPhone = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('navigation')).toHaveLength(1);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Markets');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Gainers' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
    await expect(canvas.queryByText('Meridian')).not.toBeVisible();
  },
});

export const RailOnAWideWindow = meta.story({
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    const rail = canvas.getByRole('navigation', { name: 'Main' });
    await expect(canvas.getByText('Meridian')).toBeVisible();
    const screen = canvas.getByRole('main').getBoundingClientRect();
    await expect(screen.left).toBeGreaterThanOrEqual(rail.getBoundingClientRect().right);
    // No bar below, and no room for one.
    await expect(getComputedStyle(canvas.getByRole('main')).paddingBlockEnd).toBe('0px');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
  },
});

/** What helps everywhere is at the foot of the rail, apart from the places; a phone has neither rail nor keys. */
export const WithAFoot = meta.story({
  globals: { viewport: { value: 'w1280' } },
  args: {
    children: (
      <>
        <Screen header={<TopBar title="Markets" />} hasTabBar>
          <Button>Gainers</Button>
        </Screen>
        <RailFoot items={footItems} />
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    showsKeys.mockClear();
    const rail = canvas.getByRole('navigation', { name: 'Main' }).getBoundingClientRect();
    const foot = canvas.getByRole('button', { name: 'Shortcuts' });
    await expect(foot.getBoundingClientRect().right).toBeLessThan(rail.right);
    await expect(foot.getBoundingClientRect().bottom).toBeLessThanOrEqual(rail.bottom);
    await userEvent.click(foot);
    await expect(showsKeys).toHaveBeenCalledOnce();
  },
});

export const NoFootOnAPhone = meta.story({
  args: {
    children: (
      <>
        <Screen header={<TopBar title="Markets" />} hasTabBar>
          <Button>Gainers</Button>
        </Screen>
        <RailFoot items={footItems} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Shortcuts' })).toBeNull();
  },
});

export const InsideAPlace = meta.story({
  globals: { viewport: { value: 'w1280' } },
  args: {
    navigation: (
      <MainNavigation label="Main" brand="Meridian" items={placesOf(english, 1, true)} hasBar={false} />
    ),
    children: (
      <Screen header={<TopBar title="Apple" onBack={() => {}} backLabel="Back" />}>
        <Text>A quote found through the markets.</Text>
      </Screen>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Markets' })).toHaveAttribute('aria-current', 'true');
  },
});

export const NoBarOnAPhone = meta.story({
  args: {
    navigation: (
      <MainNavigation label="Main" brand="Meridian" items={placesOf(english, 1, true)} hasBar={false} />
    ),
    children: (
      <Screen header={<TopBar title="Apple" onBack={() => {}} backLabel="Back" />}>
        <Text>A quote found through the markets.</Text>
      </Screen>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans', viewport: { value: 'w1280' } },
  args: {
    navigation: (
      <MainNavigation
        label="主导航"
        brand="Meridian"
        items={placesOf(['首页', '行情', '自选', '交易', '账户'], 0)}
        hasBar
      />
    ),
    children: (
      <Screen header={<TopBar title="首页" />} hasTabBar>
        <Text>总资产</Text>
      </Screen>
    ),
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant', viewport: { value: 'w1280' } },
  args: {
    navigation: (
      <MainNavigation
        label="主導覽"
        brand="Meridian"
        items={placesOf(['首頁', '市場', '自選', '交易', '賬戶'], 1)}
        hasBar
      />
    ),
    children: (
      <Screen header={<TopBar title="市場" />} hasTabBar>
        <Text>恒生指數</Text>
      </Screen>
    ),
  },
});
