import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Section } from '#layout/Section/Section.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { ListRow } from '../ListRow/ListRow.tsx';
import { PlotSkeleton } from './PlotSkeleton.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({
  title: 'Primitives/Skeleton',
  component: Skeleton,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'Holds the place of what is being fetched, in its shape, faint at once and full after 200 ms, so that nothing moves when it comes.',
      whenToUse: ['The first load of a list, a figure, a chart, a card.'],
      whenNotToUse: [
        'Data that is fetched again: keep the old values, dimmed, with their age (`InlineMessage`).',
        'A press on its way: the button’s `isPending`. A measured way: `ProgressBar`.',
        'More than ten seconds: say in words what is waited for.',
      ],
      anatomy: {
        story: 'quote',
        parts: {
          'A price: text, short and high': "[data-shape='text']",
          'A chart': 'svg',
          'Rows of text, the last shorter': "div:has(> [data-shape='text']:nth-child(3))",
          'A word for screen readers, once a screen': null,
        },
      },
      keyboard: {},
      accessibility: [
        'The shapes are hidden; `label` is said once. Give it to one skeleton of a screen.',
        'What owns the place says that it is busy: `Section` has `isBusy`, other owners set `aria-busy`.',
        'With less motion it stands still and is there at once.',
      ],
      content: ['The label is “Loading” and what: “Loading orders”.'],
      pairs: [
        {
          kept: <Skeleton shape="row" count={2} />,
          keptWhy: 'The shape and height of the rows that come: nothing moves.',
          broken: <Skeleton shape="block" height="48px" />,
          brokenWhy: 'One bar for two rows: all below it jumps when they come.',
        },
      ],
      related: ['Section', 'InlineMessage', 'ProgressBar'],
    }),
  },
  args: { shape: 'row' as const, count: 5, label: 'Loading' },
  tags: ['autodocs'],
});

export const Rows = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    // Nothing else is heard of it.
    await expect(canvasElement.querySelector('[aria-hidden=true]')?.children).toHaveLength(5);
  },
});

export const Quote = meta.story({
  render: () => (
    <Stack gap={4}>
      <Skeleton shape="text" width="40%" height="40px" />
      <Skeleton shape="text" width="30%" />
      <PlotSkeleton height="260px" />
      <Skeleton shape="text" count={3} />
    </Stack>
  ),
});

export const Block = meta.story({ args: { shape: 'block', count: 1, height: '120px' } });
export const Circle = meta.story({ args: { shape: 'circle', count: 1 } });

function Orders() {
  const [isBusy, setBusy] = useState(true);
  return (
    <Stack gap={4}>
      <Section title="Orders" isBusy={isBusy}>
        {isBusy ? (
          <Skeleton shape="row" count={2} label="Loading orders" />
        ) : (
          <>
            <ListRow title="Buy 10 AAPL" subtitle="Limit $182.40" />
            <ListRow title="Sell 2 NVDA" subtitle="Market" />
          </>
        )}
      </Section>
      <Button onPress={() => setBusy(false)}>They come</Button>
    </Stack>
  );
}

export const NothingMovesWhenItComes = meta.story({
  render: () => <Orders />,
  play: async ({ canvas, userEvent }) => {
    const orders = canvas.getByRole('region', { name: 'Orders' });
    await expect(orders).toHaveAttribute('aria-busy', 'true');
    const before = orders.getBoundingClientRect().height;
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Buy 10 AAPL')).toBeVisible();
    await expect(orders).not.toHaveAttribute('aria-busy');
    await expect(Math.abs(orders.getBoundingClientRect().height - before)).toBeLessThan(4);
  },
});
