import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import * as icons from '../icons/index.ts';
import { Inline, Stack } from '../layout/Stack/Stack.tsx';
import { ChangeTag } from '../patterns/ChangeTag/ChangeTag.tsx';
import { BalanceText } from '../patterns/MoneyText/MoneyText.tsx';
import { Price } from '../patterns/Price/Price.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { motionScale, scale, shapeScale, spaceScale } from '../tokens/scale.ts';
import { token } from '../tokens/token.ts';
import { Facts, Page, Part } from './Page.tsx';

const meta = preview.meta({
  title: 'Foundations/Basics',
  component: Page,
  parameters: { layout: 'padded' },
  args: { title: '', lead: '', children: null },
  tags: ['autodocs'],
});

const sizes = [
  ['type.40', 'The one number of a screen'],
  ['type.28', 'Titles, prices of a detail'],
  ['type.20', 'Sections, totals'],
  ['type.16', 'Text, fields, prices in a row'],
  ['type.14', 'Labels, second lines'],
  ['type.12', 'Times, units; never smaller'],
] as const;

export const Type = meta.story({
  render: () => (
    <Page
      title="Type"
      lead="Inter with figures of one width. Chinese comes from the system, chosen by language, since one code point has two shapes. Sizes follow the reader’s own letter size."
    >
      <Part
        title="Scale"
        note="Line height 1.3 for numbers, 1.5 for prose. Weights 400, 500, 600; two at most in a row."
      >
        <Stack gap={4}>
          {sizes.map(([name, use]) => (
            <div key={name}>
              <div style={{ fontSize: token(name), lineHeight: token('leading.number'), fontWeight: 600 }}>
                Meridian 市场
              </div>
              <Text size="xs" tone="tertiary">
                {Number.parseFloat(scale[name]) * 16} px · {use}
              </Text>
            </div>
          ))}
        </Stack>
      </Part>
      <Part title="Figures" note="All digits are of one width, so columns align and a tick moves nothing.">
        <div style={{ fontVariantNumeric: 'tabular-nums', fontSize: token('type.28'), textAlign: 'end' }}>
          <div data-figures="">1,111.11</div>
          <div data-figures="">8,888.88</div>
        </div>
      </Part>
      <Part title="The same code points in two scripts">
        <Stack gap={2}>
          <div lang="zh-Hans">简体：直接、骨架、与、复</div>
          <div lang="zh-Hant">繁體：直接、骨架、與、復</div>
        </Stack>
      </Part>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    await document.fonts.load('400 28px "Inter Variable"');
    const [ones, eights] = [...canvasElement.querySelectorAll('[data-figures]')].map((line) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      return range.getBoundingClientRect().width;
    });
    await expect(Math.abs((ones ?? 0) - (eights ?? 1))).toBeLessThan(0.1);
  },
});

const bar = { background: token('accent.fill'), blockSize: 16 };

export const SpaceRadiusElevation = meta.story({
  render: () => (
    <Page
      title="Space, radius, elevation"
      lead="Steps of four pixels, gutters of sixteen, rows of 56 to 64, targets of at least 44."
    >
      <Part
        title="Space"
        note="Near things belong together: 4 to 8 within, 12 to 16 between, 32 before a new section."
      >
        <Facts
          label="Steps of space"
          columns={['Token', 'Size', 'Sample']}
          rows={Object.entries(spaceScale).map(([name, value]) => [
            name,
            value,
            <div key="bar" style={{ ...bar, inlineSize: value }} />,
          ])}
        />
      </Part>
      <Part
        title="Radius"
        note="s for what is small or nested, m for controls, l for dialogs and cards, pill for what is round."
      >
        <Inline gap={3} isWrapping>
          {Object.entries(shapeScale).map(([name, value]) => (
            <div key={name}>
              <div
                style={{
                  inlineSize: 72,
                  blockSize: 48,
                  borderRadius: value,
                  background: token('surface.pressed'),
                }}
              />
              <Text size="xs" tone="tertiary">
                {name} · {value}
              </Text>
            </div>
          ))}
        </Inline>
      </Part>
      <Part
        title="Elevation"
        note="On paper a raised thing has a shadow; at night it is lighter and has an edge. Three heights, no more."
      >
        <Stack gap={4}>
          {(
            [
              ['surface.canvas', 'The page: no edge'],
              ['surface.raised', 'Card, sunken field: an edge of hairline'],
              ['surface.overlay', 'Menu, popover, sheet, dialog: above all'],
            ] as const
          ).map(([name, use], height) => (
            <div
              key={name}
              style={{
                padding: 16,
                borderRadius: token('radius.m'),
                background: token(name),
                boxShadow:
                  height === 0
                    ? 'none'
                    : `0 0 0 1px ${token('line.hairline')}${height === 2 ? ', 0 12px 32px rgb(13 18 31 / 14%)' : ''}`,
              }}
            >
              <Text size="s">{name}</Text>
              <Text size="xs" tone="secondary">
                {use}
              </Text>
            </div>
          ))}
        </Stack>
      </Part>
    </Page>
  ),
});

