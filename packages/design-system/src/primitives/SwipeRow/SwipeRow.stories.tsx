import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { ArrowUpIcon, DeleteIcon } from '#icons/index.ts';
import { ListRow } from '../ListRow/ListRow.tsx';
import { SwipeRow } from './SwipeRow.tsx';

const onTop = fn();
const onRemove = fn();
const onRow = fn();

const meta = preview.meta({
  title: 'Primitives/SwipeRow',
  component: SwipeRow,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'A row that a finger pushes aside to show its actions. The same actions stand in a menu.',
      whenToUse: ['Managing a list one row at a time: a watchlist, notices, alerts.'],
      whenNotToUse: [
        'An action most people need: put a button in sight.',
        'Inside something that is swept sideways itself: a chart, tabs that are swiped.',
      ],
      anatomy: {
        story: 'swiped',
        window: { width: 390, height: 96 },
        parts: {
          'The row': '[data-revealed] [data-lines]',
          'Menu button': 'button[aria-haspopup]',
          'Actions behind the row, one to three': '[data-revealed] > [aria-hidden] > button',
        },
      },
      keyboard: {
        Tab: 'To the row, then to its menu button.',
        'Enter / Space': 'Opens the menu with the same actions.',
        Escape: 'Closes the menu.',
      },
      accessibility: [
        'What lies behind the row is for fingers only and hidden from everything else: the menu has it all.',
        'An up-and-down move scrolls the page; the click at the end of a swipe is swallowed.',
      ],
      content: ['One or two words for each action. The menu’s name says whose actions they are.'],
      related: ['ListRow', 'Menu', 'ReorderableList', 'useLongPress'],
    }),
  },
  args: {
    menuLabel: 'Actions for Tencent',
    children: <ListRow title="Tencent" subtitle="00700" onPress={onRow} />,
    actions: [
      { id: 'top', label: 'To the top', icon: <ArrowUpIcon aria-hidden="true" />, onPress: onTop },
      {
        id: 'remove',
        label: 'Remove',
        icon: <DeleteIcon aria-hidden="true" />,
        onPress: onRemove,
        isDanger: true,
      },
    ],
  },
  beforeEach: () => {
    onTop.mockClear();
    onRemove.mockClear();
    onRow.mockClear();
  },
  tags: ['autodocs'],
});

const touch = { pointerType: 'touch', isPrimary: true, pointerId: 1, button: 0 } as const;

async function swipe(target: Element, byPx: number): Promise<void> {
  await fireEvent.pointerDown(target, { ...touch, clientX: 300, clientY: 20 });
  await fireEvent.pointerMove(target, { ...touch, clientX: 300 + byPx / 2, clientY: 22 });
  await fireEvent.pointerMove(target, { ...touch, clientX: 300 + byPx, clientY: 22 });
  await fireEvent.pointerUp(target, { ...touch, clientX: 300 + byPx, clientY: 22 });
  await fireEvent.click(target);
}

export const ByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Actions for Tencent' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'To the top' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onRemove).toHaveBeenCalledOnce();
  },
});

export const Swiped = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await swipe(canvas.getByText('Tencent'), -140);
    const remove = [...canvasElement.querySelectorAll('button')].find((one) => one.textContent === 'Remove');
    await waitFor(() => expect(remove).toBeVisible());
    await expect(onRow).not.toHaveBeenCalled();
  },
});

export const ActsAndCloses = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await swipe(canvas.getByText('Tencent'), -140);
    const top = [...canvasElement.querySelectorAll('button')].find((one) => one.textContent === 'To the top');
    if (!top) throw new Error('no action');
    await fireEvent.click(top);
    await expect(onTop).toHaveBeenCalledOnce();
    await waitFor(() => expect(top).not.toBeVisible());
    await fireEvent.click(canvas.getByText('Tencent'));
    await expect(onRow).toHaveBeenCalledOnce();
  },
});

export const TooShort = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await swipe(canvas.getByText('Tencent'), -40);
    const remove = [...canvasElement.querySelectorAll('button')].find((one) => one.textContent === 'Remove');
    await waitFor(() => expect(remove).not.toBeVisible());
    await fireEvent.pointerDown(canvas.getByText('Tencent'), { ...touch, clientX: 300, clientY: 20 });
    await fireEvent.pointerMove(canvas.getByText('Tencent'), { ...touch, clientX: 296, clientY: 60 });
    await fireEvent.pointerMove(canvas.getByText('Tencent'), { ...touch, clientX: 100, clientY: 60 });
    await expect(remove).not.toBeVisible();
  },
});

export const Resting = meta.story();
export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    children: (
      <ListRow
        title="Zhong An Online P & C Insurance Company Limited"
        subtitle="American depositary receipts"
        trailing="HK$18.42"
      />
    ),
  },
});
export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    menuLabel: '腾讯控股的操作',
    children: <ListRow title="腾讯控股" subtitle="00700" />,
    actions: [{ id: 'remove', label: '删除', onPress: onRemove, isDanger: true }],
  },
  play: async ({ canvas }) => {
    await swipe(canvas.getByText('腾讯控股'), -70);
    await waitFor(() => expect(canvas.getByText('删除')).toBeVisible());
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    menuLabel: '騰訊控股的操作',
    children: <ListRow title="騰訊控股" subtitle="00700" />,
    actions: [
      { id: 'top', label: '置頂', onPress: onTop },
      { id: 'remove', label: '移除', onPress: onRemove, isDanger: true },
    ],
  },
});
