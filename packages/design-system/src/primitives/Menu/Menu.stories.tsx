import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { DeleteIcon, DocumentIcon, EditIcon, MoreIcon, ShareIcon } from '#icons/index.ts';
import { Menu, type MenuItem } from './Menu.tsx';

const onEdit = fn();
const onDelete = fn();

const items: MenuItem[] = [
  { id: 'edit', label: 'Change price', icon: <EditIcon aria-hidden="true" />, onPress: onEdit },
  {
    id: 'detail',
    label: 'Order details',
    icon: <DocumentIcon aria-hidden="true" />,
    href: '#/pages/order/detail',
  },
  { id: 'share', label: 'Share', icon: <ShareIcon aria-hidden="true" />, onPress: fn(), isDisabled: true },
  {
    id: 'cancel',
    label: 'Cancel order',
    icon: <DeleteIcon aria-hidden="true" />,
    onPress: onDelete,
    isDanger: true,
  },
];

const meta = preview.meta({
  title: 'Primitives/Menu',
  component: Menu,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'Actions on one thing, behind one button.',
      whenToUse: [
        'Three or more actions that are needed now and then.',
        'The second way to the actions of a swiped row.',
      ],
      whenNotToUse: [
        'The one action a person came for: a `Button` in sight.',
        'A value to choose: `Select` or `PickerSheet`.',
        'Text and controls: `Popover`.',
      ],
      anatomy: {
        story: 'open',
        window: { width: 390, height: 300 },
        parts: {
          'Button: words with a chevron, or an icon': 'button[aria-haspopup]',
          'Entries: icon, words': "[role='menuitem']",
          'A line, and below it what cannot be undone': "[role='separator'] + [role='menuitem']",
        },
      },
      keyboard: {
        'Enter / Space / Arrow down': 'Opens it; the first entry has the focus.',
        'Arrow up / down': 'Moves between entries, round the ends.',
        'Home / End': 'First and last entry.',
        Letters: 'Go to the entry that begins with them.',
        Escape: 'Closes it; the focus goes back to the button.',
      },
      accessibility: [
        'A `menu` of `menuitem`s, named by its button.',
        'Entries are 44 px high. A disabled one can be reached and says so.',
      ],
      content: ['Entries begin with a verb.', 'What cannot be undone asks again in a `ConfirmDialog`.'],
      related: ['Popover', 'MoreList', 'Select'],
    }),
  },
  args: { label: 'Order', items, align: 'start' as const },
  beforeEach: () => {
    onEdit.mockClear();
    onDelete.mockClear();
  },
  tags: ['autodocs'],
});

export const ChosenByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Order' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const first = await screen.findByRole('menuitem', { name: 'Change price' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Cancel order' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onDelete).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

export const LeftByEscape = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Order' }));
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(onEdit).not.toHaveBeenCalled();
  },
});

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Order' }));
    await expect(await screen.findByRole('menuitem', { name: 'Order details' })).toHaveAttribute(
      'href',
      '#/pages/order/detail',
    );
    await expect(screen.getByRole('menuitem', { name: 'Share' })).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
});

export const FromAnIcon = meta.story({
  args: { label: 'More', icon: <MoreIcon aria-hidden="true" />, align: 'end' },
  decorators: [
    (Story) => (
      <div style={{ paddingInlineEnd: '1rem', textAlign: 'end' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'More' });
    await userEvent.click(trigger);
    const menu = await screen.findByRole('menu');
    await waitFor(() =>
      expect(menu.getBoundingClientRect().right).toBeCloseTo(trigger.getBoundingClientRect().right, 0),
    );
  },
});
export const Disabled = meta.story({ args: { isDisabled: true } });

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    items: [
      {
        id: 'one',
        label: 'Change the price at which this order may be filled at the Hong Kong exchange',
        icon: <EditIcon aria-hidden="true" />,
        onPress: fn(),
      },
      ...items,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Order' }));
    await waitFor(async () => expect(await screen.findByRole('menu')).toBeVisible());
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    label: '訂單',
    items: [
      { id: 'edit', label: '修改訂單', onPress: fn() },
      { id: 'cancel', label: '取消訂單', onPress: fn(), isDanger: true },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '訂單' }));
    await waitFor(async () => expect(await screen.findByRole('menu')).toBeVisible());
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    label: '委托',
    items: [
      { id: 'edit', label: '改单', onPress: fn() },
      { id: 'cancel', label: '撤单', onPress: fn(), isDanger: true },
    ],
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await screen.findByRole('menuitem', { name: '改单' })).toHaveFocus());
  },
});
