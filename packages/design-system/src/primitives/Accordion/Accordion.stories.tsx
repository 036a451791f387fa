import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Accordion, type AccordionProps } from './Accordion.tsx';

function Controlled(props: AccordionProps) {
  const [openIds, setOpenIds] = useState(props.openIds);
  return (
    <Accordion
      {...props}
      openIds={openIds}
      onChange={(next) => {
        setOpenIds(next);
        props.onChange(next);
      }}
    />
  );
}

const items = [
  {
    id: 'margin',
    title: 'What is margin?',
    content:
      'The part of a position that you pay yourself. It is held while the position is open and released when it closes.',
  },
  {
    id: 'when',
    title: 'When can I withdraw?',
    summary: 'Business days, 9:00 to 17:00',
    content: 'Once your identity is verified and the sale has settled: two business days for US shares.',
  },
  {
    id: 'delay',
    title: 'Why is a price delayed?',
    content: 'Exchanges ask a fee for prices of this second. Free ones are fifteen minutes old.',
  },
];

const meta = preview.meta({
  title: 'Primitives/Accordion',
  component: Accordion,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'Questions with their answers folded away, so that a person can find the one that matters.',
      whenToUse: [
        'Help, terms, the small print of a form.',
        'Details few people need, beside figures everybody needs.',
      ],
      whenNotToUse: [
        'Anything that must be read before going on: leave it open.',
        'Two or three views of one thing: `Tabs`.',
        'The working of a figure: `FigureRow` with its explanation.',
      ],
      anatomy: {
        story: 'open',
        parts: {
          'Title, with its summary': 'h3:has(span span) button > span',
          Chevron: 'h3 svg',
          'Folded content': '[role=region]',
        },
      },
      keyboard: {
        Tab: 'Moves to the next title, or into open content.',
        'Enter / Space': 'Opens or closes.',
      },
      accessibility: [
        'Each title is a heading with a button inside; the button says whether it is expanded.',
        'Folded text is `hidden="until-found"`: the browser’s own search finds and opens it.',
        'A panel is a region while it is open. A closed one is not heard at all.',
      ],
      content: [
        'Titles are the reader’s question, in the reader’s words.',
        'The answer is in the first sentence.',
      ],
      related: ['Tabs', 'FigureRow', 'ListRow'],
    }),
  },
  args: { items, openIds: [], onChange: fn() },
  render: (args) => <Controlled {...args} />,
  tags: ['autodocs'],
});

export const OpenedByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const title = canvas.getByRole('button', { name: 'What is margin?' });
    await userEvent.tab();
    await expect(title).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(title).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('region', { name: 'What is margin?' })).toHaveTextContent(/pay yourself/);
    await waitFor(() => expect(canvas.getByText(/pay yourself/)).toBeVisible());
    await expect(args.onChange).toHaveBeenCalledWith(['margin']);
    await userEvent.keyboard(' ');
    await expect(title).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(canvas.getByText(/pay yourself/)).not.toBeVisible());
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});

export const Closed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});

export const Open = meta.story({
  args: { openIds: ['margin', 'when'] },
  play: async ({ canvas }) => {
    const heard = canvas.getAllByRole('region');
    await expect(heard).toHaveLength(2);
    await expect(heard[0]).toHaveAccessibleName('What is margin?');
    await expect(heard[1]).toHaveAccessibleName('When can I withdraw? Business days, 9:00 to 17:00');
  },
});

/** What the browser's own search finds in folded text is opened by it, and heard from then on. */
export const FoundBySearch = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    canvas.getByText(/^Exchanges ask a fee/).dispatchEvent(new Event('beforematch', { bubbles: true }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(['delay']));
    await expect(canvas.getByRole('region', { name: 'Why is a price delayed?' })).toBeVisible();
  },
});

export const OneAtATime = meta.story({
  args: { openIds: ['margin'], canOpenSeveral: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Why is a price delayed/ }));
    await expect(args.onChange).toHaveBeenCalledWith(['delay']);
    await expect(canvas.getByRole('button', { name: 'What is margin?' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
});

export const OneDisabled = meta.story({
  args: { items: items.map((item) => (item.id === 'when' ? { ...item, isDisabled: true } : item)) },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    openIds: ['long'],
    items: [
      {
        id: 'long',
        title:
          'What happens to my subscription to a new share when the offer is asked for more often than there are shares?',
        summary: 'Shares are given by lot, and whatever is not used comes back to your available balance',
        content: 'You get fewer shares than you asked for, or none. '.repeat(6),
      },
      ...items,
    ],
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    openIds: ['margin'],
    items: [
      {
        id: 'margin',
        title: '什么是保证金？',
        content: '持仓中由您自己支付的部分，持仓期间冻结，平仓后退还。',
      },
      { id: 'when', title: '什么时候可以提现？', content: '完成身份认证且卖出款项交收之后。' },
    ],
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    openIds: ['margin'],
    items: [
      {
        id: 'margin',
        title: '什麼是保證金？',
        content: '持倉中由你自己支付的部分，持倉期間凍結，平倉後退還。',
      },
      { id: 'when', title: '什麼時候可以提款？', content: '完成身份認證且賣出款項交收之後。' },
    ],
  },
});
