import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  title: { id: 'payout.title', defaultMessage: 'Bank cards and wallets' },
  what: { id: 'payout.what', defaultMessage: 'your bank cards and wallets' },
  cards: { id: 'payout.cards', defaultMessage: 'Bank cards' },
  wallets: { id: 'payout.wallets', defaultMessage: 'Digital wallets' },
  addCard: { id: 'payout.addCard', defaultMessage: 'Add bank card' },
  addWallet: { id: 'payout.addWallet', defaultMessage: 'Add digital wallet' },
  empty: { id: 'payout.empty', defaultMessage: 'No bank card or wallet yet' },
  emptyBody: {
    id: 'payout.emptyBody',
    defaultMessage: 'Withdrawals are paid to a bank card or a digital wallet that you add here first.',
  },
  inUse: { id: 'payout.inUse', defaultMessage: 'Withdrawal under review' },
  actions: { id: 'payout.actions', defaultMessage: 'Actions for {account}' },
  edit: { id: 'payout.edit', defaultMessage: 'Edit' },
  delete: { id: 'payout.delete', defaultMessage: 'Delete' },
  deleteCardTitle: { id: 'payout.deleteCardTitle', defaultMessage: 'Delete this bank card?' },
  deleteWalletTitle: { id: 'payout.deleteWalletTitle', defaultMessage: 'Delete this digital wallet?' },
  deleteBody: {
    id: 'payout.deleteBody',
    defaultMessage: '{account} can no longer be withdrawn to. You can add it again at any time.',
  },
  keep: { id: 'payout.keep', defaultMessage: 'Keep' },
  deleted: { id: 'payout.deleted', defaultMessage: 'Success' },
  notDeleted: { id: 'payout.notDeleted', defaultMessage: 'It was not deleted' },
  maybeDeleted: { id: 'payout.maybeDeleted', defaultMessage: 'It may have been deleted' },
  maybeDeletedBody: {
    id: 'payout.maybeDeletedBody',
    defaultMessage: 'The list shows it as long as it is there. Deleting it again is safe.',
  },
});
