import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { Sparkline } from '#charts/Sparkline/Sparkline.tsx';
import { guide } from '#guide/guide.ts';
import { ChangeTag } from '#patterns/ChangeTag/ChangeTag.tsx';
import { Price } from '#patterns/Price/Price.tsx';
import { QuoteCard } from '#patterns/QuoteCard/QuoteCard.tsx';
import { Screen } from '../Screen/Screen.tsx';
import { Strip } from './Strip.tsx';

const rising = [4, 5, 4.6, 5.4, 6, 5.6, 6.4, 7, 6.8, 7.6, 8, 7.7, 8.6, 9];

function cards(names: readonly string[]) {
  return names.map((name) => ({
    id: name,
    content: (
      <QuoteCard
        href={`#/${name}`}
        name={name}
        price={<Price text="47,008.84" trend="up" />}
        change={<ChangeTag text="+0.77%" trend="up" size="s" />}
        sparkline={<Sparkline values={rising} trend="up" width={124} height={32} />}
      />
    ),
  }));
}

const meta = preview.meta({
  title: 'Layout/Strip',
  component: Strip,
  parameters: {
    layout: 'fullscreen',
    docs: guide({
      what: 'Cards beside one another that are moved sideways. The last one in sight is cut off and says that there is more.',
      whenToUse: ['Five to twenty equal things of which the first few matter most.'],
      whenNotToUse: [
        'What has to be compared or searched: a list of `ListRow`s.',
        'Fewer than four: `Inline`.',
        'Choices: `SegmentedControl`, `Chip`s that wrap.',
      ],
      anatomy: {
        story: 'fits-without-scrolling',
        parts: {
          'List with a name': 'ul',
          'Items of one width; the page’s margin before the first and after the last': 'li',
        },
      },
      keyboard: { Tab: 'Moves to the next card and scrolls it into sight.' },
      accessibility: [
        'A list with a name. Each item holds a link or a button, so that the strip scrolls with the focus.',
        'It snaps to a card only near one: elsewhere it stays where it was let go.',
      ],
      content: ['Most important first. The name of the list is above it, as the title of its `Section`.'],
      related: ['QuoteCard', 'Section', 'ListRow'],
    }),
  },
  args: {
    label: 'Global indexes',
    items: cards([
      'Dow Jones',
      'S&P 500',
      'Nasdaq 100',
      'FTSE 100',
      'DAX',
      'CAC 40',
      'Nikkei 225',
      'Hang Seng',
    ]),
  },
  render: (args) => (
    <Screen title="Home">
      <Strip {...args} />
    </Screen>
  ),
  tags: ['autodocs'],
});

export const ScrollsWithTheFocus = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Global indexes' });
    await expect(list.scrollLeft).toBe(0);
    for (let at = 0; at < 6; at += 1) await userEvent.tab();
    const card = canvas.getByRole('link', { name: /CAC 40/ });
    await expect(card).toHaveFocus();
    await expect(list.scrollLeft).toBeGreaterThan(0);
    await expect(card.getBoundingClientRect().right).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
});

export const FitsWithoutScrolling = meta.story({
  globals: { viewport: { value: 'w768' } },
  args: { items: cards(['Dow Jones', 'S&P 500']) },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant', viewport: { value: 'w320' } },
  args: { label: '環球指數', items: cards(['道瓊斯工業平均指數', '標普500指數', '恒生指數', '日經225指數']) },
});
