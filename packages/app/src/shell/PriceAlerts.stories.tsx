import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import type { Play } from '@meridian/storybook/general-states.ts';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { AlertWatch } from '#features/alerts/index.ts';
import { QuoteScreen } from '#features/quote/index.ts';

const meta = preview.meta({
  component: QuoteScreen,
  parameters: {
    path: '/pages/quote/:kind',
    route: '/pages/quote/stock?name=Apple&code=AAPL&source=0&market=NASDAQ',
    scenario: 'funded',
  },
  render: () => (
    <>
      <AlertWatch />
      <QuoteScreen />
    </>
  ),
});

type Canvas = Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>;

const sheet = async () => within(await screen.findByRole('dialog', { name: 'Price alert: AAPL' }));

const openSheet = async ({ canvas, userEvent }: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^(Set price alert|Price alerts, )/ }));
  return sheet();
};

/** As a person sees it: the sheet, its live price and what it asks. */
export const AlertSheetOpen = meta.story({
  play: async (context) => {
    const dialog = await openSheet(context);
    await expect(dialog.getByRole('radio', { name: 'Rises above' })).toBeChecked();
    await expect(dialog.getByText(/checked while Meridian is open/)).toBeVisible();
    await context.userEvent.click(dialog.getByRole('button', { name: 'Set alert' }));
    await expect(dialog.getByRole('textbox', { name: 'Price' })).toHaveAccessibleDescription(
      /Enter a number\.$/,
    );
  },
});

/** What is true already is refused, with the price as it is. */
export const AlertAlreadyTrue = meta.story({
  play: async (context) => {
    const dialog = await openSheet(context);
    const field = dialog.getByRole('textbox', { name: 'Price' });
    const set = dialog.getByRole('button', { name: 'Set alert' });
    await context.userEvent.type(field, '1');
    await context.userEvent.click(set);
    await expect(field).toHaveAccessibleDescription(
      /AAPL is at \$[\d.]+: above \$1\.00 already\. Enter a higher price\.$/,
    );
    await context.userEvent.click(dialog.getByRole('radio', { name: 'Falls below' }));
    await context.userEvent.type(field, '999999');
    await context.userEvent.click(set);
    await expect(field).toHaveAccessibleDescription(/below \$999,999\.00 already\. Enter a lower price\.$/);
    await context.userEvent.click(dialog.getByRole('radio', { name: 'Moves by' }));
    const percent = dialog.getByRole('textbox', { name: 'Percent in a day' });
    await context.userEvent.type(percent, '0.01');
    await context.userEvent.click(set);
    await expect(percent).toHaveAccessibleDescription(/has moved .*% in this day already\. Enter more\.$/);
  },
});

/** Set, listed, and fired by the first price that is past it: said once, with why and the way to the quote. */
export const AlertFires = meta.story({
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    for (const condition of ['Rises above', 'Falls below']) {
      const dialog = await openSheet(context);
      const price = dialog.getByText(/^[\d,]+\.\d\d$/).textContent.replaceAll(',', '');
      await userEvent.click(dialog.getByRole('radio', { name: condition }));
      await userEvent.type(dialog.getByRole('textbox', { name: 'Price' }), price);
      await userEvent.click(dialog.getByRole('button', { name: 'Set alert' }));
      await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Price alert/ })).toBeNull());
    }
    await expect(await canvas.findByRole('button', { name: 'Price alerts, 2 active' })).toBeVisible();
    await worldOf(canvasElement).advance(61_000);
    const why = /^Alert: AAPL (rose above|fell below) \$[\d.]+ at \d\d:\d\d:\d\d \(\$[\d.]+\)$/;
    const notice = await screen.findByRole('heading', { name: why });
    await waitFor(() => expect(notice).toBeVisible());
    await expect(notice.closest('[aria-live="polite"]')).not.toBeNull();
    await expect(await canvas.findByRole('button', { name: 'Price alerts, 1 active' })).toBeVisible();
    const dialog = await openSheet(context);
    const fired = within(dialog.getByRole('list', { name: 'Fired' }));
    await expect(fired.getByText(why)).toBeVisible();
    await userEvent.click(fired.getByRole('button', { name: /^Remove alert: AAPL / }));
    await waitFor(() => expect(dialog.queryByRole('list', { name: 'Fired' })).toBeNull());
  },
});

const kept = (patch: object) =>
  JSON.stringify({
    version: 1,
    owners: [
      [
        'demo',
        [
          {
            id: 'kept',
            stock_code: 'AAPL',
            market: 'NASDAQ',
            source: 0,
            name: 'Apple',
            currency: 'USD',
            priceDecimals: 2,
            isDelayed: false,
            condition: 'above',
            value: '1.00',
            setAt: 1,
            priceAt: 1,
            fired: null,
            ...patch,
          },
        ],
      ],
    ],
  });

