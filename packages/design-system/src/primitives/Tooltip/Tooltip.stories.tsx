import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const words = 'Free until the order is filled';

const meta = preview.meta({
  title: 'Primitives/Tooltip',
  component: Tooltip,
  parameters: {
    layout: 'centered',
    docs: guide({
      what: 'A few words about a control, shown to a resting pointer and to the keyboard, and heard with the control’s name.',
      whenToUse: ['What a control costs or when it works, as a courtesy.', 'A short cut of the keyboard.'],
      whenNotToUse: [
        'Anything a person must know: a finger never sees it. Write it down, or use `Popover`.',
        'The name of an icon: `IconButton` shows it by itself.',
      ],
      anatomy: {
        story: 'below',
        window: { width: 390, height: 320 },
        parts: {
          'The control': '[data-popup-open] button',
          'The words, on the page’s inverse colour': "[role='presentation'] > [data-open]",
        },
      },
      keyboard: { Tab: 'To the control: the words show at once.', Escape: 'Hides them; the focus stays.' },
      accessibility: [
        'The words are the control’s description (`aria-describedby`), there before they are seen.',
        'A pointer may travel onto the words; they stay until it leaves.',
      ],
      content: ['At most eight words, no full stop, nothing to press.'],
      related: ['Popover', 'IconButton'],
    }),
  },
  args: {
    text: words,
    children: ({ describedBy }: { describedBy: string }) => (
      <Button describedBy={describedBy} onPress={fn()}>
        Change order
      </Button>
    ),
  },
  tags: ['autodocs'],
});

export const ShownToTheKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Change order' });
    await expect(button).toHaveAccessibleDescription(words);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(screen.getAllByText(words).some((node) => node.checkVisibility())).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(1));
    await expect(button).toHaveFocus();
  },
});

export const ShownToAPointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
  },
});

export const Resting = meta.story();

export const Below = meta.story({
  args: { side: 'bottom' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const { bottom } = canvas.getByRole('button').getBoundingClientRect();
    await waitFor(() =>
      expect(
        screen
          .getAllByText(words)
          .some((node) => node.getBoundingClientRect().top >= bottom && node.checkVisibility()),
      ).toBe(true),
    );
  },
});

export const Beside = meta.story({
  args: { side: 'right', text: 'Free today' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const { right } = canvas.getByRole('button').getBoundingClientRect();
    await waitFor(() =>
      expect(
        screen.getAllByText('Free today').some((node) => node.getBoundingClientRect().left >= right),
      ).toBe(true),
    );
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: { text: 'Free until the order is filled, then the fee of the market where it was filled' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getAllByText(/where it was filled/)).toHaveLength(2));
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    text: '成交前可免费修改',
    children: ({ describedBy }) => <Button describedBy={describedBy}>改单</Button>,
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getAllByText('成交前可免费修改')).toHaveLength(2));
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    text: '成交前可免費修改',
    children: ({ describedBy }) => <Button describedBy={describedBy}>修改訂單</Button>,
  },
});
