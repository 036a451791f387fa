import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { Shell } from '../Shell.tsx';

/* New shares and what is followed, beside their lists on a wide window. */

const meta = preview.meta({
  title: 'Shell/Desk subscriptions',
  component: Shell,
  globals: { viewport: { value: 'w1440' } },
  parameters: { path: '*' },
  args: { onReload: fn() },
});

interface Canvas {
  findByRole(role: string, options: object): Promise<HTMLElement>;
  getByRole(role: string, options: object): HTMLElement;
}

const paneOf = async (canvas: Canvas, name: string) =>
  within(await canvas.findByRole('region', { name, hidden: false }));

const isMarked = (row: HTMLElement) => waitFor(() => expect(row).toHaveAttribute('aria-current', 'true'));

/** The first offer is beside the list; another one takes its place, and the list stays. */
export const AnOfferBesideTheOffers = meta.story({
  parameters: { route: '/pages/product/newstock', scenario: 'ipo-open' },
  play: async ({ canvas, userEvent }) => {
    const offer = await paneOf(canvas, 'Subscribe to new shares');
    await expect(await offer.findByRole('textbox', { name: 'Quantity' })).toBeVisible();
    const list = await paneOf(canvas, 'New shares');
    await isMarked(await list.findByRole('link', { name: /Clovermill Homes/ }));
    await userEvent.click(list.getByRole('link', { name: /Merlinmead Markets/ }));
    await isMarked(list.getByRole('link', { name: /Merlinmead Markets/ }));
    await expect(await offer.findByText('$19.00 to $23.00')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull();
  },
});

/** What was listed is a share like any other: its quote is beside the list it was chosen from. */
export const AListedShareBesideTheOffers = meta.story({
  parameters: { route: '/pages/product/newstock', scenario: 'ipo-open' },
  play: async ({ canvas, userEvent }) => {
    const list = await paneOf(canvas, 'New shares');
    await userEvent.click(await list.findByRole('link', { name: /Kestrelwell Labs/ }));
    await expect(await canvas.findByRole('region', { name: 'Stock quote' })).toBeVisible();
    await isMarked(list.getByRole('link', { name: /Kestrelwell Labs/ }));
  },
});

/** Hong Kong’s order screen in IPO mode: an instrument whose deadline is ahead is subscribed to. */
export const IpoMode = meta.story({
  parameters: {
    route: '/pages/hkstock/payipo?name=Tinglin&code=05011&source=11&market=HKEX&direction=0',
    scenario: 'ipo-open',
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Subscribe to new shares' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'Quantity' })).toBeVisible();
    const list = await paneOf(canvas, 'New shares');
    await isMarked(await list.findByRole('link', { name: /Tinglin Interactive/ }));
  },
});

/** The first institution is beside the list, and the form joins both: what is agreed stays in sight. */
export const AnInstitutionBesideTheList = meta.story({
  parameters: { route: '/pages/product/follow', scenario: 'follow-in-progress' },
  play: async ({ canvas, userEvent }) => {
    const list = await paneOf(canvas, 'Follow investing');
    await isMarked(await list.findByRole('link', { name: /Kestrel Bay Capital/ }));
    await userEvent.click(list.getByRole('link', { name: /Northmoor/ }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: /Northmoor/ })).toBeVisible());
    const institution = await paneOf(canvas, 'Follow details');
    await userEvent.click(await institution.findByRole('link', { name: /^Invest/ }));
    const form = await paneOf(canvas, 'Follow an institution');
    await expect(await form.findByRole('textbox', { name: 'Amount' })).toBeVisible();
    await expect(institution.getByText('Cannot be sold after ordering')).toBeVisible();
  },
});

/** One’s own copy is beside what one follows, and so is an institution that was chosen there. */
export const ACopyBesideWhatOneFollows = meta.story({
  parameters: { route: '/pages/trade/index?tab=3', scenario: 'follow-futures-running' },
  play: async ({ canvas, userEvent }) => {
    const list = await paneOf(canvas, 'Trade');
    const [row] = await within(await list.findByRole('list', { name: 'Futures orders' })).findAllByRole(
      'link',
    );
    if (row === undefined) throw new Error('there is no copy');
    await userEvent.click(row);
    const copy = await paneOf(canvas, 'Follow details');
    await expect(await copy.findByRole('button', { name: 'Cancel order' })).toBeVisible();
    await isMarked(row);
  },
});
