/** What the stories of the managed watchlist need, and how they read its rows. */
import { within } from 'storybook/test';

export const path = '/pages/watchlist/manage';

/** Four shares are watched. */
export const fourWatched = {
  path,
  route: path,
  scenario: 'funded',
  facts: ['AAPL', 'MSFT', 'JPM', 'KO'].map((code) => ({ name: 'watched' as const, parameters: { code } })),
} as const;

export interface Canvas {
  findByRole(role: string, options: { readonly name: string }): Promise<HTMLElement>;
  getByRole(role: string, options: { readonly name: string }): HTMLElement;
}

/** Codes of the rows, in their order. */
export async function codesIn(canvas: Canvas): Promise<(string | undefined)[]> {
  const list = within(await canvas.findByRole('list', { name: 'In your order' }));
  return list.getAllByRole('listitem').map(({ textContent }) => /([A-Z]+)\s·/.exec(textContent)?.[1]);
}
