import { expect, screen, waitFor, type UserEventObject } from 'storybook/test';
import {
  atWidth,
  failed,
  inChinese,
  loading,
  offline,
  sees,
  sessionExpired,
  slow,
} from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { pictureOfCode } from '#forms/upload/test/codes.ts';
import { disguisedPage, photo } from '#forms/upload/test/pictures.ts';
import WalletScreen from './Wallet.tsx';

const path = '/pages/vm/modify';
const meta = preview.meta({
  component: WalletScreen,
  parameters: { path, scenario: 'no-payout-account' },
});

interface Acting {
  readonly canvas: Omit<typeof screen, 'debug' | 'logTestingPlaygroundURL'>;
  readonly userEvent: Pick<UserEventObject, 'click' | 'type' | 'tab'>;
}

const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const addressField = { name: 'Wallet address' };

async function choose({ canvas, userEvent }: Acting, field: string, option: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

async function enter(acting: Acting, address: string): Promise<void> {
  await choose(acting, 'Currency', 'USDT');
  await choose(acting, 'Network', 'TRC-20');
  await acting.userEvent.type(acting.canvas.getByRole('textbox', addressField), address);
  await acting.userEvent.tab();
}

export const Adding = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add wallet' })).toBeVisible();
  },
});

export const NothingEntered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add wallet' }));
    for (const text of ['Please select a currency type', 'Please enter your wallet address'])
      await expect(await canvas.findByText(text)).toBeVisible();
  },
});

/** The address is right: nothing is said against it. */
export const FilledIn = meta.story({
  play: async (context) => {
    await enter(context, tron);
    await expect(context.canvas.getByRole('textbox', addressField)).not.toHaveAttribute(
      'aria-invalid',
      'true',
    );
  },
});

/** One character of a copied address was changed. */
export const WrongChecksum = meta.story({
  play: async (context) => {
    await enter(context, `${tron.slice(0, -1)}u`);
    await expect(await context.canvas.findByText(/^At least one character/)).toBeVisible();
  },
});

export const OtherNetwork = meta.story({
  play: async (context) => {
    await enter(context, '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
    await expect(
      await context.canvas.findByText(/^This is an address on ERC-20, not on TRC-20/),
    ).toBeVisible();
  },
});

export const Pasted = meta.story({
  parameters: { copied: ` ${tron}\n` },
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'Currency', 'USDT');
    await userEvent.click(canvas.getByRole('button', { name: 'Paste' }));
    await waitFor(() => expect(canvas.getByRole('textbox', addressField)).toHaveValue(tron));
    // The network follows from the address.
    await expect(canvas.getByRole('combobox', { name: 'Network' })).toHaveTextContent('TRC-20');
  },
});

/** The browser asks the person, who refuses: what to do instead is said. */
export const PasteNotAllowed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Paste' }));
    await expect(await screen.findByText(/^This browser did not allow pasting/)).toBeVisible();
    await expect(canvas.getByRole('textbox', addressField)).toHaveValue('');
  },
});

const chooser = { selector: 'input' } as const;
const fromPicture = 'Read QR code from a picture';
const patience = { timeout: 20_000 } as const;
const bitcoin = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

/** From a picture: the address alone is taken, whatever else its code says. */
export const FromPicture = meta.story({
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'Currency', 'BTC');
    const picture = await pictureOfCode(`bitcoin:${bitcoin}?amount=0.5`);
    await userEvent.upload(canvas.getByLabelText(fromPicture, chooser), picture);
    await waitFor(() => expect(canvas.getByRole('textbox', addressField)).toHaveValue(bitcoin), patience);
  },
});

/** What is read is checked as what is typed. */
export const FromPictureOfOtherNetwork = meta.story({
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'Currency', 'BTC');
    await userEvent.upload(canvas.getByLabelText(fromPicture, chooser), await pictureOfCode(tron));
    const said = /^This is an address on TRC-20, not on Bitcoin/;
    await expect(await canvas.findByText(said, {}, patience)).toBeVisible();
  },
});

export const PictureWithoutCode = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(fromPicture, chooser), await photo(900, 700));
    await expect(
      await canvas.findByText(/^No QR code was found in this picture/, {}, patience),
    ).toBeVisible();
  },
});

export const PictureUnreadable = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(fromPicture, chooser), disguisedPage);
    await expect(await canvas.findByText(/^This picture cannot be opened/, {}, patience)).toBeVisible();
  },
});

export const OutcomeUnknown = meta.story({
  parameters: { faults: ['lost@funds.addPayoutAccount'] },
  play: async (context) => {
    await enter(context, tron);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Add wallet' }));
    await expect(await context.canvas.findByText('Your wallet may have been saved')).toBeVisible();
  },
});

export const Editing = meta.story({
  parameters: { scenario: 'trader', route: `${path}?id=A000002` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', addressField)).toHaveValue(
      'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC',
    );
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toBeVisible();
  },
});

export const InUse = meta.story({
  parameters: {
    facts: [{ name: 'payoutAccount', parameters: { kind: 'wallet', inUse: true } }],
    route: `${path}?id=A000001`,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A withdrawal to this wallet is under review')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

export const Gone = meta.story({
  parameters: { route: `${path}?id=A000009` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This wallet is no longer here')).toBeVisible();
  },
});

const reading = { what: 'your digital wallet', call: 'funds.payoutAccounts' } as const;
const known = { scenario: 'trader', route: `${path}?id=A000002` } as const;
const shows = sees('textbox', 'Wallet address');
export const Loading = meta.story(loading({ ...reading, parameters: known }));
export const Slow = meta.story(slow({ ...reading, shows, parameters: known }));
export const Failed = meta.story(failed({ ...reading, shows, parameters: known }));
export const SessionExpired = meta.story(sessionExpired({ parameters: { route: `${path}?id=A000002` } }));
export const Offline = meta.story(offline({ shows }));
export const SimplifiedChinese = meta.story(inChinese('zh-Hans'));
export const TraditionalChinese = meta.story(inChinese('zh-Hant'));
export const Wide = meta.story(atWidth('w1280', { shows }));

/** Sent, kept once, and back at the list. */
export const Added = meta.story({
  parameters: { endsIn: { path: '/pages/bcard/index' } },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await enter(context, tron);
    await userEvent.click(canvas.getByRole('button', { name: 'Add wallet' }));
    await expect(await canvas.findByText('Went to /pages/bcard/index')).toBeVisible();
    const [account, ...others] = worldOf(canvasElement).world.read().payoutAccounts.values();
    await expect(others).toEqual([]);
    await waitFor(() =>
      expect(account?.details).toMatchObject({
        currency: 'USDT',
        wallet: { network: 'TRC-20', address: tron },
      }),
    );
  },
});

/** Another address for the same currency and network. */
export const Changed = meta.story({
  parameters: { ...known, endsIn: { path: '/pages/bcard/index' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const address = await canvas.findByRole('textbox', addressField);
    await userEvent.clear(address);
    await userEvent.type(address, tron);
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText('Went to /pages/bcard/index')).toBeVisible();
    const account = worldOf(canvasElement).world.read().payoutAccounts.get('A000002');
    await expect(account?.details).toMatchObject({ wallet: { network: 'TRC-20', address: tron } });
  },
});
