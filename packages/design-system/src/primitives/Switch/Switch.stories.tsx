import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Switch, type SwitchProps } from './Switch.tsx';

function Controlled(props: SwitchProps) {
  const [isOn, setOn] = useState(props.isOn);
  return <Switch {...props} isOn={isOn} onChange={setOn} />;
}

const meta = preview.meta({
  title: 'Primitives/Switch',
  component: Switch,
  parameters: { layout: 'padded' },
  args: { label: 'Hide balances', isOn: false, onChange: fn() },
  render: (args) => <Controlled {...args} />,
  tags: ['autodocs'],
});

export const TurnedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch', { name: 'Hide balances' })).toBeChecked();
  },
});

export const On = meta.story({ args: { isOn: true, hint: 'Amounts show as six dots.' } });
export const Disabled = meta.story({ args: { isDisabled: true } });
export const DisabledOn = meta.story({ args: { isDisabled: true, isOn: true } });
