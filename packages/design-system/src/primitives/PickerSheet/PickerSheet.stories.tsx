import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { PickerSheet, type PickerSheetProps } from './PickerSheet.tsx';

function Controlled(props: PickerSheetProps<string>) {
  const [value, setValue] = useState(props.value);
  return (
    <PickerSheet
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
  title: 'Primitives/PickerSheet',
  component: PickerSheet,
  parameters: {
    layout: 'padded',
    docs: {
      ...guide({
        what: 'One of several in a sheet, in reach of the thumb and with room to say what each means.',
        whenToUse: [
          'A choice on a phone whose options need a sentence each: order type, network of a deposit.',
        ],
        whenNotToUse: [
          'Two to five short words: `SegmentedControl`. A few in a form: `RadioGroup`.',
          'A short list of plain names: `Select`.',
          'A country: `RegionSelect`, which searches.',
        ],
        anatomy: {
          story: 'open',
          window: { width: 390, height: 520 },
          parts: {
            'Field that shows what is chosen': 'label + *, button[aria-haspopup]',
            'Sheet with the field’s name': 'h2',
            'Options: name, description': "[role='option'] > span",
            'Check mark': "[role='option'] svg",
          },
        },
        keyboard: {
          'Enter / Space': 'Opens the sheet; on an option, chooses it and closes.',
          'Arrow up / down, Home / End': 'Move between the options that can be chosen.',
          Escape: 'Closes without a change; the focus goes back to the field.',
        },
        accessibility: [
          'A button whose name is its label and what is chosen; a `listbox` in a modal dialog.',
          'The focus begins at the chosen option.',
        ],
        content: ['The same words in the field and in the sheet.', 'Descriptions say what will happen.'],
        related: ['Select', 'RadioGroup', 'RegionSelect', 'Sheet'],
      }),
      story: { inline: false, height: '520px' },
    },
  },
  args: {
    label: 'Network',
    value: 'erc20',
    onChange: fn(),
    closeLabel: 'Close',
    options: [
      { value: 'erc20', label: 'ERC-20', description: 'Ethereum. 12 confirmations, about three minutes.' },
      { value: 'trc20', label: 'TRC-20', description: 'Tron. 20 confirmations, about one minute.' },
      { value: 'bep20', label: 'BEP-20', description: 'Not open for deposits today.', isDisabled: true },
      { value: 'sol', label: 'Solana', description: 'One confirmation, a few seconds.' },
    ],
  },
  render: (args) => <Controlled {...args} />,
  tags: ['autodocs'],
});

export const ChosenByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('button', { name: 'Network ERC-20' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const first = await screen.findByRole('option', { name: /ERC-20/, selected: true });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('option', { name: /Solana/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onChange).toHaveBeenCalledWith('sol');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Network Solana' })).toHaveFocus());
  },
});

export const LeftByEscape = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Open = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    const off = await screen.findByRole('option', { name: /BEP-20/ });
    await userEvent.click(off);
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
});

export const Placeholder = meta.story({ args: { value: null, placeholder: 'Choose a network' } });
export const Invalid = meta.story({
  args: {
    value: null,
    placeholder: 'Choose a network',
    isRequired: true,
    error: 'Choose the network that you send from.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
      'Choose the network that you send from.',
    );
  },
});
export const Disabled = meta.story({ args: { isDisabled: true } });
export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    value: 'a',
    options: [
      {
        value: 'a',
        label: 'The network of the exchange that you send your digital currency from',
        description:
          'Ask them if you are not sure: what goes over another network is lost and cannot be recovered.',
      },
      { value: 'b', label: 'Another' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(async () => expect(await screen.findByRole('dialog')).toBeVisible());
  },
});
export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    label: '网络',
    closeLabel: '关闭',
    options: [
      { value: 'erc20', label: 'ERC-20', description: '以太坊，12 次确认，约三分钟。' },
      { value: 'trc20', label: 'TRC-20', description: '波场，20 次确认，约一分钟。' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(async () => expect(await screen.findByRole('dialog', { name: '网络' })).toBeVisible());
  },
});
export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    label: '網絡',
    value: 'trc20',
    options: [
      { value: 'erc20', label: 'ERC-20', description: '以太坊，12 次確認，約三分鐘。' },
      { value: 'trc20', label: 'TRC-20', description: '波場，20 次確認，約一分鐘。' },
    ],
    hint: '須與轉出平台所選網絡相同。',
  },
});
