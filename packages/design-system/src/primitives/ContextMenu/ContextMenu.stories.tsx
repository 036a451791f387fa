import { useRef, useState, type ReactNode } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { AlertIcon, StarIcon } from '#icons/index.ts';
import { InstrumentLogo } from '../InstrumentLogo/InstrumentLogo.tsx';
import { List } from '../List/List.tsx';
import { ListRow } from '../ListRow/ListRow.tsx';
import type { MenuItem } from '../Menu/Menu.tsx';
import type { PressPoint } from '../useLongPress/longPress.ts';
import { useLongPress } from '../useLongPress/useLongPress.ts';
import { ContextMenu } from './ContextMenu.tsx';

const onWatch = fn();

interface ExampleProps {
  readonly label: string;
  readonly title: string;
  readonly items: readonly MenuItem[];
}

/** A list of two rows: the menu is of the one that is pressed long or right. */
function Example(menu: ExampleProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<{ of: HTMLElement; at: PressPoint } | null>(null);
  const [isOpen, setOpen] = useState(false);
  useLongPress(frame, {
    targetOf: (pressed) => (pressed instanceof Element ? pressed.closest('a') : null),
    onLongPress(of, at) {
      setAsked({ of, at });
      setOpen(true);
    },
  });
  return (
    <div ref={frame}>
      <List
        label="Watchlist"
        items={[menu.title, 'Tencent']}
        keyOf={(name) => name}
        renderRow={(name) => (
          <ListRow href="#/quote" leading={<InstrumentLogo code="AAPL" />} title={name} subtitle="NASDAQ" />
        )}
      />
      {asked && <ContextMenu {...menu} {...asked} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </div>
  );
}

const items: MenuItem[] = [
  { id: 'open', label: 'Open quote', href: '#/pages/quote' },
  {
    id: 'alert',
    label: 'Set price alert',
    icon: <AlertIcon aria-hidden="true" />,
    onPress: fn(),
    isDisabled: true,
  },
  { id: 'watch', label: 'Add to watchlist', icon: <StarIcon aria-hidden="true" />, onPress: onWatch },
];

const meta = preview.meta({
  title: 'Primitives/ContextMenu',
  component: Example,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'What can be done with one thing of a list: a menu at the pointer on a wide window, a sheet from below on a phone.',
      whenToUse: ['A quicker way to what the thing’s own screen offers, by a right click or a long press.'],
      whenNotToUse: [
        'Actions that have no other way: a `Menu` behind a button.',
        'Something to fill in: a `Sheet`.',
      ],
      anatomy: {
        story: 'on-a-phone',
        window: { width: 390, height: 420 },
        parts: {
          'What it acts on': "[role='menu'] [role='group'] > :first-child",
          'Entries: icon, words': "[role='menuitem']",
        },
      },
      keyboard: {
        'Menu key, Shift + F10': 'Opens it for the row that has the focus.',
        'Arrow up / down': 'Moves between entries, round the ends.',
        Letters: 'Go to the entry that begins with them.',
        Escape: 'Closes it; the focus goes back to the row.',
      },
      accessibility: [
        'A `menu` whose name says what it acts on: “Apple: actions”.',
        'Entries are 44 px high, 52 px on a phone. A disabled one can be reached and says so.',
        'It never holds what cannot be done elsewhere: not everybody can press long.',
      ],
      content: ['Entries begin with a verb, and are the same for every row of a kind.'],
      related: ['useLongPress', 'Menu', 'Sheet'],
    }),
  },
  args: { label: 'Apple: actions', title: 'Apple', items },
  beforeEach: () => {
    onWatch.mockClear();
  },
  tags: ['autodocs'],
});

/** Asks for the menu of the first row, as the context-menu key does. */
async function open({
  canvas,
}: {
  readonly canvas: Pick<typeof screen, 'getAllByRole'>;
}): Promise<HTMLElement> {
  const [row] = canvas.getAllByRole('link');
  if (row === undefined) throw new Error('the list has no row');
  row.focus();
  await fireEvent.contextMenu(row);
  await waitFor(async () => expect(await screen.findByRole('menu')).toBeVisible());
  return row;
}

export const OnAPhone = meta.story({
  play: async (context) => {
    await open(context);
    const menu = screen.getByRole('menu', { name: 'Apple: actions' });
    await waitFor(() =>
      expect(Math.round(menu.getBoundingClientRect().bottom)).toBe(document.documentElement.clientHeight),
    );
    for (const entry of screen.getAllByRole('menuitem'))
      await expect(entry.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

/** Where the pointer is. */
export const AtThePointer = meta.story({
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    const [row] = canvas.getAllByRole('link');
    const box = row?.getBoundingClientRect() ?? new DOMRect();
    const at = { clientX: Math.round(box.x + 200), clientY: Math.round(box.y + 20) };
    await fireEvent.contextMenu(row as HTMLElement, at);
    const menu = await screen.findByRole('menu', { name: 'Apple: actions' });
    await waitFor(() => expect(menu).toBeVisible());
    await waitFor(() => {
      const { left, top } = menu.getBoundingClientRect();
      void expect([Math.round(left), Math.round(top)]).toEqual([at.clientX, at.clientY]);
    });
  },
});

export const LeftByEscape = meta.story({
  tags: ['!autodocs'],
  play: async (context) => {
    const row = await open(context);
    await waitFor(() => expect(screen.getByRole('menu').contains(document.activeElement)).toBe(true));
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(row).toHaveFocus());
  },
});

export const ChosenByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async (context) => {
    const row = await open(context);
    await waitFor(() => expect(screen.getByRole('menu').contains(document.activeElement)).toBe(true));
    await context.userEvent.keyboard('{End}{Enter}');
    await expect(onWatch).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(row).toHaveFocus());
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    title: 'Zhong An Online P & C Insurance Company Limited',
    items: [
      { id: 'long', label: 'Set a price alert for the Hong Kong share of this company', onPress: fn() },
      ...items,
    ],
  },
  play: async (context) => void (await open(context)),
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    label: '苹果：操作',
    title: '苹果',
    items: [
      { id: 'open', label: '查看行情', href: '#/pages/quote' },
      { id: 'watch', label: '加入自选', onPress: fn() },
    ],
  },
  play: async (context) => void (await open(context)),
});
