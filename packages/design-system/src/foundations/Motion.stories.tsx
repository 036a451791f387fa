import { useState } from 'react';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '@meridian/storybook/preview.tsx';
import { Stack } from '#primitives/Stack/Stack.tsx';
import { Price } from '#patterns/Price/Price.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { Text } from '#primitives/Text/Text.tsx';
import { motionScale } from '#tokens/scale.ts';
import { token, type TokenName } from '#tokens/token.ts';
import { Facts, Page, Part, Sample, Shelf } from './Page.tsx';
import { page } from './pageSetting.ts';

const Track = styled.div`
  container-type: inline-size;
  block-size: 24px;
  border-radius: var(--m-radius-pill);
  background: var(--m-surface-pressed);
  & > div {
    inline-size: 24px;
    block-size: 24px;
    border-radius: 50%;
    background: var(--m-accent-fill);
    transition: translate var(--m-time) var(--m-motion-ease);
  }
  &[data-away] > div {
    translate: calc(100cqi - 24px) 0;
  }
`;

const uses: Record<keyof typeof motionScale, string> = {
  'motion.fast': 'Colour under a finger',
  'motion.base': 'A chevron, a switch, a segment',
  'motion.slow': 'A dialog, a sheet, an accordion',
  'motion.flash': 'A tick’s background, once; nothing moves',
  'motion.ease': 'Quick at first, gentle at the end',
};

const times = ['motion.fast', 'motion.base', 'motion.slow', 'motion.flash'] as const;

function Runs() {
  const [isAway, setAway] = useState(false);
  return (
    <Stack gap={4} align="stretch">
      {times.map((name) => (
        <div key={name}>
          <Text size="xs" tone="tertiary">
            {name} · {motionScale[name]}
          </Text>
          <Track data-away={isAway || undefined} style={{ '--m-time': token(name as TokenName) }}>
            <div />
          </Track>
        </div>
      ))}
      <div>
        <Button onPress={() => setAway(!isAway)}>Run all four</Button>
      </div>
    </Stack>
  );
}

function Ticks() {
  const [cents, setCents] = useState(18_984);
  return (
    <Stack gap={3} align="start">
      <Price text={(cents / 100).toFixed(2)} trend="up" size="l" flashKey={cents} />
      <Button onPress={() => setCents(cents + 2)}>One tick</Button>
    </Stack>
  );
}

function MotionPage() {
  return (
    <Page
      title="Motion"
      lead="Only to show where something came from. It never celebrates, never loops in sight of a number, and is absent when the system asks for less."
    >
      <Part title="Times and the curve">
        <Facts
          label="Times and curve"
          columns={['Token', 'Value', 'For']}
          rows={Object.entries(motionScale).map(([name, value]) => [
            name,
            value,
            uses[name as keyof typeof motionScale],
          ])}
        />
      </Part>
      <Part title="To be tried">
        <Shelf style={{ '--m-least': '18rem' }}>
          <Sample>
            <Runs />
          </Sample>
          <Sample>
            <Ticks />
          </Sample>
        </Shelf>
      </Part>
      <Part
        title="Less motion"
        note="With “reduce motion” every animation and transition is over in one millisecond. Words or place say the same: a sheet is simply there, a price simply changes. Here the dots jump."
      >
        <Facts
          label="What stays without motion"
          columns={['Motion', 'Without it']}
          rows={[
            ['A sheet comes up from the thumb', 'It is there; its handle is at its upper edge'],
            ['A tick flashes', 'The number changes; its sign and arrow tell the direction'],
            ['A skeleton breathes', 'It does not move; screen readers announce that it loads'],
            ['The line under a tab slides', 'It is under the chosen tab'],
          ]}
        />
      </Part>
    </Page>
  );
}

const meta = preview.meta({ title: 'Foundations/Motion', component: MotionPage, ...page });

export const Motion = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    // The first stop is the table, which scrolls by itself on a narrow page.
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Run all four' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dot = canvasElement.querySelector<HTMLElement>('[data-away] > div');
    if (!dot) throw new Error('nothing moved');
    // Tests run with less motion: a transition of 400 ms is over at once.
    await expect(getComputedStyle(dot).transitionDuration).toMatch(/^0s(, 0s)*$/);
    // Any duration at all would be one for everything, and a new theme would seep down the page a level at a frame.
    dot.style.color = 'red';
    await expect(getComputedStyle(dot).color).toBe('rgb(255, 0, 0)');
    await expect(document.getAnimations()).toEqual([]);
    dot.style.removeProperty('color');
  },
});
