import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { InfoIcon } from '#icons/index.ts';
import { Popover } from './Popover.tsx';

const meta = preview.meta({
  title: 'Primitives/Popover',
  component: Popover,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'A little more about one thing, beside it. The page stays usable, and a press elsewhere closes it.',
      whenToUse: ['What a term means, where it is used.', 'A few settings of the thing beside it.'],
      whenNotToUse: [
        'A question that must be answered: `Dialog`. A choice on a phone: `Sheet`.',
        'Actions: `Menu`. The working of a figure: `FigureRow`.',
      ],
      anatomy: {
        story: 'open',
        window: { width: 390, height: 240 },
        parts: {
          'Button that opens it': 'button[aria-haspopup]',
          Title: 'h2',
          'Close button': 'h2 + button',
          'Content, which scrolls when there is little room': 'div:has(> h2) + div',
        },
      },
      keyboard: {
        'Enter / Space': 'Opens it; the focus goes in.',
        Tab: 'Goes through its content, and on to the page.',
        Escape: 'Closes it; the focus goes back to the button.',
      },
      accessibility: [
        'A `dialog` named by its title, not modal.',
        'It stays inside the window at 320 px and at twice the letter size.',
      ],
      content: ['One thought, at most five lines.', 'The title is the term that was asked about.'],
      related: ['Dialog', 'Menu', 'Sheet', 'FigureRow'],
    }),
  },
  args: {
    label: 'What is margin?',
    title: 'Margin',
    closeLabel: 'Close',
    children: 'The part of a position that you pay yourself. It is held while the position is open.',
    onOpenChange: fn(),
  },
  tags: ['autodocs'],
});

export const OpenedByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: 'What is margin?' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const popover = await screen.findByRole('dialog', { name: 'Margin' });
    await waitFor(() => expect(popover).toBeVisible());
    await expect(args.onOpenChange).toHaveBeenCalledWith(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
});

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(async () => expect(await screen.findByRole('dialog')).toBeVisible());
  },
});

export const ClosedByItsButton = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const FromAnIcon = meta.story({
  args: { icon: <InfoIcon aria-hidden="true" /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What is margin?' }));
    await waitFor(async () => expect(await screen.findByRole('dialog', { name: 'Margin' })).toBeVisible());
  },
});
export const AboveAtTheEnd = meta.story({
  args: { side: 'top', align: 'end' },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: '14rem', paddingInlineEnd: '1rem', textAlign: 'end' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'What is margin?' });
    await userEvent.click(trigger);
    const popover = await screen.findByRole('dialog');
    await waitFor(async () => {
      await expect(popover.getBoundingClientRect().bottom).toBeLessThan(trigger.getBoundingClientRect().top);
      await expect(popover.getBoundingClientRect().right).toBeCloseTo(
        trigger.getBoundingClientRect().right,
        0,
      );
    });
  },
});
export const Disabled = meta.story({ args: { isDisabled: true } });

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    title: 'Margin, leverage and the interest on what you have borrowed',
    children: 'The part of a position that you pay yourself. '.repeat(12),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(async () => expect(await screen.findByRole('dialog')).toBeVisible());
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    label: '什么是保证金？',
    title: '保证金',
    closeLabel: '关闭',
    children: '持仓中由您自己支付的部分。',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(async () => expect(await screen.findByRole('dialog', { name: '保证金' })).toBeVisible());
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    label: '什麼是孖展？',
    title: '孖展',
    closeLabel: '關閉',
    children: '向券商借款買入證券，須支付利息；抵押品價值下跌時或需補倉。',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await screen.findByRole('dialog', { name: '孖展' })).toBeVisible());
    await expect(canvas.getByRole('button', { name: '什麼是孖展？' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
});
