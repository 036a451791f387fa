import { useState } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Button } from '#primitives/Button/Button.tsx';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import { Text } from '#primitives/Text/Text.tsx';
import { TextField } from '#primitives/TextField/TextField.tsx';
import { Screen } from '../Screen/Screen.tsx';
import { TopBar } from '../TopBar/TopBar.tsx';
import { DockLayout } from './DockLayout.tsx';
import { SplitView, type PaneWidths, type ScreenPane } from './SplitView.tsx';

const meta = preview.meta({
  title: 'Layout/SplitView',
  component: SplitView,
  parameters: {
    docs: {
      ...guide({
        what: 'Screens side by side on a wide window: where one came from, what it is about, what can be done.',
        whenToUse: [
          'From `breakpoints.split` (1024 px at an ordinary text size) a list beside its detail, from `breakpoints.triple` (1440 px) the ticket too.',
        ],
        whenNotToUse: ['On a phone: a `Screen` alone.', 'Columns inside one screen: `Columns`.'],
        anatomy: {
          story: 'list-quote-and-ticket',
          window: { width: 1440, height: 480 },
          parts: {
            'List, 20 rem: what is chosen from; the row of the screen beside it is marked':
              '[data-place=list]',
            'Room: what there is beside the others; a chart takes it': '[data-place=room]',
            'Side, 22.5 rem: what is filled in': '[data-place=side]',
          },
        },
        keyboard: {
          Tab: 'Through the list, the room, the side, in this order.',
          'Arrow up / down': 'Scroll the pane in focus.',
          'Arrow left / right': 'On the line between two panes: move it.',
          'Arrow up / down, on the edge of a dock': 'Make it higher or lower.',
          'Home / End': 'On a line: as narrow or as wide as its pane may be.',
          Enter: 'On a line: back to the pane’s own width.',
        },
        accessibility: [
          'All panes are the page’s `main`; each is a region with a name. The main one has the `h1`, the headings of the others begin at `h2`.',
          'Each pane scrolls by itself and can be focused to be scrolled.',
          'With `resizing`, the lines are separators with a name and a value, moved by keys or a pointer. Keep the widths: a person moves them once.',
          'A pane keeps what it shows, its focus and its place when another becomes the main one.',
        ],
        content: ['A pane’s label names the place: “Markets”, “Order”.'],
        related: ['Screen', 'TopBar', 'Section'],
      }),
      story: { inline: false, height: '480px' },
    },
  },
  tags: ['autodocs'],
});

const screen = (title: string, words: string) => (
  <Screen header={<TopBar title={title} />}>
    <Text>{words}</Text>
  </Screen>
);
const list: ScreenPane = {
  id: 'list',
  label: 'Markets',
  place: 'list',
  content: screen('Markets', 'The list it was chosen from.'),
};
const quote: ScreenPane = {
  id: 'quote',
  label: 'Quote',
  place: 'room',
  isMain: true,
  content: screen('Apple', 'The quote.'),
};
const ticket: ScreenPane = {
  id: 'ticket',
  label: 'Order',
  place: 'side',
  content: screen('Order', 'The ticket.'),
};

export const ListAndQuote = meta.story({
  args: { panes: [list, quote] },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Apple' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Markets' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Markets' }).offsetWidth).toBe(320);
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'Markets' })).toHaveFocus();
  },
});

export const ListQuoteAndTicket = meta.story({
  args: { panes: [list, quote, ticket] },
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Order' }).offsetWidth).toBe(360);
  },
});

function Ordering() {
  const [isOrdering, setOrdering] = useState(false);
  const field = (
    <Screen header={<TopBar title="Apple" />}>
      <TextField label="Note" value="" onChange={() => {}} />
      <Button onPress={() => setOrdering(true)}>Buy</Button>
      <Skeleton shape="block" height="1600px" />
    </Screen>
  );
  return (
    <SplitView
      panes={[
        list,
        { ...quote, isMain: !isOrdering, content: field },
        ...(isOrdering ? [{ ...ticket, isMain: true }] : []),
      ]}
    />
  );
}

/** Another screen becomes the main one: what stays is neither drawn anew nor moved. */
export const APaneStays = meta.story({
  args: { panes: [] },
  render: () => <Ordering />,
  // With large letters two of its panes need as much.
  globals: { viewport: { value: 'w1440' } },
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const pane = canvas.getByRole('region', { name: 'Quote' });
    const field = canvas.getByRole('textbox', { name: 'Note' });
    pane.scrollTop = 40;
    await userEvent.click(canvas.getByRole('button', { name: 'Buy' }));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Order');
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toBe(field);
    await expect(pane.scrollTop).toBe(40);
  },
});

