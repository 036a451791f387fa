import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

function FromButton(props: DialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <>
      <Button onPress={() => setOpen(true)}>What is leverage?</Button>
      <Dialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

const meta = preview.meta({
  title: 'Primitives/Dialog',
  component: Dialog,
  parameters: { layout: 'padded', docs: { story: { inline: false, height: '480px' } } },
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
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  },
});

export const ClosesWithEscape = meta.story({
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'What is leverage?' });
    await userEvent.click(trigger);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

export const WithActions = meta.story({
  args: {
    isOpen: true,
    title: 'Leave the ticket?',
    children: 'Your quantity and price are kept for ten minutes.',
    actions: (
      <>
        <Button>Stay</Button>
        <Button tone="primary">Leave</Button>
      </>
    ),
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    isOpen: true,
    title: 'What the anti-money-laundering risk-control channel does with your bank certificate',
    children: Array.from({ length: 12 }, (_, index) => (
      <p key={index}>
        Deposits pass through an anti-money-laundering risk-control channel. Customer service matches the
        deposit to your account, and the funds reach it within about five minutes after confirmation.
      </p>
    )),
  },
});
