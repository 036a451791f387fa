import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { NewsRow } from './NewsRow.tsx';

const meta = preview.meta({
  title: 'Patterns/NewsRow',
  component: NewsRow,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'One headline: what happened, who says so, when.',
      whenToUse: ['Lists of news, of an instrument or of the day.'],
      whenNotToUse: ['A message to this person: `MessageRow`.', 'The article itself: `Article`.'],
      anatomy: {
        story: 'headline',
        parts: {
          'Title, on two lines at most': 'a > span > :first-child',
          Source: 'a > span > :last-child > :first-child',
          'How long ago': 'a > span > :last-child > :last-child',
          'Picture, where there is one': null,
        },
      },
      keyboard: { Tab: 'Moves to the headline.', Enter: 'Opens the article.' },
      accessibility: [
        'One link; its name is headline, source, age and topic. A headline that is cut off is heard whole.',
      ],
      content: [
        'The headline as the source wrote it, in its own language.',
        'Age in words up to a day, then the date.',
      ],
      related: ['ListRow', 'Section', 'Article'],
    }),
  },
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
    const headline = canvas.getByRole('link', {
      name: /Central bank.*near target.*Meridian Wire.*12 minutes ago/,
    });
    await expect(headline).toHaveFocus();
    await expect(headline).toHaveAttribute('href', '#/pages/news/detail');
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

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    title: '聯儲局維持利率不變，料通脹回落至目標水平',
    source: '子午線通訊',
    time: '12 分鐘前',
    tag: '宏觀經濟',
  },
});
