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
import CardScreen from './Card.tsx';

const path = '/pages/bcard/modify';
const meta = preview.meta({ component: CardScreen, parameters: { path, scenario: 'no-payout-account' } });

interface Acting {
  readonly canvas: Omit<typeof screen, 'debug' | 'logTestingPlaygroundURL'>;
  readonly userEvent: Pick<UserEventObject, 'click' | 'type' | 'keyboard' | 'tab' | 'clear'>;
}
const next = { name: 'Next: your account' };

async function chooseRegion({ canvas, userEvent }: Acting, name: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: /^Country or region of the bank/ }));
  await userEvent.type(await screen.findByRole('combobox', { name: 'Search countries and regions' }), name);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

export const Adding = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Country or region of the bank/ })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'SWIFT code' })).toBeNull();
  },
});

export const NothingEntered = meta.story({
  play: async (context) => {
    await chooseRegion(context, 'Germany');
    await context.userEvent.click(context.canvas.getByRole('button', next));
    for (const text of ['Enter Bank Name', 'Please Enter Swift Code', 'Please select a currency type'])
      await expect((await context.canvas.findAllByText(text))[0]).toBeVisible();
  },
});

/** In the US a routing number and the branch, elsewhere a SWIFT code. */
export const InTheUnitedStates = meta.story({
  play: async (context) => {
    const { canvas } = context;
    await chooseRegion(context, 'United States');
    await expect(await canvas.findByRole('textbox', { name: 'ABA routing number' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Branch address' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'SWIFT code' })).toBeNull();
  },
});

export const Elsewhere = meta.story({
  play: async (context) => {
    await chooseRegion(context, 'Hong Kong');
    await expect(await context.canvas.findByRole('textbox', { name: 'SWIFT code' })).toBeVisible();
    await expect(context.canvas.queryByRole('textbox', { name: 'ABA routing number' })).toBeNull();
  },
});

export const WrongRoutingNumber = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chooseRegion(context, 'United States');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'ABA routing number' }), '021000022');
    await userEvent.tab();
    await expect(await canvas.findByText(/^At least one digit of this routing number/)).toBeVisible();
  },
});

const german = {
  scenario: 'no-payout-account',
  facts: [{ name: 'payoutAccount', parameters: { kind: 'card', region: 'DE', currency: 'EUR' } }],
  route: `${path}?id=A000001`,
} as const;

export const WrongIban = meta.story({
  parameters: german,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', next));
    const iban = await canvas.findByRole('textbox', { name: 'Bank account number (IBAN)' });
    await userEvent.clear(iban);
    await userEvent.type(iban, 'DE89370400440532013001');
    await userEvent.tab();
    await expect(await canvas.findByText(/^This is no IBAN/)).toBeVisible();
  },
});

export const Editing = meta.story({
  parameters: german,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'SWIFT code' })).toHaveValue('ELBHDEHH');
  },
});

export const InUse = meta.story({
  parameters: {
    facts: [{ name: 'payoutAccount', parameters: { kind: 'card', inUse: true } }],
    route: `${path}?id=A000001`,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A withdrawal to this card is under review')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

export const Gone = meta.story({
  parameters: { route: `${path}?id=A000009` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This bank card is no longer here')).toBeVisible();
  },
});

export const CountriesFail = meta.story({
  parameters: { faults: ['http=500@auth.areaList'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load the list of countries and regions")).toBeVisible();
  },
});

/** Everything is filled in: on to the second step, and saved. */
async function save({ canvas, userEvent }: Acting): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', next));
  await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }));
}

export const Sending = meta.story({
  parameters: { ...german, faults: ['hang@funds.updatePayoutAccount'] },
  play: async (context) => {
    await save(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: /Save changes/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
  },
});

/** It may have arrived: sending it again is safe, and everything filled in is still there. */
export const OutcomeUnknown = meta.story({
  parameters: { ...german, faults: ['lost@funds.updatePayoutAccount'] },
  play: async (context) => {
    await save(context);
    await expect(await context.canvas.findByText('Your bank card may have been saved')).toBeVisible();
    await expect(context.canvas.getByRole('textbox', { name: 'Bank account number (IBAN)' })).not.toHaveValue(
      '',
    );
  },
});

const reading = { what: 'your bank card', call: 'funds.payoutAccounts' } as const;
const shows = sees('textbox', 'SWIFT code');
export const Loading = meta.story(loading({ ...reading, parameters: german }));
export const Slow = meta.story(slow({ ...reading, shows, parameters: german }));
export const Failed = meta.story(failed({ ...reading, shows, parameters: german }));
export const SessionExpired = meta.story(sessionExpired({ parameters: { route: `${path}?id=A000001` } }));
export const Offline = meta.story(offline({ shows: sees('heading', 'Your bank') }));
export const SimplifiedChinese = meta.story(inChinese('zh-Hans'));
export const TraditionalChinese = meta.story(inChinese('zh-Hant'));
export const Wide = meta.story(atWidth('w1280', { shows: sees('heading', 'Your bank') }));
