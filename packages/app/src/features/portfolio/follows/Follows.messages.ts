import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  institutions: { id: 'portfolio.followInstitutions', defaultMessage: 'Institutions' },
  whatInstitutions: {
    id: 'portfolio.whatFollowInstitutions',
    defaultMessage: 'your investments with institutions',
  },
  invested: { id: 'portfolio.followInvested', defaultMessage: 'Invested' },
  earned: { id: 'portfolio.followEarned', defaultMessage: 'Interest credited' },
  emptyInstitutions: {
    id: 'portfolio.emptyFollowInstitutions',
    defaultMessage: 'No money with an institution',
  },
  emptyInstitutionsBody: {
    id: 'portfolio.emptyFollowInstitutionsBody',
    defaultMessage: 'What you put with an institution appears here, with its interest day by day.',
  },
  futures: { id: 'portfolio.followFutures', defaultMessage: 'Futures orders' },
  whatFutures: { id: 'portfolio.whatFollowFutures', defaultMessage: 'your copied futures orders' },
  margin: { id: 'portfolio.followMargin', defaultMessage: 'Margin' },
  profit: { id: 'portfolio.followProfit', defaultMessage: 'P&L before fees' },
  emptyFutures: { id: 'portfolio.emptyFollowFutures', defaultMessage: 'No futures order copied' },
  emptyFuturesBody: {
    id: 'portfolio.emptyFollowFuturesBody',
    defaultMessage: 'Orders that you copy appear here, with what they bring.',
  },
  seeFutures: { id: 'portfolio.seeFollowFutures', defaultMessage: 'See the futures orders' },
  seeInstitutions: { id: 'portfolio.seeInstitutions', defaultMessage: 'See the institutions' },
});
