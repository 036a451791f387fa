import { defineMessages } from '#platform/words/messages.ts';

/** Word for word where spec §5 gives the words. */
export const messages = defineMessages({
  addTitle: { id: 'payoutWallet.addTitle', defaultMessage: 'Add digital wallet' },
  editTitle: { id: 'payoutWallet.editTitle', defaultMessage: 'Edit digital wallet' },
  what: { id: 'payoutWallet.what', defaultMessage: 'your digital wallet' },
  lead: {
    id: 'payoutWallet.lead',
    defaultMessage:
      'Money sent to a wrong address is lost. Paste the address, and compare its first and last characters.',
  },
  currency: { id: 'payoutWallet.currency', defaultMessage: 'Currency' },
  currencyMissing: { id: 'payoutWallet.currencyMissing', defaultMessage: 'Please select a currency type' },
  network: { id: 'payoutWallet.network', defaultMessage: 'Network' },
  networkHint: {
    id: 'payoutWallet.networkHint',
    defaultMessage: 'The network that your wallet receives this currency on.',
  },
  networkMissing: {
    id: 'payoutWallet.networkMissing',
    defaultMessage: 'Please Fill In The Required Information',
  },
  choose: { id: 'payoutWallet.choose', defaultMessage: 'Choose' },
  address: { id: 'payoutWallet.address', defaultMessage: 'Wallet address' },
  addressMissing: { id: 'payoutWallet.addressMissing', defaultMessage: 'Please enter your wallet address' },
  wrongChecksum: {
    id: 'payoutWallet.wrongChecksum',
    defaultMessage: 'At least one character of this address is wrong. Copy it from your wallet again.',
  },
  otherNetwork: {
    id: 'payoutWallet.otherNetwork',
    defaultMessage:
      'This is an address on {found}, not on {network}. Enter one on {network}, or choose another network.',
  },
  noAddress: {
    id: 'payoutWallet.noAddress',
    defaultMessage: 'This is no complete {network} address. Copy the whole address from your wallet.',
  },
  paste: { id: 'payoutWallet.paste', defaultMessage: 'Paste' },
  notPasted: {
    id: 'payoutWallet.notPasted',
    defaultMessage: 'This browser did not allow pasting. Paste the address into the field by hand.',
  },
  fromPicture: { id: 'payoutWallet.fromPicture', defaultMessage: 'Read QR code from a picture' },
  noCode: {
    id: 'payoutWallet.noCode',
    defaultMessage: 'No QR code was found in this picture. Choose one that shows the whole code.',
  },
  noPicture: {
    id: 'payoutWallet.noPicture',
    defaultMessage: 'This picture cannot be opened. Choose a JPEG or PNG.',
  },
  readerMissing: {
    id: 'payoutWallet.readerMissing',
    defaultMessage: 'QR codes cannot be read now. Check your connection and try again.',
  },
  add: { id: 'payoutWallet.add', defaultMessage: 'Add wallet' },
  save: { id: 'payoutWallet.save', defaultMessage: 'Save changes' },
  done: { id: 'payoutWallet.done', defaultMessage: 'Success' },
  failed: { id: 'payoutWallet.failed', defaultMessage: 'Your wallet was not saved' },
  maybe: { id: 'payoutWallet.maybe', defaultMessage: 'Your wallet may have been saved' },
  maybeBody: {
    id: 'payoutWallet.maybeBody',
    defaultMessage: 'Send it again to find out: it is saved once. Everything you filled in is still here.',
  },
  inUse: { id: 'payoutWallet.inUse', defaultMessage: 'A withdrawal to this wallet is under review' },
  inUseBody: { id: 'payoutWallet.inUseBody', defaultMessage: 'You can change it afterwards.' },
  gone: { id: 'payoutWallet.gone', defaultMessage: 'This wallet is no longer here' },
  goneBody: { id: 'payoutWallet.goneBody', defaultMessage: 'It may have been deleted on another device.' },
  toList: { id: 'payoutWallet.toList', defaultMessage: 'Bank cards and wallets' },
});
