import { expect, screen, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { documentPhoto } from '#forms/upload/test/pictures.ts';
import { takeAsItIs } from '#forms/upload/test/taking.ts';
import CardScreen from './Card.tsx';

const path = '/pages/bcard/modify';
const list = '/pages/bcard/index';
const meta = preview.meta({
  component: CardScreen,
  parameters: { path, scenario: 'no-payout-account' },
});

const next = { name: 'Next: your account' };
const accountsIn = (canvasElement: HTMLElement) => [
  ...worldOf(canvasElement).world.read().payoutAccounts.values(),
];

/** The bank, the account and a picture of the card; kept once, and back at the list. */
export const Added = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const type = (name: string, text: string) => userEvent.type(canvas.getByRole('textbox', { name }), text);
    await userEvent.click(await canvas.findByRole('button', { name: /^Country or region of the bank/ }));
    await userEvent.type(
      await screen.findByRole('combobox', { name: 'Search countries and regions' }),
      'Germany',
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Currency' }));
    await userEvent.click(await screen.findByRole('option', { name: /EUR/ }));
    await type('Bank name', 'Elbe Bank');
    await type('City', 'Hamburg');
    await type('SWIFT code', 'ELBHDEHH');
    await userEvent.click(canvas.getByRole('button', next));
    await canvas.findByRole('textbox', { name: 'Bank account name' });
    await type('Bank account name', 'Mei Chan');
    await type('Bank account number (IBAN)', 'DE89370400440532013000');
    await type('Bank card number', '4000123412341234');
    await type('Name on the card', 'Mei Chan');
    await type('Personal address', '1 Elbe Street');
    await type('Postal code', '20095');
    await userEvent.upload(
      await canvas.findByLabelText('Picture of the card Choose a picture'),
      await documentPhoto(920),
    );
    await takeAsItIs(userEvent);
    const tile = canvas.getByRole('group', { name: 'Picture of the card' });
    await waitFor(() => expect(tile).toHaveTextContent('Uploaded'));
    await userEvent.click(canvas.getByRole('button', { name: 'Add card' }));
    await expect(await canvas.findByText(`Went to ${list}`)).toBeVisible();
    const [account, ...others] = accountsIn(canvasElement);
    await expect(others).toEqual([]);
    await expect(account?.details).toMatchObject({
      currency: 'EUR',
      bankCard: { region: 'DE', swiftCode: 'ELBHDEHH', bankAccountNumber: 'DE89370400440532013000' },
    });
  },
});

/** Another city, and nothing else. */
export const Changed = meta.story({
  parameters: {
    facts: [{ name: 'payoutAccount', parameters: { kind: 'card' } }],
    route: `${path}?id=A000001`,
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const city = await canvas.findByRole('textbox', { name: 'City' });
    await userEvent.clear(city);
    await userEvent.type(city, 'Bremen');
    await userEvent.click(canvas.getByRole('button', next));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText(`Went to ${list}`)).toBeVisible();
    const [account] = accountsIn(canvasElement);
    await expect(account?.details).toMatchObject({ bankCard: { city: 'Bremen' } });
  },
});
