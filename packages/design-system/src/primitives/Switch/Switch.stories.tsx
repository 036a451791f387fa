import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Switch, type SwitchProps } from './Switch.tsx';

function Controlled(props: SwitchProps) {
  const [isOn, setOn] = useState(props.isOn);
  return (
    <Switch
      {...props}
      isOn={isOn}
      onChange={(next) => {
        setOn(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Primitives/Switch',
  component: Switch,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'A setting that is on or off, and acts at once.',
      whenToUse: ['A list of settings: hidden balances, notices, biometrics.'],
      whenNotToUse: [
        'In a form that is sent later, or to agree to something: `Checkbox`.',
        'Two things of equal weight: `SegmentedControl`.',
      ],
      anatomy: {
        story: 'on',
        parts: {
          Label: 'label > :first-child',
          Track: "[role='switch']",
          'Thumb; a tick in it while on, dots while pending': "[role='switch'] > *",
          'Hint, or error in its place': 'p',
        },
      },
      keyboard: { Space: 'Turns it on or off.', Enter: 'Does the same.' },
      accessibility: [
        'A `switch` named by its label and described by its hint or error; "on" and "off" are said by the screen reader.',
        'The thumb’s side and a tick show that it is on, not only a colour.',
        'The whole row is the target, 52 px high.',
        'Pending keeps focus and name, and is not turned again. When it could not be saved, turn it back and say so in `error`.',
      ],
      content: [
        'The label says what is so while it is on: "Hide balances". It stays the same on and off.',
        'No "enable" and no question.',
      ],
      pairs: [
        {
          kept: <Switch label="Hide balances" isOn onChange={fn()} />,
          keptWhy: 'Names what is on; the switch says whether.',
          broken: <Switch label="Do not show balances (off)" isOn onChange={fn()} />,
          brokenWhy: 'A negation and a state in the words: it is unclear what “on” does.',
        },
      ],
      related: ['Checkbox', 'SegmentedControl', 'ListRow'],
    }),
  },
  args: { label: 'Hide balances', isOn: false, onChange: fn() },
  render: (args) => <Controlled {...args} />,
  tags: ['autodocs'],
});

export const TurnedByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole('switch', { name: 'Hide balances' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
});

export const TurnedByItsWords = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Hide balances'));
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
});

export const On = meta.story({
  args: { isOn: true, hint: 'Balances show as ••••••.' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Hide balances' });
    await expect(control).toHaveAccessibleDescription('Balances show as ••••••.');
  },
});

export const Pending = meta.story({
  args: { label: 'Notices by email', isOn: true, isPending: true },
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole('switch', { name: 'Notices by email', busy: true });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.click(control);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(control).toHaveFocus();
    await expect(control).toBeChecked();
  },
});

export const NotSaved = meta.story({
  args: { label: 'Notices by email', error: 'This could not be saved. Try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(/could not be saved/);
  },
});

export const Disabled = meta.story({ args: { isDisabled: true, hint: 'Set a transaction password first.' } });
export const DisabledOn = meta.story({ args: { isDisabled: true, isOn: true } });

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    label: 'Tell me when an order is filled in part, even if the rest of it still waits in the market',
    hint: 'At most one notice a minute for each order, by the app and not by email.',
    isOn: true,
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: { label: '隐藏资产金额', hint: '金额以六个圆点显示。', isOn: true },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: { label: '成交通知', hint: '訂單成交後即時通知。' },
});
