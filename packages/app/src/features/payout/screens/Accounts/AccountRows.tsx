import { deletePayoutAccount, type payoutAccounts, type ResponseOf } from '@meridian/api';
import {
  Banner,
  CardIcon,
  ConfirmDialog,
  DeleteIcon,
  EditIcon,
  List,
  ListRow,
  Menu,
  MoreIcon,
  Stack,
  useToast,
  WalletIcon,
} from '@meridian/design-system';

import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { links } from '#platform/address/links.ts';
import { useWrite } from '#platform/reading/use-write.ts';
import { currencyName } from '#platform/words/formatting.ts';
import { useReasonText } from '#platform/words/problems.ts';
import { masked, shortAddress } from '../../model/masked.ts';
import { messages } from './Accounts.messages.ts';

type PayoutAccount = ResponseOf<typeof payoutAccounts>['list'][number];

/** Accounts of one kind, each with what can be done with it; deleting asks first. */
export function AccountRows({
  label,
  accounts,
}: {
  label: string;
  accounts: readonly PayoutAccount[];
}): ReactNode {
  const intl = useIntl();
  const toast = useToast();
  const reasonText = useReasonText();
  const [asked, setAsked] = useState<PayoutAccount | null>(null);
  const removal = useWrite(deletePayoutAccount);
  const { problem } = removal;

  const remove = async ({ id }: PayoutAccount): Promise<void> => {
    const { outcome } = await removal.send({ id });
    setAsked(null);
    if (outcome === 'done') toast.show({ tone: 'positive', title: intl.formatMessage(messages.deleted) });
  };

  return (
    <Stack gap={3}>
      {problem !== null && asked === null && (
        <Banner
          tone={removal.phase === 'unknown' ? 'waiting' : 'negative'}
          title={intl.formatMessage(
            removal.phase === 'unknown' ? messages.maybeDeleted : messages.notDeleted,
          )}
          isLive
        >
          {removal.phase === 'unknown' ? intl.formatMessage(messages.maybeDeletedBody) : reasonText(problem)}
        </Banner>
      )}
      <List
        label={label}
        items={accounts}
        keyOf={({ id }) => id}
        renderRow={(account) => <AccountRow account={account} onDelete={() => setAsked(account)} />}
      />
      <ConfirmDialog
        isOpen={asked !== null}
        title={intl.formatMessage(asked?.bankCard ? messages.deleteCardTitle : messages.deleteWalletTitle)}
        body={intl.formatMessage(messages.deleteBody, { account: asked === null ? '' : nameOf(asked) })}
        confirmLabel={intl.formatMessage(messages.delete)}
        cancelLabel={intl.formatMessage(messages.keep)}
        tone="danger"
        isPending={removal.phase === 'sending'}
        onConfirm={() => asked !== null && void remove(asked)}
        onCancel={() => setAsked(null)}
      />
    </Stack>
  );
}

function AccountRow({ account, onDelete }: { account: PayoutAccount; onDelete: () => void }): ReactNode {
  const intl = useIntl();
  const navigate = useNavigate();
  const { id, currency, bankCard, wallet, isInUse } = account;
  const name = nameOf(account);
  const to = bankCard ? links.cardModify(id) : links.walletModify(id);
  const facts = [
    bankCard ? masked(bankCard.bankCardNumber) : (wallet?.network ?? ''),
    currencyName(currency),
  ];
  return (
    <ListRow
      leading={bankCard ? <CardIcon aria-hidden="true" /> : <WalletIcon aria-hidden="true" />}
      title={bankCard ? bankCard.bankName : name}
      facts={isInUse ? [...facts, intl.formatMessage(messages.inUse)] : facts}
      trailing={
        <Menu
          label={intl.formatMessage(messages.actions, { account: name })}
          icon={<MoreIcon aria-hidden="true" />}
          align="end"
          items={[
            {
              id: 'edit',
              label: intl.formatMessage(messages.edit),
              icon: <EditIcon aria-hidden="true" />,
              isDisabled: isInUse,
              onPress: () => void navigate(to),
            },
            {
              id: 'delete',
              label: intl.formatMessage(messages.delete),
              icon: <DeleteIcon aria-hidden="true" />,
              isDanger: true,
              isDisabled: isInUse,
              onPress: onDelete,
            },
          ]}
        />
      }
    />
  );
}

/** What its owner knows it by. */
function nameOf({ bankCard, wallet }: PayoutAccount): string {
  if (bankCard) return `${bankCard.bankName} ${masked(bankCard.bankCardNumber)}`;
  return shortAddress(wallet?.address ?? '');
}
