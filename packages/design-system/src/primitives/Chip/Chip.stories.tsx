import { useRef, useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Inline } from '../Stack/Stack.tsx';
import { fitsTheWindow } from '#guide/largeText.ts';
import { Chip, RemovableChip } from './Chip.tsx';

const meta = preview.meta({
  title: 'Primitives/Chip',
  component: Chip,
  subcomponents: { RemovableChip },
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'A short word that narrows a list: `Chip` is on or off; `RemovableChip` is on and can be taken away.',
      whenToUse: [
        'Filters above a list, several at once.',
        'What a search or a filter sheet has been set to, to be undone one by one.',
      ],
      whenNotToUse: [
        'Exactly one of two to five: `SegmentedControl`. Parts of a screen: `Tabs`.',
        'A state of a thing: `StatusTag` or `Badge`. An action: `Button`.',
      ],
      anatomy: {
        story: 'removable-small',
        parts: {
          'Frame around the words, 36 px or 32 px high': '[data-size]',
          'Remove button of a `RemovableChip`': '[data-size] button svg',
          'Tick while on': null,
        },
      },
      keyboard: {
        Tab: 'To each chip; of a `RemovableChip`, to its remove button.',
        'Enter / Space': 'Turns it on or off; removes it.',
      },
      accessibility: [
        'A toggle button: pressed or not. On is a tick and a frame, not only a colour.',
        'The tick takes its room from the padding, so that no chip moves.',
        'Both sizes have a target of 44 px.',
        'A removed chip takes the focus with it: give it to the next chip or to the list.',
      ],
      content: ['One or two words, the same on and off. The remove button names the thing: "Remove NASDAQ".'],
      pairs: [
        {
          kept: (
            <Inline gap={2}>
              <Chip isSelected onPress={fn()}>
                NASDAQ
              </Chip>
              <Chip isSelected={false} onPress={fn()}>
                HKEX
              </Chip>
            </Inline>
          ),
          keptWhy: 'Words for what is in the list; the tick says which are.',
          broken: (
            <Inline gap={2}>
              <Chip isSelected={false} onPress={fn()}>
                Buy now
              </Chip>
              <Chip isSelected={false} onPress={fn()}>
                Deposit
              </Chip>
            </Inline>
          ),
          brokenWhy: 'A chip that acts: pressed in passing, it starts an order.',
        },
      ],
      related: ['SegmentedControl', 'Tabs', 'StatusTag', 'Checkbox'],
    }),
  },
  args: { isSelected: false, onPress: fn(), children: 'NASDAQ' },
  tags: ['autodocs'],
});

function Exchanges({ size }: { size?: 's' | 'm' | undefined }) {
  const [chosen, setChosen] = useState<readonly string[]>(['NASDAQ']);
  return (
    <Inline gap={2} isWrapping>
      {['NASDAQ', 'NYSE', 'HKEX', 'Crypto'].map((name) => (
        <Chip
          key={name}
          size={size}
          isSelected={chosen.includes(name)}
          onPress={() =>
            setChosen(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name])
          }
        >
          {name}
        </Chip>
      ))}
    </Inline>
  );
}

export const TurnedByKeyboard = meta.story({
  tags: ['!autodocs'],
  render: () => <Exchanges />,
  play: async ({ canvas, userEvent }) => {
    const neighbour = canvas.getByRole('button', { name: 'HKEX' });
    await document.fonts.ready;
    const { left } = neighbour.getBoundingClientRect();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'NYSE', pressed: true })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'NASDAQ', pressed: true })).toBeVisible();
    await expect(neighbour.getBoundingClientRect().left).toBe(left);
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'NYSE', pressed: false })).toHaveFocus();
  },
});

export const Small = meta.story({
  render: () => <Exchanges size="s" />,
  play: async ({ canvas, userEvent }) => {
    const neighbour = canvas.getByRole('button', { name: 'HKEX' });
    await document.fonts.ready;
    const { left } = neighbour.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'NYSE' }));
    await expect(neighbour.getBoundingClientRect().left).toBe(left);
    const target = getComputedStyle(neighbour, '::after');
    await expect(target.height).toBe('44px');
  },
});

function Removable({ size }: { size?: 's' | 'm' | undefined }) {
  const [names, setNames] = useState<readonly string[]>(['NASDAQ', 'Over $10 bn', 'Dividend']);
  const rowRef = useRef<HTMLDivElement>(null);
  return (
    <div ref={rowRef} tabIndex={-1} role="group" aria-label="Filters">
      <Inline gap={2} isWrapping>
        {names.map((name) => (
          <RemovableChip
            key={name}
            size={size}
            removeLabel={`Remove ${name}`}
            onRemove={() => {
              setNames(names.filter((other) => other !== name));
              rowRef.current?.focus();
            }}
          >
            {name}
          </RemovableChip>
        ))}
      </Inline>
    </div>
  );
}

export const RemovedByKeyboard = meta.story({
  tags: ['!autodocs'],
  render: () => <Removable />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const remove = canvas.getByRole('button', { name: 'Remove NASDAQ' });
    await expect(remove).toHaveFocus();
    const { width, height } = remove.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('NASDAQ')).toBeNull();
    await expect(canvas.getByRole('group', { name: 'Filters' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove Over $10 bn' })).toHaveFocus();
  },
});

export const RemovableSmall = meta.story({ render: () => <Removable size="s" /> });

export const Disabled = meta.story({
  render: (args) => (
    <Inline gap={2} isWrapping>
      <Chip {...args} isDisabled />
      <Chip {...args} isDisabled isSelected>
        NYSE
      </Chip>
      <RemovableChip isDisabled onRemove={args.onPress} removeLabel="Remove HKEX">
        HKEX
      </RemovableChip>
    </Inline>
  ),
  play: async ({ canvas, args }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button).toBeDisabled();
      button.click();
    }
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  render: (args) => (
    <Inline gap={2} isWrapping>
      <Chip {...args} isSelected>
        Exchange-traded funds that follow the whole market
      </Chip>
      <RemovableChip removeLabel="Remove this filter" onRemove={args.onPress}>
        Market value between $10 bn and $200 bn at yesterday’s close
      </RemovableChip>
    </Inline>
  ),
  play: async () => {
    await expect(fitsTheWindow()).toBe(true);
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  render: (args) => (
    <Inline gap={2} isWrapping>
      <Chip {...args} isSelected>
        沪深
      </Chip>
      <Chip {...args}>港股</Chip>
      <RemovableChip removeLabel="移除“市值大于 100 亿”" onRemove={args.onPress}>
        市值大于 100 亿
      </RemovableChip>
    </Inline>
  ),
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  render: (args) => (
    <Inline gap={2} isWrapping>
      <Chip {...args} isSelected>
        恒指成份股
      </Chip>
      <Chip {...args}>窩輪</Chip>
      <RemovableChip removeLabel="移除「市值逾 100 億」" onRemove={args.onPress}>
        市值逾 100 億
      </RemovableChip>
    </Inline>
  ),
});
