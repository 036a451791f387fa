import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

function Controlled(props: CheckboxProps) {
  const [isChecked, setChecked] = useState(props.isChecked);
  return (
    <Checkbox
      {...props}
      isChecked={isChecked}
      onChange={(next) => {
        setChecked(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Primitives/Checkbox',
  component: Checkbox,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'A statement one agrees to, or one of several things to pick.',
      whenToUse: [
        'Before an order that cannot be undone: the person says that they know it.',
        'Several of a list, in a form that is sent later.',
      ],
      whenNotToUse: [
        'A setting that acts at once: `Switch`. A filter above a list: `Chip`.',
        'One of several: `RadioGroup`.',
      ],
      anatomy: {
        story: 'invalid',
        parts: {
          'Box: empty, ticked, or a bar for some': '[role=checkbox]',
          'Label, which is pressed as well': 'label > :last-child',
          'Hint, or error in its place': 'label + div > p',
        },
      },
      keyboard: {
        Tab: 'To the box; then to a link in the label.',
        Space: 'Ticks it, or takes the tick away.',
      },
      accessibility: [
        'The whole row is the target, at least 44 px high.',
        'Some of several is said as "mixed". Pressing it asks for all.',
        'A link in the label goes where it leads and does not tick.',
      ],
      content: [
        'In the first person where it is agreed to: "I know that …". Never a denial to be ticked.',
        'It is never ticked beforehand where it gives consent.',
      ],
      pairs: [
        {
          kept: (
            <Checkbox label="I have read the risk statement." isChecked={false} onChange={fn()} isRequired />
          ),
          keptWhy: 'A consent is given by the person, one thing at a time.',
          broken: (
            <Checkbox
              label="I accept the terms, the risks, and offers by partners."
              isChecked
              onChange={fn()}
            />
          ),
          brokenWhy: 'Ticked for them, and three things in one: no consent at all.',
        },
      ],
      related: ['Switch', 'RadioGroup', 'Chip'],
    }),
  },
  args: {
    label: 'I know that this investment cannot be sold after ordering.',
    isChecked: false,
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
  tags: ['autodocs'],
});

export const TickedByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: /cannot be sold/ });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
});

export const TickedByItsWords = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/cannot be sold/));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
});

const exchanges = ['NASDAQ', 'NYSE', 'HKEX'];

function Exchanges() {
  const [chosen, setChosen] = useState<readonly string[]>(['NYSE']);
  const all = chosen.length === exchanges.length;
  return (
    <div role="group" aria-label="Exchanges">
      <Checkbox
        label="All exchanges"
        isChecked={chosen.length === 0 || all ? all : 'mixed'}
        onChange={(next) => setChosen(next ? exchanges : [])}
      />
      {exchanges.map((name) => (
        <Checkbox
          key={name}
          label={name}
          isChecked={chosen.includes(name)}
          onChange={(next) => setChosen(next ? [...chosen, name] : chosen.filter((other) => other !== name))}
        />
      ))}
    </div>
  );
}

export const SomeOfSeveral = meta.story({
  render: () => <Exchanges />,
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'All exchanges' });
    await expect(all).toBePartiallyChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'HKEX' })).toBeChecked();
    await expect(all).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'NYSE' }));
    await expect(all).toBePartiallyChecked();
  },
});

export const WithLink = meta.story({
  args: {
    label: (
      <>
        I have read the <TextLink href="#/risk">risk disclosure</TextLink>.
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'I have read the risk disclosure.' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'risk disclosure' })).toHaveFocus();
    await expect(box).not.toBeChecked();
  },
});

export const WithHint = meta.story({
  args: { label: 'Send me the statement by email', hint: 'On the first trading day of each month.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(/first trading day/);
  },
});

export const Invalid = meta.story({
  args: { isRequired: true, error: 'Tick this to go on.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: /cannot be sold after ordering\.$/ });
    await expect(box).toHaveAccessibleDescription('Tick this to go on.');
    await expect(box).toBeRequired();
    await expect(box).toBeInvalid();
  },
});

export const Disabled = meta.story({ args: { isDisabled: true } });
export const DisabledChecked = meta.story({ args: { isDisabled: true, isChecked: true } });
export const DisabledMixed = meta.story({
  args: { isDisabled: true, isChecked: 'mixed', label: 'All exchanges' },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    label:
      'I know that my order may be filled in parts, at more than one price, and that what is not filled by the close of the session is cancelled without a notice of its own.',
    error: 'Tick this to go on.',
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: { label: '本人已阅读并同意《风险揭示书》', isRequired: true },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: { label: '本人已閱讀並同意《風險披露聲明》', isChecked: true },
});
