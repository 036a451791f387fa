import { isRefusedFor, type ApiProblem } from '@meridian/api';
import { Banner, Button } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links, useReturnTo } from '#platform/address/links.ts';
import { useReasonText } from '#platform/words/problems.ts';
import { messages } from './submission.messages.ts';

/** Why the brokerage said no, in its own words, and the next step where there is one (spec §8). */
export function RefusalBanner({
  title,
  problem,
  nextStep,
}: {
  title: string;
  problem: ApiProblem | null;
  /** A button, where there is more to do than mending the form and setting a transaction password. */
  nextStep?: ReactNode;
}): ReactNode {
  const reasonText = useReasonText();
  if (problem === null) return null;
  const hasNoPayPassword = isRefusedFor(problem, 'payPasswordNotSet');
  return (
    <Banner tone="negative" isLive title={title} action={hasNoPayPassword ? <SetPayPassword /> : nextStep}>
      {reasonText(problem)}
    </Banner>
  );
}

function SetPayPassword(): ReactNode {
  const intl = useIntl();
  const here = useReturnTo();
  return (
    <Button size="s" href={links.paypwd(here)}>
      {intl.formatMessage(messages.setPayPassword)}
    </Button>
  );
}
