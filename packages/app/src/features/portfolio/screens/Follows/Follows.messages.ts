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
  seeInstitutions: { id: 'portfolio.seeInstitutions', defaultMessage: 'See the institutions' },
});
