import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

function Held(props: TextAreaProps) {
  const [value, setValue] = useState(props.value);
  return (
    <TextArea
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange(next);
        setValue(next);
      }}
    />
  );
}

const args: TextAreaProps = {
  label: 'Report',
  value: 'Meridian 1.0.0\nScreen: /pages/trade/index',
  onChange: fn(),
  hint: 'You can change or delete any of it.',
};

const meta = preview.meta({
  title: 'Primitives/TextArea',
  component: TextArea,
  render: (props: TextAreaProps) => <Held {...props} />,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'Text of several lines, which grows with what is typed.',
      whenToUse: ['A report or a note that a person reads and changes before it is sent.'],
      whenNotToUse: ['One line: `TextField`. Text that is only copied: `CopyField`.'],
      anatomy: {
        story: 'filled-in',
        parts: { Label: 'label', 'Box with the text': 'textarea', Hint: 'p' },
      },
      keyboard: { Enter: 'Begins a new line; it sends nothing.' },
      accessibility: ['Its label, hint and error are tied to it as with every field.'],
      content: ['The label names the text, the hint says what may be changed.'],
      related: ['TextField', 'CopyField'],
    }),
  },
  args,
  tags: ['autodocs'],
});

export const FilledIn = meta.story({
  play: async ({ canvas, userEvent, args: { onChange } }) => {
    const area = canvas.getByRole('textbox', { name: 'Report' });
    await expect(area).toHaveAccessibleDescription('You can change or delete any of it.');
    await userEvent.type(area, '{Enter}It shows no price.');
    await expect(area).toHaveValue('Meridian 1.0.0\nScreen: /pages/trade/index\nIt shows no price.');
    await expect(onChange).toHaveBeenCalled();
  },
});

export const Invalid = meta.story({ args: { value: '', error: 'Say what happened.' } });
export const Disabled = meta.story({ args: { isDisabled: true } });
export const Narrow = meta.story({ globals: { viewport: { value: 'w320' } } });
