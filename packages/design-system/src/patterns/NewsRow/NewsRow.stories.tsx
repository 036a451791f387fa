import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { NewsRow } from './NewsRow.tsx';

const meta = preview.meta({
  title: 'Patterns/NewsRow',
  component: NewsRow,
  parameters: { layout: 'padded' },
  args: {
    href: '#/pages/news/detail',
    title: 'Central bank leaves rates unchanged, sees inflation near target',
    source: 'Meridian Wire',
    time: '12 minutes ago',
  },
  tags: ['autodocs'],
});

export const Headline = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Central bank/ })).toHaveFocus();
  },
});

export const List = meta.story({
  render: (args) => (
    <div>
      <NewsRow {...args} />
      <NewsRow {...args} title="Chip makers lead the Nasdaq higher" tag="US stocks" />
      <NewsRow {...args} title="Oil slips as inventories build for a third week" tag="Energy" />
    </div>
  ),
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    title:
      'Zhong An Online P & C Insurance Company Limited announces the results of its Hong Kong public offering and of the international placing, and the basis of allotment of the offer shares',
    tag: 'New shares',
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: { title: '央行维持利率不变，预计通胀接近目标', source: '子午线通讯', time: '12 分钟前' },
});