export const Motion = meta.story({
  render: () => (
    <Page
      title="Motion"
      lead="Only to show where something came from. It never celebrates, never loops in sight of a number, and is absent when the system asks for less."
    >
      <Part title="Times">
        <Facts
          label="Times and curve"
          columns={['Token', 'Value', 'For']}
          rows={Object.entries(motionScale).map(([name, value]) => [
            name,
            value,
            {
              'motion.fast': 'Colour under a finger',
              'motion.base': 'A chevron, a switch, a segment',
              'motion.slow': 'A dialog, a sheet, an accordion',
              'motion.flash': 'A tick’s background, once; nothing moves',
              'motion.ease': 'Quick at first, gentle at the end',
            }[name],
          ])}
        />
      </Part>
      <Part
        title="Less motion"
        note="With “reduce motion” every animation and transition is over in one millisecond. What it told is told by words or place as well: a sheet simply stands there, a price simply changes."
      >
        <Text size="s" tone="secondary">
          Stories and tests run with less motion.
        </Text>
      </Part>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const probe = document.createElement('div');
    probe.style.transition = 'opacity 400ms';
    canvasElement.append(probe);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      await expect(Number.parseFloat(getComputedStyle(probe).transitionDuration)).toBeLessThanOrEqual(0.001);
    }
    probe.remove();
  },
});

export const Icons = meta.story({
  render: () => (
    <Page
      title="Icons"
      lead="One line set, 24 px box, 1.5 px line, named by what they mean here. Never alone in a tab bar, and never instead of a word that matters."
    >
      <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))', gap: 16 }}>
        {Object.entries(icons).map(([name, Icon]) => (
          <li key={name} style={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
            <Icon aria-hidden="true" />
            <Text size="xs" tone="tertiary">
              {name.replace(/Icon$/, '').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')}
            </Text>
          </li>
        ))}
      </ul>
    </Page>
  ),
});

const money: readonly (readonly [what: string, shown: string, rule: string])[] = [
  ['A price', '$189.84', 'Currency by policy: $, HK$, €. As many decimals as the instrument has.'],
  ['A change', '+1.24 (+0.66%)', 'The sign is always there; a fall has a true minus: −0.36.'],
  ['No change', '0.00 (0.00%)', 'No sign, in the flat colour.'],
  ['A balance', 'HK$12,345.67', 'Two decimals, grouped by three, the currency small and quiet.'],
  ['A quantity', '10 shares', 'The unit behind it. Crypto keeps its own decimals: 0.00512 BTC.'],
  ['Big, in overviews', '$1.24M', 'Compact only there; 万 / 亿 in zh-Hans, 萬 / 億 in zh-Hant.'],
  ['Missing', '--', 'Never 0: zero is a value.'],
  ['Hidden', '••••••', 'Six dots whatever the size.'],
  ['A time', '11-21-2026 09:30:00 AM', 'MM-DD-YYYY hh:mm:ss A, MM/DD/YYYY, hh:mm in every locale.'],
];

export const NumbersAndMoney = meta.story({
  render: () => (
    <Page
      title="Numbers and money"
      lead="Components take numbers as text that is already formatted. These are the rules the text follows."
    >
      <Part title="Rules">
        <Facts label="How numbers are written" columns={['What', 'Shown', 'Rule']} rows={money} />
      </Part>
      <Part title="In use">
        <Stack gap={2} align="start">
          <Price text="$189.84" trend="up" size="hero" />
          <ChangeTag text="+1.24 (+0.66%)" trend="up" size="l" />
          <ChangeTag text="−0.36 (−0.19%)" trend="down" size="l" />
          <BalanceText text="12,345.67" currency="HK$" isHidden={false} hiddenLabel="Hidden" size="l" />
          <BalanceText text="12,345.67" currency="HK$" isHidden hiddenLabel="Hidden" size="l" />
          <Price text="--" trend="flat" size="l" />
        </Stack>
      </Part>
    </Page>
  ),
});

const voice: readonly (readonly [instead: string, write: string, why: string])[] = [
  ['OK', 'Buy 10 AAPL', 'A button says what it will do.'],
  ['Invalid input', 'Enter an amount above 0', 'An error says what to do next.'],
  [
    'Oops! Something went wrong',
    'Your orders did not load. Your balance is up to date.',
    'What failed, what is still true, then a way to try again.',
  ],
  [
    'No data',
    'You have no open orders',
    'Empty is a sentence and one action, and never looks like a failure.',
  ],
  ['Congratulations!', 'Order sent. It is filled when the market opens.', 'Nothing celebrates a trade.'],
  [
    'Please wait…',
    'Waiting for 5 of 12 confirmations, about two minutes',
    'Where in the process, what comes next, when.',
  ],
  [
    'Maintenance margin deficiency',
    'Add $120.00 by 16:00 or the position is closed',
    'No word the screen does not explain.',
  ],
];

export const Writing = meta.story({
  render: () => (
    <Page
      title="Writing"
      lead="Plain, short, to one person, without blame and without exclamation marks. A worried reader should be calmer at the end of the sentence."
    >
      <Part title="Instead of this, write that">
        <Facts label="Examples of writing" columns={['Not', 'But', 'Because']} rows={voice} />
      </Part>
      <Part
        title="Chinese"
        note="您, full-width punctuation, a half-width space neither before nor after figures in zh-Hans and zh-Hant labels; numbers stay Arabic."
      >
        <Stack gap={1}>
          <div lang="zh-Hans">订单已发送，开市后成交。</div>
          <div lang="zh-Hant">訂單已發送，開市後成交。</div>
        </Stack>
      </Part>
    </Page>
  ),
});