/** Reached while nobody watched: it says so, with the time it was seen, and not when it happened. */
export const AlertReachedWhileClosed = meta.story({
  parameters: { storage: { priceAlerts: kept({}) } },
  play: async () => {
    const notice = await screen.findByRole('heading', {
      name: /^Alert: AAPL went above \$1\.00 while Meridian was closed; seen at \d\d:\d\d:\d\d \(\$[\d.]+\)$/,
    });
    await waitFor(() => expect(notice).toBeVisible());
  },
});

/** A split makes a price of old shares one of new shares: nothing fires, and what the alert waits for now is said and listed. */
export const AlertFollowsASplit = meta.story({
  parameters: {
    facts: [{ name: 'split', parameters: { code: 'AAPL', ratio: 4, exInDays: 1 } }],
    storage: {
      priceAlerts: kept({ condition: 'below', value: '100.00', priceAt: Date.parse('2026-11-18T15:29:59Z') }),
    },
  },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await expect(await canvas.findByRole('button', { name: 'Price alerts, 1 active' })).toBeVisible();
    await worldOf(canvasElement).advance(24 * 3_600_000);
    const said = 'AAPL split 4 for 1: your alert at $100.00 is now at $25.00';
    const notice = await screen.findByRole('heading', { name: said });
    await waitFor(() => expect(notice).toBeVisible());
    const dialog = await openSheet(context);
    const active = within(dialog.getByRole('list', { name: 'Active' }));
    await expect(active.getByText('AAPL below $25.00')).toBeVisible();
    await expect(active.getByText(/^Now \$[56]\d\.\d\d · set at \$100\.00, split 4 for 1$/)).toBeVisible();
    await expect(dialog.queryByRole('list', { name: 'Fired' })).toBeNull();
  },
});

/** What its price did while it was removed nobody saw: put back, it says so, and makes up no time. */
export const AlertReachedWhileRemoved = meta.story({
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    let dialog = await openSheet(context);
    const shown = (): string => dialog.getByText(/^[\d,]+\.\d\d$/).textContent.replaceAll(',', '');
    const price = shown();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Price' }), price);
    await userEvent.click(dialog.getByRole('button', { name: 'Set alert' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Price alert/ })).toBeNull());
    dialog = await openSheet(context);
    await userEvent.click(dialog.getByRole('button', { name: /^Remove alert: AAPL above / }));
    for (let minute = 0; minute < 30 && Number(shown()) <= Number(price); minute += 1) {
      const before = shown();
      await worldOf(canvasElement).advance(61_000);
      await waitFor(() => expect(shown()).not.toBe(before));
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
    await dialog.findByRole('list', { name: 'Active' });
    await worldOf(canvasElement).advance(1_000);
    await expect(
      await dialog.findByText(
        /^Alert: AAPL went above \$[\d.]+ while the alert was removed; seen at \d\d:\d\d:\d\d \(\$[\d.]+\)$/,
      ),
    ).toBeVisible();
  },
});

/** Without the live feed nothing is checked, and the sheet says so. */
export const AlertWithoutFeed = meta.story({
  parameters: { hasSocket: false, storage: { priceAlerts: kept({}) } },
  play: async (context) => {
    const dialog = await openSheet(context);
    await expect(dialog.getByText('No live prices at the moment')).toBeVisible();
    await expect(dialog.getByRole('list', { name: 'Active' })).toHaveTextContent('AAPL above $1.00');
  },
});

/** What is in the storage cannot be read: there are none, and one can be set. */
export const AlertsCorrupt = meta.story({
  parameters: { storage: { priceAlerts: '{"version":1,"owners":[["demo",[{"id":7}]' } },
  play: async (context) => {
    const dialog = await openSheet(context);
    await expect(dialog.queryByRole('list')).toBeNull();
  },
});

export const AlertSheetNarrow = meta.story({
  globals: { viewport: { value: 'w320' } },
  parameters: { storage: { priceAlerts: kept({ value: '9999.00' }) } },
  play: async (context) => {
    const dialog = await openSheet(context);
    await expect(dialog.getByRole('button', { name: 'Set alert' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const AlertSheetSimplified = meta.story({
  globals: { locale: 'zh-Hans' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '设置到价提醒' }));
    const dialog = within(await screen.findByRole('dialog', { name: '到价提醒：AAPL' }));
    await expect(dialog.getByRole('radio', { name: '高于' })).toBeChecked();
  },
});

export const AlertSheetTraditional = meta.story({
  globals: { locale: 'zh-Hant' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '設定到價提示' }));
    const dialog = within(await screen.findByRole('dialog', { name: '到價提示：AAPL' }));
    await expect(dialog.getByRole('radio', { name: '升穿' })).toBeChecked();
  },
});
