import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Text } from '#primitives/Text/Text.tsx';
import { Screen } from '../Screen/Screen.tsx';
import { TopBar } from '../TopBar/TopBar.tsx';
import { breakpoints } from '#tokens/scale.ts';
import { SplitView, type SplitViewProps } from './SplitView.tsx';
import { useMinWidth } from './useMinWidth.ts';

/** As a page would have it: companions where there is room for them. */
function Page({ list: before, aside: after, ...rest }: SplitViewProps) {
  const hasList = useMinWidth(breakpoints.split);
  const hasAside = useMinWidth(breakpoints.triple);
  return <SplitView {...rest} list={hasList ? before : undefined} aside={hasAside ? after : undefined} />;
}

const meta = preview.meta({
  title: 'Layout/SplitView',
  component: SplitView,
  parameters: {
    docs: {
      ...guide({
        what: 'Screens side by side on a wide window: where one came from, what it is about, what can be done.',
        whenToUse: [
          'From `breakpoints.split` (1024 px at an ordinary text size) a list beside its detail, from `breakpoints.triple` (1440 px) the ticket too.',
        ],
        whenNotToUse: ['On a phone: give `detail` alone.', 'Columns inside one screen: a grid.'],
        anatomy: ['List, on the left', 'Detail, which scrolls with the page', 'Aside, on the right'],
        keyboard: {
          Tab: 'Through the list, the detail, the aside, in this order.',
          'Arrow up / down': 'Scroll the companion in focus.',
        },
        accessibility: [
          'The detail is the page’s `main` and has its `h1`. The others are landmarks with a name, and their headings begin at `h2`.',
          'Each companion scrolls by itself and can be focused to be scrolled.',
        ],
        content: ['A companion’s label names the place: “Markets”, “Order”.'],
        related: ['Screen', 'TopBar', 'Section'],
      }),
      story: { inline: false, height: '480px' },
    },
  },
  render: (args) => <Page {...args} />,
  tags: ['autodocs'],
});

const screen = (title: string, words: string) => (
  <Screen header={<TopBar title={title} />}>
    <Text>{words}</Text>
  </Screen>
);
const detail = screen('Apple', 'The quote.');
const list = { label: 'Markets', content: screen('Markets', 'The list it was chosen from.') };
const aside = { label: 'Order', content: screen('Order', 'The ticket.') };

export const Alone = meta.story({ args: { detail } });

export const ListAndDetail = meta.story({
  args: { detail, list },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Apple' })).toBeVisible();
    await expect(canvas.getByRole('complementary', { name: 'Markets' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Markets' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('complementary', { name: 'Markets' })).toHaveFocus();
  },
});

export const ListDetailAndTicket = meta.story({
  args: { detail, list, aside },
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Order' })).toBeVisible();
  },
});

export const Traditional = meta.story({
  globals: { viewport: { value: 'w1280' }, locale: 'zh-Hant' },
  args: {
    detail: screen('騰訊控股', '報價'),
    list: { label: '市場', content: screen('市場', '由此列表進入') },
  },
});
