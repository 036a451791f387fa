import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '@meridian/storybook/preview.tsx';
import { Stack } from '#primitives/Stack/Stack.tsx';
import { Text } from '#primitives/Text/Text.tsx';
import { scale } from '#tokens/scale.ts';
import { token } from '#tokens/token.ts';
import { Facts, Page, Part, Sample, Shelf } from './Page.tsx';
import { page } from './pageSetting.ts';

const sizes = [
  ['type.40', 'The one number of a screen'],
  ['type.28', 'Titles, prices of a detail'],
  ['type.20', 'Sections, totals'],
  ['type.16', 'Text, fields, prices in a row'],
  ['type.14', 'Labels, second lines'],
  ['type.12', 'Times, units; never smaller'],
] as const;

const weights = [
  ['weight.regular', 'Prose, second lines'],
  ['weight.medium', 'Names, labels, figures in a row'],
  ['weight.strong', 'Titles, totals, the hero number'],
] as const;

const Column = styled.div`
  font-size: var(--m-type-28);
  line-height: var(--m-leading-number);
  text-align: end;
  &[data-tabular] {
    font-variant-numeric: tabular-nums;
  }
`;

function Figures({ isTabular, caption }: { isTabular: boolean; caption: string }) {
  return (
    <Sample>
      <Text size="xs" tone="tertiary">
        {caption}
      </Text>
      <Column data-tabular={isTabular || undefined}>
        {['1,111.11', '8,888.88', '−1,017.40', '+9,060.33'].map((figure) => (
          <div key={figure}>
            <span data-figures={isTabular ? 'tabular' : 'proportional'}>{figure}</span>
          </div>
        ))}
      </Column>
    </Sample>
  );
}

/* A sample stays on its line: its size is what it shows. */
const Specimen = styled.span`
  font-weight: var(--m-weight-strong);
  line-height: var(--m-leading-number);
  white-space: nowrap;
`;

/** The shapes that tell the two scripts apart at one glance: 直 骨 角. */
function TypePage() {
  return (
    <Page
      title="Type"
      lead="Inter, with figures of one width. Chinese comes from the system and is chosen by language, because one code point has a shape in each script. Sizes are in rem: they follow the reader’s own letter size up to twice as large."
    >
      <Part title="Scale" note="Line height 1.3 for numbers and titles, 1.5 for prose.">
        <Facts
          label="Type scale"
          columns={['Sample', 'Token', 'For']}
          rows={sizes.map(([name, use]) => [
            <Specimen key="sample" style={{ fontSize: token(name) }}>
              1.24 <span lang="zh-Hans">市场</span>
            </Specimen>,
            <div key="token">
              {name}
              <Text size="xs" tone="tertiary">
                {/* The unit stays with its number. */}
                {`${Number.parseFloat(scale[name]) * 16}\u00A0px`}
              </Text>
            </div>,
            use,
          ])}
        />
      </Part>
      <Part title="Weight" note="Two at most in a row. Size and space come first, weight last.">
        <Shelf>
          {weights.map(([name, use]) => (
            <Stack key={name} gap={1}>
              <span style={{ fontSize: token('type.20'), fontWeight: token(name) }}>
                Global <span lang="zh-Hans">全球指数</span>
              </span>
              <Text size="s" isStrong>
                {name} · {scale[name]}
              </Text>
              <Text size="s" tone="secondary">
                {use}
              </Text>
            </Stack>
          ))}
        </Shelf>
      </Part>
      <Part
        title="Figures"
        note="All digits of a price are of one width, so that columns align and a tick moves nothing. Digits in a sentence keep their own widths."
      >
        <Shelf style={{ '--m-least': '20rem' }}>
          <Figures isTabular caption="Tabular: prices, amounts, tables" />
          <Figures isTabular={false} caption="Proportional: never under one another" />
        </Shelf>
      </Part>
      <Part
        title="One code point, two shapes"
        note="The language of the text chooses the font. Simplified first."
      >
        <Shelf style={{ '--m-least': '20rem' }}>
          <Sample lang="zh-Hans">
            <span style={{ fontSize: token('type.28') }}>直接 骨架 角落 返还</span>
            <Text size="s" tone="secondary">
              委托已撤销，资金已退回可用余额。
            </Text>
          </Sample>
          <Sample lang="zh-Hant">
            <span style={{ fontSize: token('type.28') }}>直接 骨架 角落 返還</span>
            <Text size="s" tone="secondary">
              訂單已取消，資金已退回可用結餘。
            </Text>
          </Sample>
        </Shelf>
      </Part>
    </Page>
  );
}

const meta = preview.meta({ title: 'Foundations/Type', component: TypePage, ...page });

function widthsOf(canvasElement: HTMLElement, kind: string): number[] {
  return [...canvasElement.querySelectorAll(`[data-figures=${kind}]`)].map(
    (figure) => figure.getBoundingClientRect().width,
  );
}

export const Type = meta.story({
  play: async ({ canvasElement }) => {
    await document.fonts.load('400 28px "Inter Variable"');
    const [ones, eights] = widthsOf(canvasElement, 'tabular');
    await expect(Math.abs((ones ?? 0) - (eights ?? 1))).toBeLessThan(0.1);
    // The other column shows what would be without it.
    const [narrow, broad] = widthsOf(canvasElement, 'proportional');
    await expect((broad ?? 0) - (narrow ?? 0)).toBeGreaterThan(5);
  },
});

const figuresOfNumbers = '0123456789.,$%+−';

/** The same figures in the typeface and in its fallback until it is loaded, at the sizes of a screen's number. */
export const FiguresBeforeTheTypeface = meta.story({
  render: () => (
    <Stack gap={4}>
      {['Inter Variable', 'Inter Fallback'].map((family) =>
        [28, 40].map((sizePx) => (
          <div
            key={`${family} ${sizePx}`}
            style={{ font: `600 ${sizePx}px '${family}'`, fontVariantNumeric: 'tabular-nums' }}
          >
            {[...figuresOfNumbers].map((figure) => (
              <span key={figure} data-figures={`${family} ${sizePx}`}>
                {figure}
              </span>
            ))}
          </div>
        )),
      )}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await document.fonts.load('600 28px "Inter Variable"');
    for (const sizePx of [28, 40]) {
      const widths = widthsOf(canvasElement, `"Inter Variable ${sizePx}"`);
      const before = widthsOf(canvasElement, `"Inter Fallback ${sizePx}"`);
      await expect(before).toHaveLength(figuresOfNumbers.length);
      const apart = widths.map((width, index) => Math.abs(width - (before[index] ?? 0)));
      await expect(Math.max(...apart)).toBeLessThan(0.5);
    }
  },
});
