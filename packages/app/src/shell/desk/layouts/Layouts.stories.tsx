import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { sourceOf } from '../../routes.ts';
import { Shell } from '../../Shell.tsx';

/* Several ways to have the desk, each under its name. */

const meta = preview.meta({
  title: 'Shell/Layouts',
  component: Shell,
  globals: { viewport: { value: 'w1440' } },
  parameters: {
    path: '*',
    scenario: 'trader',
    route: '/pages/quote/stock?name=Apple&code=AAPL&source=0&market=NASDAQ',
  },
  loaders: [
    async () => {
      await Promise.all((['quoteStock', 'ticketStock'] as const).map((name) => sourceOf(name).load()));
      return {};
    },
  ],
  args: { onReload: fn() },
});

interface Canvas {
  findByRole(role: string, options: object): Promise<HTMLElement>;
  getByRole(role: string, options: object): HTMLElement;
}

const dialogIn = async (canvasElement: HTMLElement, name: string | RegExp = 'Layouts of the desk') =>
  within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name }));
/** Also behind a dialog. */
const ticketWidth = (canvas: Canvas): number =>
  canvas.getByRole('region', { name: 'Trade a stock', hidden: true }).offsetWidth;

const kept = {
  deskPanes: '{"side":360}',
  deskLayouts: JSON.stringify({
    shown: 'Orders',
    named: [
      { name: 'Orders', widths: { side: 420 }, blotter: { tab: 'orders', height: 300 } },
      { name: 'Chart only', widths: {}, blotter: { isFolded: true } },
    ],
  }),
};

/** The desk as it is becomes a layout; what is changed then is that layout's, and the standard one is as it was. */
export const SavedAndSwitched = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('region', { name: 'Trade a stock' });
    const before = ticketWidth(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Layouts' }));
    const dialog = await dialogIn(canvasElement);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name of a new layout' }), 'Wide ticket{Enter}');
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'Wide ticket' })).toBeChecked());
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).queryByRole('dialog')).toBeNull());
    canvas.getByRole('separator', { name: 'Width of Trade a stock' }).focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(ticketWidth(canvas)).toBe(before + 32));
    canvas.getByRole('heading', { level: 1 }).focus();
    await userEvent.keyboard('{Shift>}D{/Shift}');
    await waitFor(() => expect(ticketWidth(canvas)).toBe(before));
    await userEvent.keyboard('{Shift>}D{/Shift}');
    await waitFor(() => expect(ticketWidth(canvas)).toBe(before + 32));
  },
});

/** What a device kept is there from the first picture on. A layout is chosen by arrow keys. */
export const Kept = meta.story({
  parameters: { storage: kept },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('region', { name: 'Trade a stock' });
    await expect(ticketWidth(canvas)).toBe(420);
    await expect(await canvas.findByRole('tab', { name: 'Orders', selected: true })).toBeVisible();
    canvas.getByRole('heading', { level: 1 }).focus();
    await userEvent.keyboard('d');
    const dialog = await dialogIn(canvasElement);
    dialog.getByRole('radio', { name: 'Orders' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'Standard' })).toBeChecked());
    await expect(ticketWidth(canvas)).toBe(360);
  },
});

/** Names are checked when they are given: none, or another layout's. */
export const Renamed = meta.story({
  parameters: { storage: kept },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('region', { name: 'Trade a stock' });
    await userEvent.click(canvas.getByRole('button', { name: 'Layouts' }));
    const dialog = await dialogIn(canvasElement);
    const name = dialog.getByRole('textbox', { name: 'Name of this layout' });
    await userEvent.clear(name);
    await userEvent.click(dialog.getByRole('button', { name: 'Rename' }));
    await expect(name).toHaveAccessibleDescription(/Enter a name/);
    await userEvent.type(name, 'chart only{Enter}');
    await expect(name).toHaveAccessibleDescription(/Another layout has this name/);
    await userEvent.clear(name);
    await userEvent.type(name, 'Evening{Enter}');
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'Evening' })).toBeChecked());
    await expect(dialog.queryByRole('radio', { name: 'Orders' })).toBeNull();
    await expect(ticketWidth(canvas)).toBe(420);
  },
});

/** A question first; the desk is the standard one then. */
export const Deleted = meta.story({
  parameters: { storage: kept },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('region', { name: 'Trade a stock' });
    await userEvent.click(canvas.getByRole('button', { name: 'Layouts' }));
    const dialog = await dialogIn(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete layout' }));
    const question = await dialogIn(canvasElement, 'Delete “Orders”?');
    await userEvent.click(question.getByRole('button', { name: 'Delete layout' }));
    const after = await dialogIn(canvasElement);
    await expect(after.queryByRole('radio', { name: 'Orders' })).toBeNull();
    await expect(after.getByRole('radio', { name: 'Standard' })).toBeChecked();
    await expect(ticketWidth(canvas)).toBe(360);
  },
});

/** A stranger wrote what is kept: the desk is the standard one. */
export const Unreadable = meta.story({
  parameters: { storage: { deskLayouts: '{"shown":"Orders","named":[{"name":7},"Orders"]}' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('region', { name: 'Trade a stock' });
    await userEvent.click(canvas.getByRole('button', { name: 'Layouts' }));
    const dialog = await dialogIn(canvasElement);
    await expect(dialog.getAllByRole('radio')).toHaveLength(1);
    await expect(dialog.queryByRole('button', { name: 'Delete layout' })).toBeNull();
  },
});

export const SimplifiedChinese = meta.story({
  globals: { locale: 'zh-Hans', theme: 'dark' },
  parameters: { storage: kept },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '布局' }));
    const dialog = await dialogIn(canvasElement, '看盘布局');
    await expect(dialog.getByRole('radio', { name: '标准布局' })).toBeVisible();
  },
});
