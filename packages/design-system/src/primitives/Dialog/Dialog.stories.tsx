import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

function FromButton(props: DialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{props.title}</Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onClose={() => {
          props.onClose();
          setOpen(false);
        }}
      />
    </>
  );
}

const channel = (
  <>
    {Array.from({ length: 12 }, (_, index) => (
      <p key={index}>
        Deposits pass through an anti-money-laundering risk-control channel. Customer service matches the
        deposit to your account, and the funds reach it within about five minutes after confirmation.
      </p>
    ))}
  </>
);

const leaveActions = (
  <>
    <Button>Stay</Button>
    <Button tone="primary">Leave</Button>
  </>
);

const meta = preview.meta({
  title: 'Primitives/Dialog',
  component: Dialog,
  parameters: {
    layout: 'padded',
    docs: {
      ...guide({
        what: 'A notice or a short question in the middle of the window. Nothing else can be done until it is answered.',
        whenToUse: [
          'A word or figure of the screen explained, where the reader asked for it.',
          'A question whose answer decides whether they leave the screen.',
        ],
        whenNotToUse: [
          'Choices and short forms on a phone: `Sheet`, in reach of the thumb.',
          'Before something that cannot be undone: `ConfirmDialog`.',
          'A few words beside one control: `Popover`. Something that needs no answer: `Banner` or a toast.',
          'Over another dialog or sheet: close that one first. Opening one over another is reported in the console.',
        ],
        anatomy: {
          story: 'with-actions',
          window: { width: 390, height: 360 },
          parts: {
            Scrim: "[role='presentation']",
            Title: 'h2',
            'Close button': 'h2 + button',
            'Content, which scrolls': 'div:has(> h2) + div',
            'Actions, the primary one last': 'div:has(> h2) + div + div > *',
          },
        },
        keyboard: {
          'Tab / Shift + Tab': 'To the next or previous control inside; from the last it begins again.',
          Escape: 'Closes it, unless `canDismiss` is off.',
          'Arrow keys, Page up / down': 'Scroll long content.',
        },
        accessibility: [
          'A `dialog` named by its title. Focus goes to the dialog itself, so that its name is read and no button is pressed by accident; `initialFocus` takes it elsewhere.',
          'Focus stays inside and goes back to what had it before. What lies behind is hidden from screen readers and does not scroll.',
          'Title and actions stay in sight while the content scrolls, except where the window is lower than 24 lines.',
        ],
        content: [
          'The title is the question or the thing explained; it is not “Notice”.',
          'Two actions at most, each a verb. `closeLabel` is what the cross is called: “Close”.',
        ],
        related: ['Sheet', 'ConfirmDialog', 'Popover', 'Banner'],
      }),
      story: { inline: false, height: '480px' },
    },
  },
  args: {
    isOpen: false,
    onClose: fn(),
    title: 'What is leverage?',
    closeLabel: 'Close',
    children:
      'With 5× you put down a fifth of the position. A move of 1% in the price moves your money by 5%, either way.',
  },
  render: (args) => <FromButton {...args} />,
  tags: ['autodocs'],
});

export const Open = meta.story({
  args: { isOpen: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'What is leverage?' });
    await waitFor(() => expect(dialog).toHaveFocus());
  },
});

export const OpensAndClosesByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const trigger = canvas.getByRole('button', { name: 'What is leverage?' });
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

const leaving = {
  isOpen: true,
  title: 'Leave the ticket?',
  children: 'Your quantity and price are kept for ten minutes.',
  actions: leaveActions,
};

export const WithActions = meta.story({
  args: leaving,
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    // Round and round inside, forwards and back.
    for (const name of ['Close', 'Stay', 'Leave', 'Close']) {
      await userEvent.tab();
      await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
    }
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Leave' })).toHaveFocus());
  },
});

export const CannotBeDismissed = meta.story({
  args: {
    isOpen: true,
    canDismiss: false,
    title: 'Sending your documents',
    children: 'Two of three pictures are there. Keep the app open.',
  },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const OverAnotherIsReported = meta.story({
  render: (args) => (
    <>
      <Dialog {...args} isOpen />
      <FromButton {...args} isOpen={false} title="Another question" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const report = spyOn(console, 'error').mockImplementation(() => {});
    await screen.findByRole('dialog', { name: 'What is leverage?' });
    await expect(report).not.toHaveBeenCalled();
    // No person can reach it through the scrim; only code opens one over another.
    canvasElement.querySelector('button')?.click();
    await waitFor(() => expect(report).toHaveBeenCalledWith(expect.stringContaining('Another question')));
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    isOpen: true,
    title: 'What the anti-money-laundering risk-control channel does with your bank certificate',
    children: channel,
    actions: <Button tone="primary">I have read it</Button>,
  },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    const button = screen.getByRole('button', { name: 'I have read it' });
    const [window, foot] = [dialog.getBoundingClientRect(), button.getBoundingClientRect()];
    await expect(foot.bottom).toBeLessThanOrEqual(window.bottom);
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  },
});

/** Letters twice as large, as a browser's setting makes them. */
function twiceAsLarge(): () => void {
  document.documentElement.style.fontSize = '200%';
  return () => {
    document.documentElement.style.fontSize = '';
  };
}

export const LargeLetters = meta.story({
  beforeEach: twiceAsLarge,
  args: leaving,
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    for (const name of ['Stay', 'Leave']) {
      const button = screen.getByRole('button', { name });
      await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
    }
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    isOpen: true,
    title: '什么是杠杆？',
    closeLabel: '关闭',
    children: '5 倍杠杆只需投入持仓价值的五分之一。价格每变动 1%，您的资金就会相应变动 5%。',
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    isOpen: true,
    title: '離開下單頁面？',
    closeLabel: '關閉',
    children: '已填寫的數量和價格會保留 10 分鐘。',
    actions: (
      <>
        <Button>留在此頁</Button>
        <Button tone="primary">離開</Button>
      </>
    ),
  },
});
