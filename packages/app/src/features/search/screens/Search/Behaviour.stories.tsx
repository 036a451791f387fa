import { expect, within } from 'storybook/test';
import type { Play } from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import SearchScreen from './Search.tsx';

const path = '/pages/search/index';

const meta = preview.meta({
  component: SearchScreen,
  parameters: { path, route: path, scenario: 'trader' },
});

const resultsOf = (keyword: string) => ({ name: `Found for “${keyword}”` });
/** With its rows: the list itself is there from the first picture on. */
const popular: Play = async ({ canvas }) => {
  const list = within(await canvas.findByRole('list', { name: 'Popular' }));
  await expect(list.getAllByRole('link').length).toBeGreaterThan(5);
};

type PlayContext = Parameters<Play>[0];

const field = ({ canvas }: PlayContext) => canvas.findByRole('searchbox', { name: 'Search all markets' });

/** Names of the rows, in their order. */
async function namesFound({ canvas }: PlayContext, keyword: string): Promise<(string | null)[]> {
  const list = within(await canvas.findByRole('list', resultsOf(keyword)));
  return list.getAllByRole('link').map(({ textContent }) => textContent);
}

/** Arrows walk the results, from the field and back to it; Enter opens. */
export const ByKeyboard = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await popular(context);
    const box = await field(context);
    await userEvent.type(box, 'micro');
    await namesFound(context, 'micro');
    const rows = () => within(canvas.getByRole('list', resultsOf('micro'))).getAllByRole('link');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(rows()[1]).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(rows().at(-1)).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect(box).toHaveFocus();
    await expect(box).toHaveValue('');
    await userEvent.keyboard('aapl');
    await namesFound(context, 'aapl');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(
      await canvas.findByText(/Went to \/pages\/quote\/stock\?name=Apple&code=AAPL/),
    ).toBeVisible();
  },
});
