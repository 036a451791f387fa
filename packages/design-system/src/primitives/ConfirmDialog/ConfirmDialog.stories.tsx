import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = preview.meta({
  title: 'Primitives/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { layout: 'padded', docs: { story: { inline: false, height: '420px' } } },
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
  tags: ['autodocs'],
});

export const Danger = meta.story({
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure to cancel order' });
    await waitFor(() => expect(dialog).toBeVisible());
    const keep = screen.getAllByRole('button', { name: 'Keep order' }).at(-1);
    await waitFor(() => expect(keep).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const EscapeKeepsTheOrder = meta.story({
  play: async ({ userEvent, args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

export const Pending = meta.story({
  args: { isPending: true },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    confirmLabel: 'Yes, cancel what has not been filled',
    cancelLabel: 'No, leave the order in the market',
    tone: 'primary',
  },
});
