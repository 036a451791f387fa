import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Banner } from '#primitives/Banner/Banner.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { TextField } from '#primitives/TextField/TextField.tsx';
import { FormLayout, type FormLayoutProps } from './FormLayout.tsx';

interface Words {
  name: string;
  number: string;
  send: string;
  missing: string;
}

const english: Words = {
  name: 'Name on the card',
  number: 'Card number',
  send: 'Save card',
  missing: 'Enter the name as printed on the card.',
};

function CardForm({ words, onSubmit, ...rest }: Omit<FormLayoutProps, 'children'> & { words: Words }) {
  const [name, setName] = useState('');
  const [number, setNumber] = useState('');
  const [isChecked, setChecked] = useState(false);
  return (
    <FormLayout
      {...rest}
      onSubmit={() => {
        setChecked(true);
        if (name !== '') onSubmit();
      }}
    >
      <TextField
        label={words.name}
        value={name}
        onChange={setName}
        error={isChecked && name === '' ? words.missing : undefined}
      />
      <TextField label={words.number} value={number} onChange={setNumber} inputMode="numeric" />
      <Button type="submit" tone="primary" size="l" isFullWidth>
        {words.send}
      </Button>
    </FormLayout>
  );
}

const meta = preview.meta({
  title: 'Layout/FormLayout',
  component: FormLayout,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'A form: fields below one another that are sent together, by the button or by Enter.',
      whenToUse: ['Everything that is typed and then sent: sign-in, a password, a bank card.'],
      whenNotToUse: [
        'Settings that hold at once: `FieldGroup`s below one another in a `Stack`.',
        'An order, which is checked and confirmed in a sheet: `Columns` with an `ActionBar`.',
      ],
      anatomy: {
        story: 'with-message',
        parts: {
          'What is wrong with the whole: a `Banner`': 'form [data-tone=negative]',
          Fields: 'form label',
          'The submit button, last': "button[type='submit']",
        },
      },
      keyboard: {
        Tab: 'Moves through the fields to the button.',
        Enter: 'In a field or on the button: calls `onSubmit`.',
      },
      accessibility: [
        'With a `label` it is a landmark of that name.',
        'The browser’s own checks and bubbles are off: errors are said by the fields and heard with them.',
        'After a refused submit give one more in `attempts`: the focus goes to the first field in error.',
        'The error of a field that was left is said once, with the field’s name; the others are read where they are met.',
      ],
      content: ['The button says what it does: "Save card", not "Submit".'],
      related: ['TextField', 'Measure', 'FieldGroup', 'Banner'],
    }),
  },
  args: { onSubmit: fn(), children: null },
  render: ({ onSubmit, label }) => <CardForm words={english} onSubmit={onSubmit} label={label} />,
  tags: ['autodocs'],
});

export const SentByEnter = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('Alex Morgan{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox', { name: 'Name on the card' })).toHaveValue('Alex Morgan');
  },
});

export const Refused = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save card' }));
    await expect(canvas.getByRole('textbox', { name: 'Name on the card' })).toHaveAccessibleDescription(
      'Enter the name as printed on the card.',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Two fields that say what is wrong when they are left, and all of them after a press. */
function Checked() {
  const [texts, setTexts] = useState({ Name: '', Number: '' });
  const [said, setSaid] = useState<readonly string[]>([]);
  const [attempts, setAttempts] = useState(0);
  return (
    <FormLayout
      attempts={attempts}
      onSubmit={() => {
        setSaid(['Name', 'Number']);
        setAttempts(attempts + 1);
      }}
    >
      {(['Name', 'Number'] as const).map((label) => (
        <TextField
          key={label}
          label={label}
          hint="As on the card."
          value={texts[label]}
          onChange={(text) => setTexts({ ...texts, [label]: text })}
          onBlur={() => setSaid([...said, label])}
          error={said.includes(label) && texts[label].length < 3 ? 'At least 3 characters.' : undefined}
        />
      ))}
      <Button type="submit" tone="primary" size="l" isFullWidth>
        Save card
      </Button>
    </FormLayout>
  );
}

const newsIn = (canvasElement: HTMLElement) => canvasElement.querySelector('form [aria-live]');

export const LeadsToTheFirstError = meta.story({
  render: () => <Checked />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ann');
    await userEvent.click(canvas.getByRole('button', { name: 'Save card' }));
    await expect(canvas.getByRole('textbox', { name: 'Number' })).toHaveFocus();
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Name' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save card' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    // It is read with its error where the focus is.
    await expect(newsIn(canvasElement)).toBeEmptyDOMElement();
  },
});

export const SaysTheErrorOfAFieldThatWasLeft = meta.story({
  render: () => <Checked />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const news = newsIn(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'A');
    await expect(news).toBeEmptyDOMElement();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Number' })).toHaveFocus();
    await waitFor(() => expect(news).toHaveTextContent(/^Name – At least 3 characters.$/));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'nn');
    await waitFor(() => expect(news).toBeEmptyDOMElement());
  },
});

export const NamedLandmark = meta.story({
  args: { label: 'New card' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'New card' })).toBeVisible();
  },
});

export const WithMessage = meta.story({
  render: ({ onSubmit }) => (
    <FormLayout onSubmit={onSubmit}>
      <Banner tone="negative" title="The card was not saved">
        The bank did not answer. Nothing was stored; try again in a minute.
      </Banner>
      <TextField label="Card number" value="6222 0200 1234 5678" onChange={() => {}} />
      <Button type="submit" tone="primary" size="l" isFullWidth isPending>
        Save card
      </Button>
    </FormLayout>
  ),
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant', viewport: { value: 'w320' } },
  render: ({ onSubmit }) => (
    <CardForm
      words={{
        name: '持卡人姓名',
        number: '銀行卡號碼',
        send: '儲存銀行卡',
        missing: '請輸入與卡面相同的姓名。',
      }}
      onSubmit={onSubmit}
    />
  ),
});
