import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Field } from './Field.tsx';
import { Box, Input } from './Field.styles.ts';
import { fitsTheWindow, largeText } from '#guide/largeText.ts';

const meta = preview.meta({
  title: 'Primitives/Field',
  component: Field,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'A label above, a hint or an error below, tied to the one control between them. All inputs of this library are in one.',
      whenToUse: ['To build an input that the library does not have, with the same label, hint and error.'],
      whenNotToUse: [
        'Text, a password, an amount, a code: `TextField`, `PasswordField`, `AmountInput`, `CodeInput` bring their field.',
        'Several controls under one name: `FieldGroup`.',
      ],
      anatomy: {
        story: 'with-count',
        parts: {
          'Label, with a star when required': 'label',
          'The control: it takes the given `id` and `aria-…` props': 'div:has(> input)',
          'Hint, or error in its place': "[id$='-message']",
          'Count, at the end of that line': "[id$='-count']",
        },
      },
      keyboard: {},
      accessibility: [
        'The label names the control; hint, error and count describe it, in this order.',
        'An error has an icon and words, and sets `aria-invalid`. It is not announced by itself: when a form is refused, move the focus to its first wrong field.',
        'The star is only seen; `aria-required` is heard.',
      ],
      content: [
        'The label is a noun, without a colon. It is never only in the placeholder.',
        'The hint says what to write before it is written; the error what to do now.',
      ],
      related: ['TextField', 'AmountInput', 'Select', 'RadioGroup'],
    }),
  },
  args: {
    label: 'Invitation code',
    children: (control) => (
      <Box data-invalid={control['aria-invalid'] ? '' : undefined}>
        <Input {...control} defaultValue="" />
      </Box>
    ),
  },
  tags: ['autodocs'],
});

export const NamedByItsLabel = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const input = canvas.getByRole('textbox', { name: 'Invitation code' });
    await expect(input).toHaveFocus();
    await expect(input).not.toHaveAttribute('aria-describedby');
    input.blur();
    await userEvent.click(canvas.getByText('Invitation code'));
    await expect(input).toHaveFocus();
  },
});

export const WithHint = meta.story({
  args: { hint: 'From the person who told you about Meridian.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAccessibleDescription('From the person who told you about Meridian.');
    await expect(input).not.toBeInvalid();
  },
});

export const WithError = meta.story({
  args: {
    hint: 'From the person who told you about Meridian.',
    error: 'This code is not known. Check it with the person who gave it to you.',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'This code is not known. Check it with the person who gave it to you.',
    );
  },
});

export const Required = meta.story({
  args: { isRequired: true },
  play: async ({ canvas }) => {
    // The star is seen and not heard: the name stays as it is.
    await expect(canvas.getByRole('textbox', { name: 'Invitation code' })).toBeRequired();
  },
});

export const WithCount = meta.story({
  args: { hint: 'As printed on the card.', count: '3 of 20' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('As printed on the card. 3 of 20');
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    label: 'Address of the bank’s branch, as printed on the statement of the account that the money goes to',
    isRequired: true,
    error: 'The address is longer than the bank takes. Leave out the district, and keep street and number.',
    count: '141 of 140',
  },
});

export const LargeText = meta.story({
  ...largeText,
  args: { hint: 'From the person who told you about Meridian.', count: '3 of 20' },
  play: async () => {
    await expect(fitsTheWindow()).toBe(true);
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: { label: '邀请码', isRequired: true, error: '邀请码无效，请向邀请您的人核实。' },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: { label: '邀請碼', hint: '由推薦人提供，可於其賬戶的「推薦」頁面查閱。' },
});
