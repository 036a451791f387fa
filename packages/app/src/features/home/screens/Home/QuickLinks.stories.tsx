/** The quick links of home, as a person arranges them on this device. */
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { storageKeys } from '#platform/device/storage.ts';
import HomeScreen from './Home.tsx';

const meta = preview.meta({
  component: HomeScreen,
  parameters: { path: '/pages/home/index', route: '/pages/home/index', scenario: 'trader' },
});

type Canvas = Omit<typeof screen, 'debug' | 'logTestingPlaygroundURL'>;

const shownLinks = (canvas: Canvas): (string | null)[] =>
  within(canvas.getByRole('navigation', { name: 'Quick access' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

async function openSheet(canvas: Canvas, userEvent: { click(element: Element): Promise<void> }) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Arrange' }));
  return within(await screen.findByRole('dialog', { name: 'Arrange quick access' }));
}

/** Ways to whatever has no tab of its own. */
export const WhereTheyLead = meta.story({
  play: async ({ canvas }) => {
    const links = within(await canvas.findByRole('navigation', { name: 'Quick access' }));
    for (const [name, path] of [
      ['Popular', '/pages/product/popular'],
      ['Agricultural', '/pages/product/agricultural'],
      ['Withdraw', '/pages/withdraw/vm'],
      ['Loan', '/pages/loan/index'],
    ] as const) {
      await expect(links.getByRole('link', { name })).toHaveAttribute('href', path);
    }
  },
});

/** By keyboard: lifted, moved, put down; home follows at once. */
export const InAnotherOrder = meta.story({
  play: async ({ canvas, userEvent }) => {
    const sheet = await openSheet(canvas, userEvent);
    sheet.getByRole('button', { name: 'Move Forex' }).focus();
    await userEvent.keyboard(' {Home} ');
    await expect(sheet.getByRole('status')).toHaveTextContent('Forex put down at 1 of 14');
    await userEvent.click(sheet.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(shownLinks(canvas).slice(0, 3)).toEqual(['Forex', 'Crypto', 'HK stocks']);
    await expect(canvas.getByRole('button', { name: 'Arrange' })).toHaveFocus();
  },
});

/** A link that is not ticked leaves home; a reset brings all of them back in their first order. */
export const LinkHidden = meta.story({
  play: async ({ canvas, userEvent }) => {
    const sheet = await openSheet(canvas, userEvent);
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Loan' }));
    await waitFor(() => expect(sheet.getByRole('checkbox', { name: 'Loan' })).not.toBeChecked());
    await userEvent.click(sheet.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(shownLinks(canvas)).not.toContain('Loan');
    const again = await openSheet(canvas, userEvent);
    await userEvent.click(again.getByRole('button', { name: 'Reset' }));
    await expect(again.getByRole('checkbox', { name: 'Loan' })).toBeChecked();
    await userEvent.click(again.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(shownLinks(canvas)).toContain('Loan');
  },
});

const kept = (entries: unknown) => ({ storage: { [storageKeys.quickLinks]: JSON.stringify(entries) } });

/** Of this user, from before; what is new since then comes at the end. */
export const ArrangedBefore = meta.story({
  parameters: kept([['demo', ['loan', 'crypto'], ['forex']]]),
  play: async ({ canvas }) => {
    await canvas.findByRole('navigation', { name: 'Quick access' });
    const links = shownLinks(canvas);
    await expect(links.slice(0, 3)).toEqual(['Loan', 'Crypto', 'HK stocks']);
    await expect(links).toHaveLength(13);
  },
});

/** What cannot be read is as if nothing had been arranged. */
export const LinksUnreadable = meta.story({
  parameters: kept({ demo: 'crypto' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('navigation', { name: 'Quick access' });
    await expect(shownLinks(canvas)).toHaveLength(14);
  },
});
