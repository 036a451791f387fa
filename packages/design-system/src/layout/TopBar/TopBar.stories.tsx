import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { BellIcon, RetryIcon, SearchIcon, StarIcon } from '#icons/index.ts';
import { Badge } from '#primitives/Badge/Badge.tsx';
import { IconButton } from '#primitives/IconButton/IconButton.tsx';
import { IconLink } from '#primitives/IconButton/IconLink.tsx';
import { TopBar } from './TopBar.tsx';
import { TopBarSearch } from './TopBarSearch.tsx';

const onSearch = fn();

const meta = preview.meta({
  title: 'Layout/TopBar',
  component: TopBar,
  parameters: {
    docs: guide({
      what: 'Names the screen and leads back. It stays at the upper edge while the screen scrolls.',
      whenToUse: ['Every screen below a main place: `header` of its `Screen`.'],
      whenNotToUse: ['A main place: its `Screen` has a large title instead, and the `TabBar`.'],
      anatomy: {
        story: 'with-actions',
        parts: {
          'Way back, with `onBack`': 'header button',
          'Title and subtitle, in the middle; or a `TopBarSearch`': 'h1, h2',
          'One or two actions': '[data-end] button',
        },
      },
      keyboard: { Tab: 'To the way back, then to the actions.', 'Enter / Space': 'Presses it.' },
      accessibility: [
        'Its title is the `h1`, an `h2` beside another screen, and plain text where the screen has a large title.',
        'Buttons are 44 px. A long title takes two lines and ends in … beyond that; the whole is still read aloud.',
      ],
      content: [
        'The title names the thing (“Apple”), the subtitle its kind (“AAPL · NASDAQ”). `backLabel`: “Back”.',
      ],
      related: ['Screen', 'IconButton', 'TabBar'],
    }),
  },
  args: { title: 'Position' },
  tags: ['autodocs'],
});

export const Title = meta.story();

export const WithWayBack = meta.story({
  args: { onBack: fn(), backLabel: 'Back', subtitle: 'AAPL · NASDAQ' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBack).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Position' })).toBeVisible();
  },
});

export const WithActions = meta.story({
  args: {
    title: 'Apple',
    subtitle: 'AAPL · NASDAQ',
    onBack: fn(),
    backLabel: 'Back',
    actions: (
      <>
        <IconButton label="Search" icon={<SearchIcon />} onPress={onSearch} />
        <IconButton label="On watchlist" icon={<StarIcon />} isPressed onPress={fn()} />
      </>
    ),
  },
  beforeEach: () => {
    onSearch.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onSearch).toHaveBeenCalledOnce();
    // The title is in the middle whatever is beside it.
    const [bar, title] = [canvas.getByRole('banner'), canvas.getByRole('heading')].map((part) => {
      const { left, width } = part.getBoundingClientRect();
      return left + width / 2;
    });
    await expect(Math.abs((bar ?? 0) - (title ?? 99))).toBeLessThan(2);
  },
});

/** A main place, whose name its tab says: the search takes the place of the title. */
export const WithSearch = meta.story({
  args: {
    title: 'Home',
    center: <TopBarSearch href="#/pages/search/index" label="Search name or code" />,
    actions: (
      <IconLink
        label="Messages"
        icon={
          <Badge count={3} srText="3 unread">
            <BellIcon />
          </Badge>
        }
        href="#/pages/notice/index"
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const search = canvas.getByRole('link', { name: 'Search name or code' });
    await expect(search).toHaveFocus();
    await expect(search).toHaveAttribute('href', '#/pages/search/index');
    // Looks 36 px high; the finger has 44.
    await expect(getComputedStyle(search, '::after').height).toBe('44px');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Messages.*3 unread/ })).toHaveFocus();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Home' })).toBeInTheDocument();
  },
});

/** A button that comes later, as the one to refresh does for a mouse, moves nothing. */
export const SearchBesideTwoActions = meta.story({
  globals: { viewport: { value: 'w768' } },
  args: { title: 'Home', center: <TopBarSearch href="#/pages/search/index" label="Search name or code" /> },
  render: function Later(args) {
    const [isThere, setThere] = useState(false);
    return (
      <TopBar
        {...args}
        actions={
          <>
            {isThere && <IconButton label="Refresh" icon={<RetryIcon />} onPress={fn()} />}
            <IconButton label="Messages" icon={<BellIcon />} onPress={() => setThere(true)} />
          </>
        }
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('link', { name: 'Search name or code' });
    const { left, width } = search.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Messages' }));
    await expect(await canvas.findByRole('button', { name: 'Refresh' })).toBeVisible();
    await expect(search.getBoundingClientRect()).toMatchObject({ left, width });
  },
});

export const SearchNarrow = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    title: 'Home',
    center: <TopBarSearch href="#/pages/search/index" label="Search a company, a fund, a coin, or a code" />,
    actions: <IconLink label="Messages" icon={<BellIcon />} href="#/pages/notice/index" />,
  },
  play: async ({ canvas }) => {
    const search = canvas.getByRole('link', { name: /^Search a company/ });
    await expect(search.getBoundingClientRect().height).toBe(36);
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    title: 'Zhong An Online P & C Insurance Company Limited',
    subtitle: '06060 · Hong Kong',
    onBack: fn(),
    backLabel: 'Back',
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: { title: '腾讯控股', subtitle: '00700 · 港股', onBack: fn(), backLabel: '返回' },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: { title: '騰訊控股', subtitle: '00700 · 香港', onBack: fn(), backLabel: '返回' },
});
