import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { ListRow } from '../ListRow/ListRow.tsx';
import { Sheet, type SheetProps } from './Sheet.tsx';

function FromButton(props: SheetProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Order type</Button>
      <Sheet {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

const meta = preview.meta({
  title: 'Primitives/Sheet',
  component: Sheet,
  parameters: { layout: 'padded', docs: { story: { inline: false, height: '480px' } } },
  args: {
    isOpen: false,
    onClose: fn(),
    title: 'Order type',
    closeLabel: 'Close',
    children: (
      <>
        <ListRow title="Market" subtitle="At the best price there is, at once" onPress={() => {}} />
        <ListRow title="Limit" subtitle="At your price or better, when it comes" onPress={() => {}} />
      </>
    ),
  },
  render: (args) => <FromButton {...args} />,
  tags: ['autodocs'],
});

export const Open = meta.story({ args: { isOpen: true } });
export const OpenWide = meta.story({ globals: { viewport: { value: 'w1280' } }, args: { isOpen: true } });

export const ClosesAndGivesFocusBack = meta.story({
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Order type' });
    await userEvent.click(trigger);
    await screen.findByRole('dialog', { name: 'Order type' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

export const CannotBeDismissed = meta.story({
  args: { isOpen: true, canDismiss: false, title: 'Sending' },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Sending' });
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog', { name: 'Sending' })).toBeInTheDocument();
  },
});
