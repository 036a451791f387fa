import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { ListRow } from '#primitives/ListRow/ListRow.tsx';
import { ChangeTag } from '../ChangeTag/ChangeTag.tsx';
import { BalanceText, MoneyText } from '../MoneyText/MoneyText.tsx';
import { NotedAmount } from './NotedAmount.tsx';

const meta = preview.meta({
  title: 'Patterns/NotedAmount',
  component: NotedAmount,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'An amount at the end of a row with a few words under it.',
      whenToUse: [
        'As the `trailing` of a `ListRow`: what is free of a balance, the balance after a movement.',
      ],
      whenNotToUse: [
        'An amount that needs no words: give the row the amount.',
        'A large figure: `WalletCard`.',
      ],
      anatomy: {
        story: 'partly-free',
        parts: { Amount: '[data-size]', 'A quiet note below it': '[data-size] + *' },
      },
      keyboard: {},
      accessibility: ['Amount and note are heard one after the other, within their row.'],
      content: ['Two to four words; it does not repeat the amount.'],
      related: ['ListRow', 'MoneyText', 'ChangeTag'],
    }),
  },
  args: { amount: <MoneyText text="$100,531.03" />, note: '$69,084.58 free' },
  render: (args) => (
    <ListRow title="US stocks" subtitle="USD" trailing={<NotedAmount {...args} />} href="#/wallet" />
  ),
  tags: ['autodocs'],
});

export const PartlyFree = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveAccessibleName(
      /US stocks.*\$100,531\.03\s*\$69,084\.58 free/,
    );
  },
});

export const Profit = meta.story({
  args: { amount: <ChangeTag text="−$36.10" trend="down" />, note: 'after fees' },
});

export const WithoutNote = meta.story({ args: { note: undefined } });

export const Covered = meta.story({
  args: {
    amount: <BalanceText text="$100,531.03" isHidden hiddenLabel="Balance hidden" />,
    note: undefined,
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: { amount: <MoneyText text="HK$123,456,789,012.34" />, note: 'HK$69,084,580,000.00 free to withdraw' },
  play: async ({ canvas }) => {
    const { right } = canvas.getByText('HK$123,456,789,012.34').getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  render: () => (
    <ListRow
      title="利息 · 09:30:00"
      subtitle="港股錢包"
      trailing={<NotedAmount amount={<MoneyText text="−HK$12.40" />} note="結餘 HK$66,693.44" />}
    />
  ),
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  render: () => (
    <ListRow
      title="美股钱包"
      subtitle="USD"
      trailing={<NotedAmount amount={<MoneyText text="$100,531.03" />} note="可用 $69,084.58" />}
      href="#/wallet"
    />
  ),
});
