/** Price alerts, beside the watchlist that is managed: waiting, fired, removed and put back. */
import { expect, screen, waitFor, within } from 'storybook/test';
import { atWidth, inChinese, sees } from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import { type Canvas, fourWatched, path } from '../../test/managed.ts';
import ManageScreen from './Manage.tsx';

const route = `${path}?view=alerts`;

const firedAlert = { how: 'live', at: 1_763_800_325_000, price: '190.02', ratio: '0.42' };

const appleAlert = {
  stock_code: 'AAPL',
  market: 'NASDAQ',
  source: 0,
  name: 'Apple',
  currency: 'USD',
  priceDecimals: 2,
  isDelayed: false,
  setAt: 1,
  priceAt: 1,
  fired: null,
};

const alertsOf = (owner: string) =>
  JSON.stringify({
    version: 1,
    owners: [
      [
        owner,
        [
          { ...appleAlert, id: '1', condition: 'above', value: '999.50' },
          { ...appleAlert, id: '2', condition: 'move', value: '25' },
          { ...appleAlert, id: '3', condition: 'above', value: '190', fired: firedAlert },
        ],
      ],
    ],
  });

const storage = { priceAlerts: alertsOf('demo') };

const meta = preview.meta({
  component: ManageScreen,
  parameters: {
    ...fourWatched,
    route,
    storage,
  },
});

/** What is waited for, and what has fired, with why; each can be removed, and leads to its quote. */
export const Alerts = meta.story({
  play: async ({ canvas, userEvent }) => {
    const waiting = within(await canvas.findByRole('list', { name: 'Active' }));
    await expect(waiting.getAllByRole('link').map((row) => row.textContent)).toEqual([
      expect.stringMatching(/AAPL above \$999\.50/),
      expect.stringMatching(/AAPL moves 25\.00% in a day/),
    ]);
    await expect(waiting.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      '/pages/quote/stock?name=Apple&code=AAPL&source=0&market=NASDAQ',
    );
    const fired = within(canvas.getByRole('list', { name: 'Fired' }));
    await expect(
      fired.getByText(/^Alert: AAPL rose above \$190\.00 at \d\d:\d\d:05 \(\$190\.02\)$/),
    ).toBeVisible();
    await userEvent.click(waiting.getByRole('button', { name: 'Remove alert: AAPL above $999.50' }));
    await waitFor(() => expect(waiting.getAllByRole('listitem')).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear fired alerts' }));
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Fired' })).toBeNull());
    await userEvent.click(canvas.getByRole('radio', { name: 'Watchlist' }));
    await expect(await canvas.findByRole('list', { name: 'In your order' })).toBeVisible();
  },
});

const waitingIn = (canvas: Canvas): (string | null)[] =>
  within(canvas.getByRole('list', { name: 'Active' }))
    .getAllByRole('link')
    .map((row) => row.textContent);

/** No question: an alert is gone at once, and comes back to its place; so do those that have fired. */
export const AlertRemovedAndUndone = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove alert: AAPL above $999.50' }));
    await waitFor(() => expect(waitingIn(canvas)).toHaveLength(1));
    await expect(canvas.getByText('Alert removed: AAPL above $999.50', { selector: 'main *' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(waitingIn(canvas)).toHaveLength(2));
    await expect(waitingIn(canvas)[0]).toMatch(/AAPL above \$999\.50/);
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();

    await userEvent.click(canvas.getByRole('button', { name: 'Clear fired alerts' }));
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Fired' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('list', { name: 'Fired' })).toBeVisible();
  },
});

/** The last one removed: nothing is left but the way back. */
export const LastAlertRemoved = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: 'Active' });
    for (const button of canvas.getAllByRole('button', { name: /^Remove alert: / })) {
      await userEvent.click(button);
    }
    await expect(await canvas.findByText('No price alerts yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('list', { name: 'Fired' })).toBeVisible();
  },
});

/** The notice outlives the list: an alert comes back wherever the person is by then. */
export const AlertUndoneElsewhere = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove alert: AAPL above $999.50' }));
    const notices = within(await screen.findByRole('region', { name: 'Notices' }));
    // Pointed at, it stays.
    await userEvent.hover(await notices.findByText('Alert removed: AAPL above $999.50'));
    canvas.getByRole('radio', { name: 'Watchlist' }).click();
    await expect(await canvas.findByRole('list', { name: 'In your order' })).toBeVisible();
    await userEvent.click(notices.getByRole('button', { name: 'Undo' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Price alerts' }));
    await canvas.findByRole('list', { name: 'Active' });
    await expect(waitingIn(canvas)).toHaveLength(2);
  },
});

/** Nobody is signed in: alerts are this device's all the same. */
export const AlertsSignedOut = meta.story({
  parameters: {
    scenario: 'visitor',
    facts: [],
    storage: { priceAlerts: alertsOf('') },
  },
  play: sees('list', 'Active'),
});

/** Storage is blocked or full: how long alerts live is said where they are. */
export const AlertsNotStored = meta.story({
  parameters: { isStorageBlocked: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/alerts are lost when this page is closed/)).toBeVisible();
    await expect(canvas.queryByText(/kept on this device/)).toBeNull();
  },
});

export const AlertsNarrow = meta.story(atWidth('w320', { shows: sees('list', 'Fired') }));

export const AlertsSimplified = meta.story(inChinese('zh-Hans'));

export const AlertsTraditional = meta.story(inChinese('zh-Hant'));
