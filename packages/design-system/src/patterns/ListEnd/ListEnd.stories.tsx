import { expect, fn, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { ListEnd } from './ListEnd.tsx';

const meta = preview.meta({
  title: 'Patterns/ListEnd',
  component: ListEnd,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'The end of a list that is read in parts: how much of it is here, and the way to more.',
      whenToUse: ['Lists of records that people stop reading somewhere: movements, orders, rankings.'],
      whenNotToUse: ['A list that is short enough to be here at once.', 'With its rows: `GrowingList`.'],
      anatomy: {
        story: 'failed',
        parts: {
          'How much is here': "[role='status']",
          'What went wrong': "[role='alert']",
          'The way to more': 'button',
          'What holds for all of it': null,
        },
      },
      keyboard: { Tab: 'Moves to the button.', Enter: 'Lengthens the list; the focus stays on the button.' },
      accessibility: [
        'The next part comes above the button, which keeps the focus and its name.',
        'While it is on its way the button is busy and takes no second press.',
        'How much is here is said politely, a failure at once. After a failure nothing is asked for again by itself.',
        'The button is always there while there is more, so that scrolling is never the only way.',
      ],
      content: ['The button says what comes: "Show more", "Show earlier".'],
      pairs: [
        {
          kept: <ListEnd shown="25 of 120" onMore={fn()} moreLabel="Show more" />,
          keptWhy: 'How much is here, how much there is, and the way to it.',
          broken: <ListEnd shown="…" onMore={fn()} moreLabel="Load next page" />,
          brokenWhy: 'It does not say whether older orders are still to come.',
        },
      ],
      related: ['GrowingList', 'Button', 'ListGroup'],
    }),
  },
  args: { shown: '25 of 120', moreLabel: 'Show more', onMore: fn() },
  tags: ['autodocs'],
});

/** Until the browser has said whether an element is in sight, to observers that asked before. */
async function sightReported(element: Element): Promise<void> {
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });
}

export const More = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMore).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Show more' })).toHaveFocus();
  },
});

export const Pending = meta.story({
  args: { isPending: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).not.toHaveBeenCalled();
  },
});

/** The end is in sight: it asks once by itself, and not at all after a failure. */
export const AsksByItself = meta.story({
  args: { isAutomatic: true },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onMore).toHaveBeenCalledOnce());
  },
});

export const Failed = meta.story({
  args: { isAutomatic: true, error: "Couldn't load more", retryLabel: 'Retry' },
  play: async ({ canvas, userEvent, args }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent("Couldn't load more");
    await sightReported(alert);
    await expect(args.onMore).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
});

export const AllIsHere = meta.story({
  render: () => <ListEnd shown="120 of 120" note="Times in EST" />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('Times in EST')).toBeVisible();
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    shown: '1,250 of 12,000 movements since the account was opened',
    moreLabel: 'Show earlier movements',
    note: 'Times in Hong Kong Standard Time',
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: { shown: '已显示 25 条，共 120 条', moreLabel: '查看更早', note: '时间为北京时间' },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: { shown: '已顯示 25 項，共 120 項', moreLabel: '顯示更早', note: '時間為香港時間' },
});
