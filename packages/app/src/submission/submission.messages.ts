import { defineMessages } from '#platform/words/messages.ts';

/** What every money write says on its way. `what` is what was sent, as its button names it: "Buy 10 AAPL". */
export const messages = defineMessages({
  close: { id: 'submission.close', defaultMessage: 'Close' },
  sending: { id: 'submission.sending', defaultMessage: 'Sending…' },
  payPassword: { id: 'submission.payPassword', defaultMessage: 'Transaction password' },
  showPassword: { id: 'submission.showPassword', defaultMessage: 'Show password' },
  hidePassword: { id: 'submission.hidePassword', defaultMessage: 'Hide password' },
  consentMissing: { id: 'submission.consentMissing', defaultMessage: 'Tick this to continue' },
  setPayPasswordTitle: {
    id: 'submission.setPayPasswordTitle',
    defaultMessage: 'Set a transaction password first',
  },
  setPayPasswordBody: {
    id: 'submission.setPayPasswordBody',
    defaultMessage:
      'It confirms everything that commits your money, so that nobody else can. What you filled in stays here.',
  },
  setPayPassword: { id: 'submission.setPayPassword', defaultMessage: 'Set transaction password' },
  lookingUpBody: {
    id: 'submission.lookingUpBody',
    defaultMessage: '“{what}” was sent. We are asking the brokerage whether it arrived.',
  },
  unknownBody: {
    id: 'submission.unknownBody',
    defaultMessage:
      '“{what}” was sent and may have been carried out. The brokerage cannot be asked at the moment; we go on asking.',
  },
  notFoundBody: {
    id: 'submission.notFoundBody',
    defaultMessage: '“{what}” was sent. It may still arrive, so we go on looking.',
  },
  noListBody: {
    id: 'submission.noListBody',
    defaultMessage:
      '“{what}” was sent and may have been carried out. Send it again to learn what became of it.',
  },
  sendAgainIsSafe: {
    id: 'submission.sendAgainIsSafe',
    defaultMessage:
      'Sending it again is safe: it goes out under the same number, and the brokerage carries it out once.',
  },
  refusedAgain: {
    id: 'submission.refusedAgain',
    defaultMessage: 'Sent again, it was refused: “{message}” The first one may have been carried out.',
  },
  sentAt: { id: 'submission.sentAt', defaultMessage: 'Sent' },
  checkAgain: { id: 'submission.checkAgain', defaultMessage: 'Check again' },
  sendAgain: { id: 'submission.sendAgain', defaultMessage: 'Send again' },
  change: { id: 'submission.change', defaultMessage: 'Back to the form' },
  seeUnsettled: { id: 'submission.seeUnsettled', defaultMessage: 'See what became of it' },
  unsettledTitle: {
    id: 'submission.unsettledTitle',
    defaultMessage: 'What you sent before may still be carried out',
  },
});
