import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { Stack } from '#primitives/Stack/Stack.tsx';
import { ChangeTag } from '#patterns/ChangeTag/ChangeTag.tsx';
import { BalanceText } from '#patterns/MoneyText/MoneyText.tsx';
import { Price } from '#patterns/Price/Price.tsx';
import { Facts, Figure, Page, Part, Sample, Shelf } from './Page.tsx';
import { page } from './pageSetting.ts';

/** As the app writes them; the design system takes each as text and changes nothing. */
const rules: readonly (readonly [what: string, shown: string, rule: string])[] = [
  ['A price', '189.84', 'As many decimals as the instrument has, also when the last ones are 0.'],
  ['A change', '+1.24 (+0.66%)', 'The sign is always there. Per cent has two decimals.'],
  ['A fall', '−0.36 (−0.19%)', 'A true minus (U+2212): as wide as the plus, so that columns align.'],
  ['No change', '0.00 (0.00%)', 'No sign, and the colour of neither direction. −0.001 is 0.00 as well.'],
  ['A balance', 'HK$12,345.67', 'The symbol by policy, before the amount: $, HK$, €. Two decimals.'],
  ['A loss of money', '−$120.00', 'The sign precedes the symbol.'],
  ['A coin', 'USDT 5.00', 'What has no symbol has its code and a space.'],
  ['A quantity', '0.00512 BTC', 'The unit behind it, its own decimals, never rounded.'],
  ['Missing', '--', 'Two hyphens. Never 0: zero is a value.'],
  ['Hidden', '••••••', 'Six dots whatever the size: their number must not tell the digits.'],
  [
    'A moment',
    '11-21-2026 09:30:00 AM',
    'In the reader’s own time zone, the same pattern in every language.',
  ],
  ['A day', '11/21/2026', 'Where the hour says nothing.'],
  ['A time', '09:30', 'Of the 24-hour day, because there is no AM or PM beside it.'],
];

const languages: readonly (readonly [what: string, en: string, hans: string, hant: string])[] = [
  ['Money', 'HK$1,234.50', 'HK$1,234.50', 'HK$1,234.50'],
  ['Money with its sign', '+HK$12.00', '+HK$12.00', '+HK$12.00'],
  ['1,234,567 dollars in an overview', '$1.23M', '$123万', '$123萬'],
  ['−350,000,000 in an overview', '−350M', '−3.5亿', '−3.5億'],
  ['Per cent', '−12.35%', '−12.35%', '−12.35%'],
  ['Missing', '--', '--', '--'],
  ['A moment', '11-03-2026 03:05:09 PM', '11-03-2026 03:05:09 PM', '11-03-2026 03:05:09 PM'],
  ['An age', '3 minutes ago', '3分钟前', '3 分鐘前'],
];

function NumbersPage() {
  return (
    <Page
      title="Numbers and money"
      lead="Components take numbers as text that is already formatted. These are the rules the text follows."
    >
      <Part title="Rules">
        <Facts
          label="How numbers are written"
          columns={['What', 'Shown', 'Rule']}
          rows={rules.map(([what, shown, rule]) => [what, <strong key="shown">{shown}</strong>, rule])}
        />
      </Part>
      <Part
        title="In each language"
        note="Symbols, decimals and dates are the same everywhere; only the units of big numbers and words change. Compact numbers are for overviews only, never where money is moved."
      >
        <Facts
          label="Numbers in each language"
          columns={['What', 'English', '简体中文', '繁體中文']}
          rows={languages.map(([what, en, hans, hant]) => [
            what,
            <Figure key="en">{en}</Figure>,
            <Figure key="hans" lang="zh-Hans">
              {hans}
            </Figure>,
            <Figure key="hant" lang="zh-Hant">
              {hant}
            </Figure>,
          ])}
        />
      </Part>
      <Part title="In components">
        <Shelf style={{ '--m-least': '16rem' }}>
          <Sample>
            <Stack gap={2} align="start">
              <Price text="$189.84" trend="up" size="hero" />
              <ChangeTag text="+1.24 (+0.66%)" trend="up" size="l" />
            </Stack>
          </Sample>
          <Sample>
            <Stack gap={2} align="start">
              <Price text="412.60" trend="down" size="l" />
              <ChangeTag text="−0.36 (−0.19%)" trend="down" />
              <ChangeTag text="0.00 (0.00%)" trend="flat" />
            </Stack>
          </Sample>
          <Sample>
            <Stack gap={2} align="start">
              <BalanceText text="12,345.67" currency="HK$" isHidden={false} hiddenLabel="Hidden" size="l" />
              <BalanceText text="12,345.67" currency="HK$" isHidden hiddenLabel="Balance hidden" size="l" />
              <Price text="--" trend="flat" size="l" />
            </Stack>
          </Sample>
        </Shelf>
      </Part>
    </Page>
  );
}

const meta = preview.meta({ title: 'Foundations/Numbers and money', component: NumbersPage, ...page });

export const Numbers = meta.story({
  play: async ({ canvas, canvasElement }) => {
    // A hyphen is no minus: no sample of the page uses one as a sign.
    await expect(canvasElement.textContent).not.toMatch(/(?<![\d-])-\$?\d/);
    await expect(canvas.getByText('Balance hidden')).toBeInTheDocument();
  },
});
