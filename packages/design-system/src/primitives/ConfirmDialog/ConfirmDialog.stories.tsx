import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

function FromButton(props: ConfirmDialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Cancel this order</Button>
      <ConfirmDialog
        {...props}
        isOpen={isOpen}
        onCancel={() => {
          props.onCancel();
          setOpen(false);
        }}
      />
    </>
  );
}

const meta = preview.meta({
  title: 'Primitives/ConfirmDialog',
  component: ConfirmDialog,
  parameters: {
    layout: 'padded',
    docs: {
      ...guide({
        what: 'Asks once more before something that cannot be undone, and says what will happen.',
        whenToUse: [
          'Cancelling an order, removing an account, signing out with something unsent.',
          'With `tone="danger"` where something is lost; `primary` where it only cannot be taken back.',
        ],
        whenNotToUse: [
          'What can be undone: do it, and offer the way back in a toast.',
          'An order with its figures and a password: a `Sheet` that shows them.',
          'A notice without a choice: `Dialog`.',
        ],
        anatomy: {
          story: 'danger',
          window: { width: 390, height: 360 },
          parts: {
            Scrim: "[role='presentation']",
            'Title: the question': 'h2',
            'Body: what will happen': 'h2 + *, div:has(> h2) + div',
            'The way out': "[role='alertdialog'] [data-tone='neutral']",
            'The action, last': "[role='alertdialog'] [data-tone='danger']",
          },
        },
        keyboard: {
          Tab: 'From the way out to the action, and round again.',
          'Enter / Space': 'Presses the button in focus; at first that is the way out.',
          Escape: 'Cancels, unless it is pending.',
        },
        accessibility: [
          'An `alertdialog`: its name and its body are read when it opens.',
          'One way out with one name: there is no cross, and a press beside the dialog does nothing.',
          'Pending, the action keeps its name and focus, and nothing closes the dialog.',
        ],
        content: [
          'The two buttons are not Yes and No: each says what will be: “Keep order”, “Cancel order”.',
          'The body names the thing and its figures, and says what stays.',
        ],
        related: ['Dialog', 'Sheet', 'Button'],
      }),
      story: { inline: false, height: '420px' },
    },
  },
  args: {
    isOpen: true,
    title: 'Are you sure to cancel order',
    body: 'Limit, buy 10 AAPL at $182.40. What has been filled stays filled.',
    confirmLabel: 'Cancel order',
    cancelLabel: 'Keep order',
    tone: 'danger' as const,
    onConfirm: fn(),
    onCancel: fn(),
  },
  render: (args) => <FromButton {...args} />,
  tags: ['autodocs'],
});

export const Danger = meta.story({
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure to cancel order' });
    await expect(dialog).toHaveAccessibleDescription(/stays filled/);
    // One way out: the button is found by its name, and there is no second of that name.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep order' })).toHaveFocus());
    await expect(screen.getAllByRole('button')).toHaveLength(2);
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel order' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

export const EscapeKeepsTheOrder = meta.story({
  tags: ['!autodocs'],
  args: { isOpen: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep order' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cancel this order' })).toHaveFocus());
  },
});

export const Primary = meta.story({
  args: {
    title: 'Convert your HK$5,000.00',
    body: 'You receive $641.20. The rate holds for 30 seconds and cannot be taken back.',
    confirmLabel: 'Convert to $641.20',
    cancelLabel: 'Not now',
    tone: 'primary',
  },
});

export const Pending = meta.story({
  args: { isPending: true },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(screen.getByRole('button', { name: 'Cancel order' })).toHaveAttribute('aria-busy', 'true');
    await expect(screen.getByRole('button', { name: 'Keep order' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).not.toHaveBeenCalled();
    await expect(dialog).toBeVisible();
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    title: 'Are you sure to cancel what is left of this order',
    body: 'Limit, buy 12,000 Zhong An Online P & C Insurance Company Limited at HK$18.42. 3,500 have been filled and stay yours; HK$156,570.00 become available again.',
    confirmLabel: 'Yes, cancel what has not been filled',
    cancelLabel: 'No, leave the order in the market',
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    title: '确定撤销这笔委托？',
    body: '限价买入 10 股苹果，委托价 $182.40。已成交的部分不受影响。',
    confirmLabel: '撤单',
    cancelLabel: '保留委托',
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    title: '確定取消此訂單？',
    body: '以限價 $182.40 買入 10 股蘋果。已成交部分不受影響。',
    confirmLabel: '取消訂單',
    cancelLabel: '保留訂單',
  },
});
