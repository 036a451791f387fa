import { expect, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { ReviewScreen } from './ReviewScreen.tsx';
import {
  Consenting,
  forgetPresses,
  onAccept,
  onChangeOrder,
  reviewOfApple,
  riskRead,
} from './sampleReview.tsx';

const meta = preview.meta({
  title: 'Patterns/ReviewScreen/Chinese',
  component: ReviewScreen,
  parameters: { layout: 'padded' },
  args: { ...reviewOfApple, onConfirm: fn() },
  beforeEach: forgetPresses,
  render: (args) => <Consenting {...args} />,
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    title: '买入',
    value: '10 股 AAPL',
    detail: '限价 $189.84',
    groups: [
      {
        id: 'order',
        title: '委托',
        facts: [
          { id: 'type', label: '委托类型', value: '限价单' },
          { id: 'validity', label: '有效期', value: '当日有效' },
        ],
        change: { label: '修改', srText: '委托', onPress: onChangeOrder },
      },
    ],
    costs: {
      title: '费用明细',
      rows: [
        { label: '委托金额', value: '$1,898.40' },
        { label: '手续费', value: '$1.90' },
      ],
      total: { label: '合计', value: '$1,900.30' },
    },
    quote: {
      phase: 'moved',
      title: '价格已变动至 $190.10',
      body: '原价 $189.84，合计变为 $1,902.90。',
      acceptLabel: '使用新价格',
      onAccept,
    },
    actionLabel: '买入 10 股 AAPL',
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    title: '認購新股',
    value: 'HK$16,484.60',
    detail: '眾安在線 06060，400 股',
    groups: [
      {
        id: 'ipo',
        title: '認購申請',
        facts: [
          { id: 'price', label: '認購價', value: 'HK$41.21' },
          { id: 'deadline', label: '截止認購', value: '11-28-2026 12:00:00 PM' },
        ],
        change: { label: '更改', srText: '認購申請', onPress: onChangeOrder },
      },
    ],
    costs: undefined,
    consents: [{ ...riskRead, label: '本人已閱讀招股章程，並明白未必獲分配全部或任何股份。' }],
    consentError: '請先勾選此項。',
    actionLabel: '認購 400 股',
    actionTone: 'primary',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '認購 400 股' }));
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('請先勾選此項。');
  },
});
