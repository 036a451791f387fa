import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Screen } from '../Screen/Screen.tsx';
import { TopBar } from '../TopBar/TopBar.tsx';
import { SplitView } from './SplitView.tsx';

const meta = preview.meta({ title: 'Layout/SplitView', component: SplitView, tags: ['autodocs'] });

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
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Apple' })).toBeVisible();
    await expect(canvas.getByRole('complementary', { name: 'Markets' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Markets' })).toBeVisible();
  },
});

export const ListDetailAndTicket = meta.story({
  args: { detail, list, aside },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Order' })).toBeVisible();
  },
});
