import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Inline } from '../Stack/Stack.tsx';
import { fitsTheWindow } from '#guide/largeText.ts';
import { Chip } from './Chip.tsx';

const meta = preview.meta({
  title: 'Primitives/Chip',
  component: Chip,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'A filter of one or two words that is on or off.',
      whenToUse: ['Filters above a list, several at once.'],
      whenNotToUse: [
        'Exactly one of two to five: `SegmentedControl`. Parts of a screen: `Tabs`.',
        'A state of a thing: `StatusTag` or `Badge`. An action: `Button`.',
      ],
      anatomy: {
        story: 'small',
        parts: {
          'Frame around the words, 36 px or 32 px high': '[data-size]',
          'Tick while on': "[aria-pressed='true'] svg",
        },
      },
      keyboard: {
        Tab: 'To each chip.',
        'Enter / Space': 'Turns it on or off.',
      },
      accessibility: [
        'A toggle button: pressed or not. On is a tick and a frame, not only a colour.',
        'The tick takes its room from the padding, so that no chip moves.',
        'Both sizes have a target of 44 px.',
      ],
      content: ['One or two words, the same on and off.'],
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

export const Disabled = meta.story({
  render: (args) => (
    <Inline gap={2} isWrapping>
      <Chip {...args} isDisabled />
      <Chip {...args} isDisabled isSelected>
        NYSE
      </Chip>
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
    </Inline>
  ),
});
