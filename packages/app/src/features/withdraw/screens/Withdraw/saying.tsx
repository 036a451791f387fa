import type { WithdrawalRecord } from '@meridian/api';
import { Button, type ActionObstacle } from '@meridian/design-system';
import { useIntl } from 'react-intl';
import { links, useReturnTo } from '#platform/address/links.ts';
import { missing, useFormat } from '#platform/words/format.ts';
import { doubtWords, type SubmissionWords } from '#submission/words.ts';
import type { Withdrawing } from './useWithdrawal.ts';
import { messages } from './Withdraw.messages.ts';

/** What is wrong and belongs to no field: said above the button, with the way out. */
export function useObstacle({ problems, facts: { usable } }: Withdrawing): ActionObstacle | undefined {
  const intl = useIntl();
  const format = useFormat();
  const returnTo = useReturnTo();
  const short = problems.find((problem) => problem.kind === 'fundsShort');
  if (short?.kind !== 'fundsShort' || usable === null) return undefined;
  return {
    title: intl.formatMessage(messages.fundsShort, { missing: format.money(short.missing, usable.currency) }),
    body: (
      <Button size="s" href={links.transfer('BALANCE', short.missing, returnTo)}>
        {intl.formatMessage(messages.transferIn)}
      </Button>
    ),
  };
}

/** What a withdrawal calls itself on its way. */
export function useSubmissionWords(): SubmissionWords<WithdrawalRecord> {
  const intl = useIntl();
  const format = useFormat();
  const say = (message: keyof typeof messages): string => intl.formatMessage(messages[message]);
  return {
    ...doubtWords(intl, messages),
    otherReceipt: ({ amount, currency, account }) =>
      intl.formatMessage(messages.otherReceipt, {
        amount: format.money(amount, currency),
        account: account ?? missing,
      }),
    list: { label: say('listLabel'), href: links.statement('BALANCE'), advice: say('listAdvice') },
  };
}
