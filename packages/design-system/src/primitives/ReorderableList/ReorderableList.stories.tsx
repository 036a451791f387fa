import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Button } from '../Button/Button.tsx';
import { ListRow } from '../ListRow/ListRow.tsx';
import { ReorderableList } from './ReorderableList.tsx';
import type { ReorderableListProps } from './ReorderableList.types.ts';

function Controlled(props: ReorderableListProps<string>) {
  const [items, setItems] = useState(props.items);
  return (
    <ReorderableList
      {...props}
      items={items}
      onChange={(next) => {
        setItems(next);
        props.onChange(next);
      }}
    />
  );
}

const words = {
  handle: (name: string) => `Move ${name}`,
  instructions: 'Press Space, then the arrow keys, then Space again. Escape puts it back.',
  lifted: (name: string, place: number, count: number) => `${name} lifted, ${place} of ${count}`,
  moved: (name: string, place: number, count: number) => `${name} at ${place} of ${count}`,
  dropped: (name: string, place: number, count: number) => `${name} put down at ${place} of ${count}`,
  cancelled: (name: string, place: number, count: number) => `${name} back at ${place} of ${count}`,
};

const meta = preview.meta({
  title: 'Primitives/ReorderableList',
  component: ReorderableList<string>,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'A list one puts in order, by its handles or with the keyboard.',
      whenToUse: ['The watchlist, the order of shortcuts.'],
      whenNotToUse: ['An order the system knows: let it sort.'],
      anatomy: {
        story: 'lifted',
        window: { width: 390, height: 280 },
        parts: {
          Rows: 'li > div',
          'Handle at the end of each': 'li > button',
          'The row that is lifted': '[data-lifted]',
          'What is said while a row moves': null,
        },
      },
      keyboard: {
        Tab: 'From handle to handle.',
        'Space / Enter': 'Lifts the row, and puts it down.',
        'Arrow up / down, Home / End': 'Move the lifted row.',
        'Escape, Tab': 'Puts it back where it was.',
      },
      accessibility: [
        'A handle is a pressed button while its row is lifted; how it works is its description.',
        'Each move is said with the row’s name, its place and the number of rows.',
        'Only the handle takes the finger, so the list scrolls as ever.',
        'Above a hundred rows only those in sight exist; each says its place and how many there are. The row that is lifted and the one in focus always exist.',
        'A row held at the upper or lower edge draws the list along.',
        'Where the row in focus is taken away, the focus stays at its place.',
        'Where the list changes while a row is held, the row goes back to where it was, and that is said.',
      ],
      content: ['The handle’s name holds the row’s name.'],
      related: ['List', 'ListRow', 'useLongPress'],
    }),
  },
  args: {
    label: 'My watchlist',
    items: ['AAPL', 'MSFT', 'NVDA', 'TSLA'],
    keyOf: (item: string) => item,
    nameOf: (item: string) => item,
    renderRow: (item: string) => <ListRow title={item} subtitle="NASDAQ" />,
    onChange: fn(),
    words,
  },
  render: (args) => <Controlled {...args} />,
  tags: ['autodocs'],
});

export const ByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const handle = canvas.getByRole('button', { name: 'Move AAPL' });
    await expect(handle).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(handle).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('AAPL lifted, 1 of 4');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent('AAPL at 3 of 4');
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(['MSFT', 'NVDA', 'AAPL', 'TSLA']);
    await expect(canvas.getByRole('status')).toHaveTextContent('AAPL put down at 3 of 4');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move AAPL' })).toHaveFocus());
    await expect(canvas.getAllByRole('listitem')[2]).toHaveTextContent('AAPL');
  },
});

export const PutBack = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {End}{Escape}');
    await expect(canvas.getByRole('status')).toHaveTextContent('AAPL back at 1 of 4');
    await userEvent.keyboard(' {ArrowDown}');
    await userEvent.tab();
    await expect(canvas.getByRole('status')).toHaveTextContent('AAPL back at 1 of 4');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const ByFinger = meta.story({
  play: async ({ canvas, args }) => {
    const handle = canvas.getByRole('button', { name: 'Move TSLA' });
    const rows = canvas.getAllByRole('listitem').map((row) => row.getBoundingClientRect());
    const finger = { pointerId: 1, pointerType: 'touch', isPrimary: true, button: 0 };
    const from = (rows[3]?.top ?? 0) + 30;
    await fireEvent.pointerDown(handle, { ...finger, clientX: 340, clientY: from });
    await fireEvent.pointerMove(handle, { ...finger, clientX: 340, clientY: from - 60 });
    await fireEvent.pointerMove(handle, { ...finger, clientX: 340, clientY: (rows[1]?.top ?? 0) + 30 });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('TSLA at 2 of 4'));
    await fireEvent.pointerUp(handle, finger);
    await expect(args.onChange).toHaveBeenCalledWith(['AAPL', 'TSLA', 'MSFT', 'NVDA']);
  },
});

const hundreds = Array.from({ length: 200 }, (_, n) => `Share ${n + 1}`);

const namesIn = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas
    .getAllByRole('listitem')
    .toSorted((a, b) => Number(a.getAttribute('aria-posinset')) - Number(b.getAttribute('aria-posinset')))
    .map((row) => /Share \d+/.exec(row.textContent)?.[0]);

