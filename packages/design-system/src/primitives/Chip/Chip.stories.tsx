import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Inline } from '../../layout/Stack/Stack.tsx';
import { Chip } from './Chip.tsx';

const meta = preview.meta({
  title: 'Primitives/Chip',
  component: Chip,
  parameters: { layout: 'padded' },
  args: { isSelected: false, onPress: fn(), children: 'NASDAQ' },
  tags: ['autodocs'],
});

function Exchanges() {
  const [chosen, setChosen] = useState('NASDAQ');
  return (
    <Inline gap={2}>
      {['NASDAQ', 'NYSE', 'AMEX'].map((name) => (
        <Chip key={name} isSelected={name === chosen} onPress={() => setChosen(name)}>
          {name}
        </Chip>
      ))}
    </Inline>
  );
}

export const Group = meta.story({
  render: () => <Exchanges />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'NYSE', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'NASDAQ', pressed: false })).toBeVisible();
  },
});

export const Selected = meta.story({ args: { isSelected: true } });
export const Disabled = meta.story({ args: { isDisabled: true } });
