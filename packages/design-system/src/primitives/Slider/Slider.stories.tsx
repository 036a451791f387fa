import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Slider, type SliderProps } from './Slider.tsx';

function Controlled(props: SliderProps) {
  const [value, setValue] = useState(props.value);
  return <Slider {...props} value={value} onChange={setValue} />;
}

const meta = preview.meta({
  title: 'Primitives/Slider',
  component: Slider,
  parameters: { layout: 'padded' },
  args: {
    label: 'Leverage',
    value: 1,
    min: 1,
    max: 10,
    step: 1,
    formatValue: (value: number) => `${value}×`,
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
  tags: ['autodocs'],
});

export const Leverage = meta.story({
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Leverage' });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuetext', '3×');
    await userEvent.keyboard('{End}');
    await expect(slider).toHaveValue('10');
    await userEvent.keyboard('{Home}');
    await expect(slider).toHaveValue('1');
  },
});

export const WithMarks = meta.story({
  args: { marks: [1, 2, 5, 10], value: 5 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leverage 2×' }));
    await expect(canvas.getByRole('slider')).toHaveValue('2');
  },
});

export const Disabled = meta.story({ args: { isDisabled: true, marks: [1, 5, 10] } });
