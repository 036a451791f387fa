import { expect, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { BellIcon } from '#icons/index.ts';
import { Inline } from '../Stack/Stack.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Badge } from './Badge.tsx';

const bell = <IconButton label="Notices" icon={<BellIcon />} onPress={fn()} />;

const meta = preview.meta({
  title: 'Primitives/Badge',
  component: Badge,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'How many things wait behind a control, or, as a dot, that there is something new.',
      whenToUse: ['Unread notices on the bell.', 'Open orders on a tab.'],
      whenNotToUse: [
        'The state of a thing in words: `StatusTag`.',
        'A price that moved: nothing; prices move all the time.',
      ],
      anatomy: {
        story: 'on-an-icon',
        parts: { 'What is marked': 'button', 'A figure or a dot on its upper corner': '[data-tone]' },
      },
      keyboard: {},
      accessibility: [
        'The figure is silent; `srText` is heard in its place, with its noun.',
        'It takes no press of its own: the control under it does.',
      ],
      content: ['At most two digits and a plus.', 'Nothing at zero.'],
      related: ['StatusTag', 'IconButton', 'TabBar'],
    }),
  },
  args: { count: 3, srText: '3 unread notices', children: bell },
  tags: ['autodocs'],
});

export const OnAnIcon = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('3 unread notices')).toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Notices' })).toHaveFocus();
  },
});

/** An icon by itself, as in a link or a tab: its middle stays in sight. */
export const OnABareIcon = meta.story({
  args: { count: 1, children: <BellIcon aria-hidden /> },
  play: async ({ canvas, canvasElement }) => {
    const icon = canvasElement.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
    const mark = canvas.getByText('1').parentElement?.getBoundingClientRect() ?? icon;
    await expect(mark.left).toBeGreaterThan(icon.left + icon.width / 2);
    await expect(mark.top).toBeLessThan(icon.top);
  },
});

export const MoreThanItHolds = meta.story({
  args: { count: 240, srText: '240 unread notices' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.getByText('240 unread notices')).toBeInTheDocument();
  },
});

export const Dot = meta.story({ args: { count: undefined, srText: 'Something new' } });

export const NothingWaits = meta.story({
  args: { count: 0, srText: 'No unread notices' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('0')).toBeNull();
  },
});

export const Tones = meta.story({
  render: () => (
    <Inline gap={3}>
      <Badge count={3} srText="3 new" />
      <Badge count={1} tone="negative" srText="1 needs you" />
      <Badge count={12} tone="neutral" srText="12 orders" />
    </Inline>
  ),
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    srText: '3 条未读消息',
    children: <IconButton label="消息" icon={<BellIcon />} onPress={fn()} />,
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    count: 120,
    srText: '120 則未讀訊息',
    children: <IconButton label="訊息" icon={<BellIcon />} onPress={fn()} />,
  },
});
