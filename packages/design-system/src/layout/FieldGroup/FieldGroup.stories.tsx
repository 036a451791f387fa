import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { ChangeTag } from '#patterns/ChangeTag/ChangeTag.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { Chip } from '#primitives/Chip/Chip.tsx';
import { SegmentedControl } from '#primitives/SegmentedControl/SegmentedControl.tsx';
import { Inline } from '#primitives/Stack/Stack.tsx';
import { FieldGroup } from './FieldGroup.tsx';

function Multiples() {
  const [chosen, setChosen] = useState(1);
  return (
    <Inline gap={2} isWrapping>
      {[1, 2, 5, 10].map((multiple) => (
        <Chip key={multiple} isSelected={multiple === chosen} onPress={() => setChosen(multiple)}>
          {`${multiple}×`}
        </Chip>
      ))}
    </Inline>
  );
}

const meta = preview.meta({
  title: 'Layout/FieldGroup',
  component: FieldGroup,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'Controls that answer one question, under its name, with one hint or error for all of them.',
      whenToUse: [
        'Chips or buttons that set one value.',
        'A control that shows no name of its own, such as a `SegmentedControl`.',
      ],
      whenNotToUse: [
        'One control with a visible label, hint and error: it has its own `Field`.',
        'Fields that are sent together: `FormLayout`.',
      ],
      anatomy: {
        story: 'invalid',
        parts: {
          'Name of the question': "[id$='-label']",
          Controls: "[id$='-label'] + *",
          'Hint, or error in its place': "[id$='-message']",
        },
      },
      keyboard: { Tab: 'Moves through the controls in the group; the group itself takes no focus.' },
      accessibility: [
        'A `group` named by its label and described by its hint or error.',
        'With `isOneControl` the control within has the name and the hint, and no group is heard around it.',
        'The error is an alert: read out as it comes.',
        'With `headingLevel` the name is also found by the keys for headings.',
        'With `isLabelHidden` the name is heard and not seen.',
      ],
      content: ['A name, not a question: "Leverage". The hint says what the choice does.'],
      related: ['Field', 'RadioGroup', 'SegmentedControl', 'Chip', 'FormLayout'],
    }),
  },
  args: { label: 'Leverage', hint: 'You put in all of the amount.', children: <Multiples /> },
  tags: ['autodocs'],
});

export const Chips = meta.story({
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Leverage' });
    await expect(group).toHaveAccessibleDescription('You put in all of the amount.');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: '2×' })).toHaveAttribute('aria-pressed', 'true');
  },
});

export const Invalid = meta.story({
  args: { error: 'This leverage is not offered any more. Choose another.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This leverage is not offered any more.');
    await expect(canvas.queryByText('You put in all of the amount.')).toBeNull();
  },
});

export const Setting = meta.story({
  args: {
    label: 'Theme',
    headingLevel: 3,
    isOneControl: true,
    hint: 'It holds on this device.',
    children: (
      <SegmentedControl
        label="Theme"
        value="light"
        onChange={() => {}}
        options={[
          { value: 'system', label: 'As the system' },
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Theme' })).toBeVisible();
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(canvas.getByRole('radiogroup', { name: 'Theme' })).toHaveAccessibleDescription(
      'It holds on this device.',
    );
  },
});

export const HiddenName = meta.story({
  args: {
    label: 'Share of your buying power',
    isLabelHidden: true,
    hint: undefined,
    children: (
      <Inline gap={2}>
        <Button size="s">50 %</Button>
        <Button size="s">Max</Button>
      </Inline>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Share of your buying power' })).toBeVisible();
    await expect(canvas.queryByText('Share of your buying power')).toBeNull();
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    label: 'How many times your own money the position is worth',
    hint: 'The brokerage lends the rest. If the price moves against you by the share you put in, the position is closed.',
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans', convention: 'red-up' },
  args: {
    label: '涨跌颜色',
    headingLevel: 3,
    hint: '上涨和下跌将这样显示。',
    children: (
      <Inline gap={3}>
        <ChangeTag text="+1.24%" trend="up" />
        <ChangeTag text="−0.36%" trend="down" />
      </Inline>
    ),
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: { label: '槓桿', hint: '全數由你自行投入。' },
});