function Resizing() {
  const [widths, setWidths] = useState<PaneWidths>({ list: 400 });
  return (
    <SplitView
      panes={[list, quote, ticket]}
      resizing={{
        widths,
        onWidth: (place, width) => setWidths((before) => ({ ...before, [place]: width ?? undefined })),
        label: (pane) => `Width of ${pane}`,
      }}
    />
  );
}

/** The lines are moved by keys and by a pointer, as far as there is room; a double press gives the own width back. */
export const Resized = meta.story({
  args: { panes: [] },
  render: () => <Resizing />,
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas, userEvent }) => {
    const markets = canvas.getByRole('region', { name: 'Markets' });
    const order = canvas.getByRole('region', { name: 'Order' });
    await expect(markets.offsetWidth).toBe(400);
    const line = canvas.getByRole('separator', { name: 'Width of Markets' });
    await waitFor(() => expect(line).toHaveAttribute('aria-valuenow', '400'));
    line.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(markets.offsetWidth).toBe(416));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(markets.offsetWidth).toBe(560));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(line).toHaveAttribute('aria-valuenow', '288'));

    const side = canvas.getByRole('separator', { name: 'Width of Order' });
    const x = side.getBoundingClientRect().left;
    await fireEvent.pointerDown(side, { button: 0, clientX: x });
    await fireEvent.pointerMove(side, { clientX: x - 60 });
    await expect(order.offsetWidth).toBe(420);
    await fireEvent.pointerUp(side, { clientX: x - 60 });
    await waitFor(() => expect(side).toHaveAttribute('aria-valuenow', '420'));
    await userEvent.dblClick(side);
    await waitFor(() => expect(order.offsetWidth).toBe(360));
    await expect(markets.offsetWidth).toBe(288);
  },
});

function Docked() {
  const [height, setHeight] = useState<number | null>(null);
  const [isFolded, setFolded] = useState(false);
  return (
    <SplitView
      panes={[list, quote, ticket]}
      dock={{
        label: 'Positions and orders',
        resizeLabel: 'Height of positions and orders',
        height,
        onHeight: setHeight,
        isFolded,
        content: (
          <DockLayout
            bar={<Text>Positions</Text>}
            tools={<Button onPress={() => setFolded(!isFolded)}>{isFolded ? 'Unfold' : 'Fold'}</Button>}
          >
            {isFolded ? undefined : <Text>10 AAPL</Text>}
          </DockLayout>
        ),
      }}
    />
  );
}

/** A strip under the list and the room: its edge is moved by keys and by a pointer, and it folds to its bar. */
export const WithADock = meta.story({
  args: { panes: [] },
  render: () => <Docked />,
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas, userEvent }) => {
    const dock = canvas.getByRole('region', { name: 'Positions and orders' });
    const [markets, room, order] = ['Markets', 'Quote', 'Order'].map((name) =>
      canvas.getByRole('region', { name }),
    );
    await expect(dock.offsetHeight).toBe(220);
    await waitFor(() =>
      expect(dock.offsetWidth).toBe((markets?.offsetWidth ?? 0) + (room?.offsetWidth ?? 0)),
    );
    await expect(room?.offsetHeight).toBe((order?.offsetHeight ?? 0) - 220);
    const edge = canvas.getByRole('separator', { name: 'Height of positions and orders' });
    edge.focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(dock.offsetHeight).toBe(236));
    const y = edge.getBoundingClientRect().top;
    await fireEvent.pointerDown(edge, { button: 0, clientY: y });
    await fireEvent.pointerMove(edge, { clientY: y - 64 });
    await expect(dock.offsetHeight).toBe(300);
    await fireEvent.pointerUp(edge, { clientY: y - 64 });
    await waitFor(() => expect(edge).toHaveAttribute('aria-valuenow', '300'));
    await userEvent.click(canvas.getByRole('button', { name: 'Fold' }));
    await waitFor(() => expect(dock.offsetHeight).toBe(44));
    await userEvent.click(canvas.getByRole('button', { name: 'Unfold' }));
    await waitFor(() => expect(dock.offsetHeight).toBe(300));
  },
});

export const Traditional = meta.story({
  globals: { viewport: { value: 'w1280' }, locale: 'zh-Hant' },
  args: {
    panes: [
      { ...list, label: '市場', content: screen('市場', '由此列表進入') },
      { ...quote, label: '報價', content: screen('騰訊控股', '報價') },
    ],
  },
});
