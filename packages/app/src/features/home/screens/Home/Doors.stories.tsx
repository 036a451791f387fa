/** The doors of home, as a person arranges them on this device. */
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { storageKeys } from '#platform/storage.ts';
import HomeScreen from './Home.tsx';

const meta = preview.meta({
  component: HomeScreen,
  parameters: { path: '/pages/home/index', route: '/pages/home/index', scenario: 'trader' },
});

type Canvas = Omit<typeof screen, 'debug' | 'logTestingPlaygroundURL'>;

const shownDoors = (canvas: Canvas): (string | null)[] =>
  within(canvas.getByRole('navigation', { name: 'Quick access' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

async function openSheet(canvas: Canvas, userEvent: { click(element: Element): Promise<void> }) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Arrange' }));
  return within(await screen.findByRole('dialog', { name: 'Arrange quick access' }));
}

/** By keyboard: lifted, moved, put down; home follows at once. */
export const DoorsInAnotherOrder = meta.story({
  play: async ({ canvas, userEvent }) => {
    const sheet = await openSheet(canvas, userEvent);
    sheet.getByRole('button', { name: 'Move Forex' }).focus();
    await userEvent.keyboard(' {Home} ');
    await expect(sheet.getByRole('status')).toHaveTextContent('Forex put down at 1 of 14');
    await userEvent.click(sheet.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(shownDoors(canvas).slice(0, 3)).toEqual(['Forex', 'Crypto', 'HK stocks']);
    await expect(canvas.getByRole('button', { name: 'Arrange' })).toHaveFocus();
  },
});

/** A door that is not ticked leaves home; a reset brings all of them back in their first order. */
export const DoorHidden = meta.story({
  play: async ({ canvas, userEvent }) => {
    const sheet = await openSheet(canvas, userEvent);
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Loan' }));
    await waitFor(() => expect(sheet.getByRole('checkbox', { name: 'Loan' })).not.toBeChecked());
    await userEvent.click(sheet.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(shownDoors(canvas)).not.toContain('Loan');
    const again = await openSheet(canvas, userEvent);
    await userEvent.click(again.getByRole('button', { name: 'Reset' }));
    await expect(again.getByRole('checkbox', { name: 'Loan' })).toBeChecked();
    await userEvent.click(again.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(shownDoors(canvas)).toContain('Loan');
  },
});

const kept = (entries: unknown) => ({ storage: { [storageKeys.homeDoors]: JSON.stringify(entries) } });

/** Of this user, from before; what is new since then comes at the end. */
export const DoorsArrangedBefore = meta.story({
  parameters: kept([['demo', ['loan', 'crypto'], ['forex']]]),
  play: async ({ canvas }) => {
    await canvas.findByRole('navigation', { name: 'Quick access' });
    const doors = shownDoors(canvas);
    await expect(doors.slice(0, 3)).toEqual(['Loan', 'Crypto', 'HK stocks']);
    await expect(doors).toHaveLength(13);
  },
});

/** What cannot be read is as if nothing had been arranged. */
export const DoorsUnreadable = meta.story({
  parameters: kept({ demo: 'crypto' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('navigation', { name: 'Quick access' });
    await expect(shownDoors(canvas)).toHaveLength(14);
  },
});
