import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { useToast, type ToastMessage } from './ToastContext.ts';
import { ToastProvider } from './ToastProvider.tsx';

function Sender(message: ToastMessage) {
  const toast = useToast();
  return <Button onPress={() => toast.show(message)}>Show</Button>;
}

const meta = preview.meta({
  title: 'Primitives/Toast',
  component: Sender,
  parameters: { layout: 'padded', docs: { story: { inline: false, height: '260px' } } },
  args: { title: 'Copy Success' },
  render: (args) => (
    <ToastProvider label="Notices">
      <Sender {...args} />
    </ToastProvider>
  ),
  tags: ['autodocs'],
});

export const GoesByItself = meta.story({
  args: { tone: 'positive' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const region = await screen.findByRole('region', { name: 'Notices' });
    await waitFor(() => expect(region).toHaveTextContent('Copy Success'));
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await waitFor(() => expect(region).not.toHaveTextContent('Copy Success'), { timeout: 6000 });
  },
});

export const StaysWhilePointedAt = meta.story({
  args: {
    tone: 'negative',
    title: 'Order not sent',
    description: 'The market closed while you typed. Nothing was bought.',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const toast = await screen.findByText('Order not sent');
    await userEvent.hover(toast);
    await new Promise((resolve) => setTimeout(resolve, 2600));
    await expect(toast).toBeVisible();
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    tone: 'waiting',
    title: 'Your limit order to buy Zhong An Online P & C Insurance waits in the market',
    description: 'It is filled when the price comes to HK$18.42 or below, until the close.',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const toast = await screen.findByText(/waits in the market/);
    await userEvent.hover(toast);
  },
});
