import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { AccountIcon, IdentityIcon } from '#icons/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

function Controlled(props: TextFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <TextField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Primitives/TextField',
  component: TextField,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'One line of text.',
      whenToUse: ['A name, an address, an email, a bank’s number: words and codes that are not counted.'],
      whenNotToUse: [
        'Money or a quantity: `AmountInput`. A secret: `PasswordField`. A code from a message: `CodeInput`.',
        'A search: `SearchField`. A text that is only copied: `CopyField`.',
      ],
      anatomy: {
        story: 'counted',
        parts: {
          Label: 'label',
          'Box: leading sign, text, clear button, trailing control': 'input',
          'Hint, or error in its place': "[id$='-message']",
          Count: "[id$='-count']",
        },
      },
      keyboard: {
        Tab: 'To the text, then to the clear button while there is something to clear.',
        'Enter / Space': 'On the clear button: empties the field and goes back to it.',
        Enter: 'In the text: sends the form it is in.',
      },
      accessibility: [
        'Set `autoComplete` for everything a browser may know (name, email, address): a person should not type it twice.',
        '`type="email"` turns off capitals and spelling; the check of what is written is the caller’s.',
        'Letters are 16 px: below that, a phone zooms the page in.',
      ],
      content: [
        'A placeholder is an example ("name@example.com"), never the label or a rule.',
        'Give `countText` with `maxLength`, so that it is clear why the field takes no more.',
      ],
      pairs: [
        {
          kept: <TextField label="Email" placeholder="name@example.com" value="" onChange={fn()} />,
          keptWhy: 'The label stays; the placeholder is an example.',
          broken: <TextField label=" " placeholder="Email" value="" onChange={fn()} />,
          brokenWhy: 'A placeholder as the label is gone with the first letter.',
        },
      ],
      related: ['Field', 'PasswordField', 'AmountInput', 'CodeInput', 'SearchField'],
    }),
  },
  args: { label: 'Email or user ID', value: '', onChange: fn() },
  render: (args) => <Controlled {...args} />,
  tags: ['autodocs'],
});

export const TypedByKeyboard = meta.story({
  tags: ['!autodocs'],
  args: { placeholder: 'name@example.com', type: 'email' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('a@b');
    await expect(canvas.getByRole('textbox', { name: 'Email or user ID' })).toHaveValue('a@b');
    await expect(args.onChange).toHaveBeenLastCalledWith('a@b');
  },
});

export const Empty = meta.story({ args: { placeholder: 'name@example.com' } });

export const Filled = meta.story({
  args: { value: 'margaret@example.com', type: 'email', hint: 'We send the code there.' },
});

export const ClearedByKeyboard = meta.story({
  tags: ['!autodocs'],
  args: { label: 'Nickname', value: 'Margaret', clearLabel: 'Clear' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull();
    await userEvent.keyboard('Maggie');
    await expect(canvas.getByRole('button', { name: 'Clear' })).toBeVisible();
  },
});

export const Counted = meta.story({
  args: {
    label: 'Nickname',
    value: 'Margaret H.',
    maxLength: 12,
    countText: (used: number, most: number) => `${used} of ${most}`,
    hint: 'Shown to those you invite.',
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'xyz');
    await expect(input).toHaveValue('Margaret H.x');
    await expect(input).toHaveAccessibleDescription('Shown to those you invite. 12 of 12');
  },
});

export const WithLeading = meta.story({
  args: { value: 'margaret', leading: <AccountIcon aria-hidden="true" /> },
});

export const WithTrailing = meta.story({
  args: {
    value: 'margaret',
    clearLabel: 'Clear',
    trailing: <IconButton label="Scan" icon={<IdentityIcon aria-hidden="true" />} onPress={fn()} />,
  },
  play: async ({ canvas }) => {
    const [clear, scan] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(clear?.right).toBeLessThanOrEqual(scan?.left ?? 0);
  },
});

export const Required = meta.story({ args: { isRequired: true } });

export const Invalid = meta.story({
  args: { value: 'margaret', type: 'email', error: 'Please enter an email address, like name@example.com.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/name@example.com/);
  },
});

export const Disabled = meta.story({
  args: { value: 'margaret@example.com', isDisabled: true, clearLabel: 'Clear' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    label: 'Bank branch address, as printed on the statement of the account that the money goes to',
    value: 'Hong Kong and Shanghai Banking Corporation, 1 Queen’s Road Central, Central and Western District',
    clearLabel: 'Clear',
    error:
      'The address is longer than the bank takes. Leave out the district and the building’s name, and keep street and number.',
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: { label: '开户行', placeholder: '请输入开户行全称', hint: '请与银行卡信息保持一致。' },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: { label: '銀行名稱', value: '香港上海滙豐銀行有限公司', hint: '須與銀行賬戶資料相同。' },
});