/** Two hundred rows: those in sight exist, and a row goes from one end to the other with three keys. */
export const TwoHundredByKeyboard = meta.story({
  tags: ['!autodocs'],
  args: { items: hundreds },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(5));
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '200');
    await userEvent.tab();
    const handle = canvas.getByRole('button', { name: 'Move Share 1' });
    await expect(handle).toHaveFocus();
    await userEvent.keyboard(' {End}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Share 1 at 200 of 200');
    await waitFor(() => expect(handle).toHaveFocus());
    await waitFor(() => {
      const { top, bottom } = handle.getBoundingClientRect();
      return expect(top >= 0 && bottom <= window.innerHeight).toBe(true);
    });
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith([...hundreds.slice(1), 'Share 1']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Share 1 put down at 200 of 200');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move Share 1' })).toHaveFocus());
    await expect(namesIn(canvas).at(-1)).toBe('Share 1');
    await userEvent.keyboard(' {ArrowUp}{ArrowUp} ');
    await waitFor(() => expect(namesIn(canvas).slice(-3)).toEqual(['Share 1', 'Share 199', 'Share 200']));
  },
});

/** Held at the lower edge, a row draws the list along: it comes to places that were not in sight. */
export const TwoHundredByFinger = meta.story({
  tags: ['!autodocs'],
  args: { items: hundreds },
  play: async ({ canvas }) => {
    const handle = await canvas.findByRole('button', { name: 'Move Share 2' });
    const finger = { pointerId: 1, pointerType: 'touch', isPrimary: true, button: 0, clientX: 340 };
    const { top } = handle.getBoundingClientRect();
    await fireEvent.pointerDown(handle, { ...finger, clientY: top + 20 });
    await fireEvent.pointerMove(handle, { ...finger, clientY: window.innerHeight - 4 });
    await waitFor(() => {
      const place = Number(/at (\d+) of 200/.exec(canvas.getByRole('status').textContent ?? '')?.[1] ?? 0);
      return expect(place).toBeGreaterThan(30);
    });
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(70);
    await fireEvent.pointerUp(handle, finger);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Share 2 put down at \d+ of 200$/);
    const place = Number(/at (\d+)/.exec(canvas.getByRole('status').textContent ?? '')?.[1]);
    const row = () => canvas.getByRole('button', { name: 'Move Share 2' }).closest('li');
    await waitFor(() => expect(row()).toHaveAttribute('aria-posinset', String(place)));
  },
});

function Shrinking(props: ReorderableListProps<string>) {
  const [items, setItems] = useState(props.items);
  return (
    <>
      <ReorderableList
        {...props}
        items={items}
        renderRow={(item) => (
          <Button size="s" onPress={() => setItems((before) => before.filter((one) => one !== item))}>
            {`Remove ${item}`}
          </Button>
        )}
      />
      <Button size="s" onPress={() => setItems((before) => before.slice(1))}>
        Another tab takes the first
      </Button>
    </>
  );
}

/** The row in focus goes: the focus stays at its place, and at the end on what is last. */
export const FocusStaysWhereARowWent = meta.story({
  tags: ['!autodocs'],
  render: (args) => <Shrinking {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Remove MSFT' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { name: 'Remove MSFT' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Remove NVDA' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove AAPL' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryAllByRole('listitem')).toEqual([]);
  },
});

export const FocusStaysAmongHundreds = meta.story({
  tags: ['!autodocs'],
  args: { items: Array.from({ length: 200 }, (_, n) => `Share ${n + 1}`) },
  render: (args) => <Shrinking {...args} />,
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Remove Share 3' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Share 4' })).toHaveFocus());
  },
});

/** The list changes while a row is held: it goes back, and whatever the hand does then moves no other row. */
export const ChangesWhileARowIsHeld = meta.story({
  tags: ['!autodocs'],
  render: (args) => <Shrinking {...args} />,
  play: async ({ canvas, args }) => {
    const handle = canvas.getByRole('button', { name: 'Move NVDA' });
    const { top } = handle.getBoundingClientRect();
    const finger = { pointerId: 1, pointerType: 'touch', isPrimary: true, button: 0, clientX: 340 };
    await fireEvent.pointerDown(handle, { ...finger, clientY: top + 20 });
    await fireEvent.pointerMove(handle, { ...finger, clientY: top + 80 });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('NVDA at 4 of 4'));
    canvas.getByRole('button', { name: 'Another tab takes the first' }).click();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('NVDA back at 2 of 3'));
    await fireEvent.pointerMove(handle, { ...finger, clientY: top + 140 });
    await fireEvent.pointerUp(handle, finger);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Lifted = meta.story({
  tags: ['!autodocs'],
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}');
  },
});

export const Disabled = meta.story({ args: { isDisabled: true } });
export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: { items: ['Zhong An Online P & C Insurance Company Limited, American depositary receipts', 'AAPL'] },
});
export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    label: '我的自选',
    items: ['腾讯控股', '苹果', '英伟达'],
    renderRow: (item) => <ListRow title={item} />,
    words: {
      ...words,
      handle: (name) => `移动${name}`,
      instructions: '按空格键拿起，用方向键移动，再按空格键放下。',
    },
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    label: '我的自選股',
    items: ['騰訊控股', '蘋果', '英偉達'],
    renderRow: (item) => <ListRow title={item} />,
    words: {
      ...words,
      handle: (name) => `移動${name}`,
      instructions: '按空白鍵提起，以方向鍵移動，再按空白鍵放下。',
    },
  },
});
