import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Field } from './Field.tsx';
import { Box, Input } from './Field.styles.ts';

const meta = preview.meta({
  title: 'Primitives/Field',
  component: Field,
  parameters: { layout: 'padded' },
  args: {
    label: 'Invitation code',
    hint: 'From the person who told you about Meridian.',
    children: (control) => (
      <Box>
        <Input {...control} defaultValue="" />
      </Box>
    ),
  },
  tags: ['autodocs'],
});

export const WithHint = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Invitation code')).toHaveAccessibleDescription(
      'From the person who told you about Meridian.',
    );
  },
});

export const WithError = meta.story({
  args: { error: 'This code is not known. Check it with the person who gave it to you.' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Invitation code');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/not known/);
  },
});

export const Required = meta.story({
  args: { isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Invitation code')).toBeRequired();
  },
});
