import { expect, fn, spyOn, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { TextField } from '#primitives/TextField/TextField.tsx';
import { CopyField } from './CopyField.tsx';

const address = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F';

const meta = preview.meta({
  title: 'Primitives/CopyField',
  component: CopyField,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'Text that goes elsewhere unchanged, with the button that takes it there.',
      whenToUse: ['A deposit address, the bank’s account number, an invitation code, an order number.'],
      whenNotToUse: ['Text to be edited: `TextField`.', 'A figure that is only read: `FigureRow`.'],
      anatomy: {
        story: 'grouped',
        parts: {
          Label: "[id$='-label']",
          'The text, whole': 'output',
          'Copy button, which says how it went': 'button',
          Hint: 'p',
        },
      },
      keyboard: { Tab: 'To the copy button.', 'Enter / Space': 'Copies.' },
      accessibility: [
        'The button is named by what it does and by the label: two of them are told apart.',
        'The result is said politely and written on the button for two seconds.',
        'When the browser refuses, the text is selected, so that a person can copy it by hand.',
        'The text is never cut: an address must be comparable to its last letter.',
      ],
      content: [
        'Group long numbers for reading with `shownValue`; the copy has no spaces.',
        'The hint says what must match: network, currency, reference.',
      ],
      pairs: [
        {
          kept: (
            <CopyField
              label="Deposit address"
              value="TQ5pMzXq9R1s7cKd8f2uWv3nB6hYjLaE4t"
              copyLabel="Copy"
              copiedLabel="Copied"
              failedLabel="Could not copy"
            />
          ),
          keptWhy: 'The whole address: it is compared sign by sign.',
          broken: <TextField label="Deposit address" value="TQ5pMz…aE4t" onChange={fn()} />,
          brokenWhy: 'Cut in the middle, and it can be typed over: money goes to a stranger.',
        },
      ],
      related: ['QrCode', 'TextField', 'FigureRow'],
    }),
  },
  args: {
    label: 'Deposit address (ERC-20)',
    value: address,
    copyLabel: 'Copy',
    copiedLabel: 'Copied',
    failedLabel: 'Copy by hand',
    onCopy: fn(),
  },
  tags: ['autodocs'],
});

export const CopiedByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    try {
      const button = canvas.getByRole('button', { name: 'Copy Deposit address (ERC-20)' });
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('button', { name: /^Copied / })).toHaveFocus());
      await expect(write).toHaveBeenCalledWith(address);
      await expect(args.onCopy).toHaveBeenCalledWith(true);
      await waitFor(() => expect(canvas.getByRole('button', { name: /^Copy / })).toBeVisible());
    } finally {
      write.mockRestore();
    }
  },
});

export const Refused = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    try {
      await userEvent.click(canvas.getByRole('button', { name: /^Copy / }));
      await expect(await canvas.findByRole('button', { name: /^Copy by hand / })).toBeVisible();
      await expect(document.getSelection()?.toString()).toBe(address);
      await expect(args.onCopy).toHaveBeenCalledWith(false);
    } finally {
      write.mockRestore();
      document.getSelection()?.removeAllRanges();
    }
  },
});

export const Grouped = meta.story({
  args: {
    label: 'Account number',
    value: '6230580000012345678',
    shownValue: '6230 5800 0001 2345 678',
    hint: 'Write your user ID as the reference.',
  },
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    try {
      await userEvent.click(canvas.getByRole('button', { name: /^Copy / }));
      await waitFor(() => expect(write).toHaveBeenCalledWith('6230580000012345678'));
    } finally {
      write.mockRestore();
    }
  },
});

export const Short = meta.story({ args: { label: 'Invitation code', value: 'MRD7K2' } });

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    label: 'Invitation link for the people you know',
    value: `https://meridian.example/pages/login/register?code=MRD7K2&from=${address}`,
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: { label: '充值地址（ERC-20）', copyLabel: '复制', copiedLabel: '已复制', failedLabel: '请手动复制' },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: { label: '存款地址（ERC-20）', copyLabel: '複製', copiedLabel: '已複製', failedLabel: '請自行複製' },
});
