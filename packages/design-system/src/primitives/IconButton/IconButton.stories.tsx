import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { BellIcon, StarIcon } from '../../icons/index.ts';
import { IconButton, type IconButtonProps } from './IconButton.tsx';

const meta = preview.meta({
  title: 'Primitives/IconButton',
  component: IconButton,
  parameters: { layout: 'padded' },
  args: { label: 'Notices', icon: <BellIcon />, onPress: fn() },
  tags: ['autodocs'],
});

function Toggle(props: IconButtonProps) {
  const [isPressed, setPressed] = useState(props.isPressed ?? false);
  return <IconButton {...props} isPressed={isPressed} onPress={() => setPressed(!isPressed)} />;
}

export const Action = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Notices' });
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledOnce();
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
});

export const ToggledByKeyboard = meta.story({
  args: { label: 'On watchlist', icon: <StarIcon />, isPressed: false },
  render: (args) => <Toggle {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveFocus();
  },
});

export const Disabled = meta.story({ args: { isDisabled: true } });

export const Pending = meta.story({
  args: { isPending: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});
