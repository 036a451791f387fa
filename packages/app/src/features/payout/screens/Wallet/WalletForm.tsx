import { addPayoutAccount, updatePayoutAccount, type ResponseOf } from '@meridian/api';
import { Button, Select, Stack, Text, TextField, useToast } from '@meridian/design-system';
import * as v from 'valibot';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Rule } from '#forms/fields.ts';
import { allOf, chosen, required } from '#forms/rules.ts';
import { useFields } from '#forms/useFields.ts';
import { useFormWrite } from '#forms/useFormWrite.tsx';
import { WriteForm } from '#forms/WriteForm.tsx';
import { useRedirect } from '#platform/address/use-redirect.ts';
import { links, useReturnAddress } from '#platform/address/links.ts';
import { usePorts } from '#platform/ports/context.ts';
import { coins, networks, networksOf, readAddress, type Coin, type Network } from '../../model/address.ts';
import { AddressFromPicture } from './AddressFromPicture.tsx';
import { messages } from './Wallet.messages.ts';

interface Values {
  readonly currency: Coin | null;
  readonly network: Network | null;
  readonly address: string;
}

/** An address of another network is named as such; of the right one every character is checked. */
const ofNetwork: Rule<string, Values> = {
  problemOf(address, { network }) {
    if (network === null) return null;
    const { network: found, isIntact } = readAddress(address);
    if (found === null) return { message: messages.noAddress, values: { network } };
    if (found !== network) return { message: messages.otherNetwork, values: { found, network } };
    return isIntact ? null : { message: messages.wrongChecksum };
  },
};

const maxAddressLength = 128;

export function WalletForm({
  account,
}: {
  /** The one that is changed; a new one without it. */
  account?: ResponseOf<typeof addPayoutAccount>;
}): ReactNode {
  const intl = useIntl();
  const toast = useToast();
  const { clipboard } = usePorts();
  const redirect = useRedirect();
  const returnTo = useReturnAddress() ?? links.payoutAccounts();
  const fields = useFields<Values>({
    initial: {
      currency: coins.find((coin) => coin === account?.currency) ?? null,
      network: networks.find((network) => network === account?.wallet?.network) ?? null,
      address: account?.wallet?.address ?? '',
    },
    rules: {
      currency: chosen<Coin>(messages.currencyMissing),
      network: chosen<Network>(messages.networkMissing),
      address: allOf<string, Values>(required(messages.addressMissing), ofNetwork),
    },
    draft: {
      name: `payout.wallet.${account?.id ?? 'new'}`,
      keeps: {
        currency: v.nullable(v.picklist(coins)),
        network: v.nullable(v.picklist(networks)),
        address: v.pipe(v.string(), v.maxLength(maxAddressLength)),
      },
    },
  });
  const { values } = fields;
  const write = useFormWrite(account === undefined ? addPayoutAccount : updatePayoutAccount, {
    fields,
    toWire: ({ currency, network, address }) => ({
      ...(account !== undefined && { id: account.id }),
      currency: currency ?? '',
      wallet: { network: network ?? '', address, memo: account?.wallet?.memo ?? null },
    }),
    async done() {
      toast.show({ tone: 'positive', title: intl.formatMessage(messages.done) });
      await redirect(returnTo);
    },
    says: { refused: messages.failed, unknown: { title: messages.maybe, advice: messages.maybeBody } },
  });

  const currency = fields.bind('currency');
  const network = fields.bind('network');
  const address = fields.bind('address');
  const offered: readonly Network[] = values.currency === null ? networks : networksOf[values.currency];
  const chooseCurrency = (coin: Coin): void => {
    currency.onChange(coin);
    const over: readonly Network[] = networksOf[coin];
    if (values.network !== null && over.includes(values.network)) return;
    network.onChange(over.length === 1 ? (over[0] ?? null) : null);
  };
  const paste = async (): Promise<void> => {
    try {
      fillIn(await clipboard.read());
    } catch {
      toast.show({ tone: 'negative', title: intl.formatMessage(messages.notPasted) });
    }
  };
  /** With the network that the address is of, where none is chosen yet. */
  const fillIn = (text: string): void => {
    const filled = text.trim().slice(0, maxAddressLength);
    const { network: found } = readAddress(filled);
    if (values.network === null && found !== null && offered.includes(found)) network.onChange(found);
    address.onChange(filled);
    address.onBlur();
  };

  return (
    <Stack gap={5}>
      <Text tone="secondary">{intl.formatMessage(messages.lead)}</Text>
      <WriteForm
        write={write}
        action={intl.formatMessage(account === undefined ? messages.add : messages.save)}
      >
        <Select
          label={intl.formatMessage(messages.currency)}
          placeholder={intl.formatMessage(messages.choose)}
          value={values.currency}
          onChange={chooseCurrency}
          error={currency.error}
          options={coins.map((coin) => ({ value: coin, label: coin }))}
        />
        <Select
          label={intl.formatMessage(messages.network)}
          placeholder={intl.formatMessage(messages.choose)}
          hint={intl.formatMessage(messages.networkHint)}
          value={values.network}
          onChange={network.onChange}
          error={network.error}
          options={offered.map((one) => ({ value: one, label: one }))}
        />
        <TextField
          {...address}
          label={intl.formatMessage(messages.address)}
          autoComplete="off"
          maxLength={maxAddressLength}
          enterKeyHint="done"
          trailing={
            <Button tone="quiet" size="s" onPress={() => void paste()}>
              {intl.formatMessage(messages.paste)}
            </Button>
          }
        />
        <AddressFromPicture onRead={fillIn} />
      </WriteForm>
    </Stack>
  );
}
