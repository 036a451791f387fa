import { tradeTab, type ApiProblem } from '@meridian/api';
import { Banner, Button } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links, useReturnTo } from '../../../platform/links.ts';
import { useReasonText } from '../../../platform/problems.ts';
import { orderingMessages } from './ordering.messages.ts';
import { nextStepOf, type NextStep } from './submission.ts';

/** Why the brokerage said no, in its own words, and the next step where there is one (spec §8). */
export function RefusalBanner({
  problem,
  onUseLimit,
}: {
  problem: ApiProblem | null;
  onUseLimit(): void;
}): ReactNode {
  const intl = useIntl();
  const reasonText = useReasonText();
  if (problem === null) return null;
  const next = nextStepOf(problem);
  return (
    <Banner
      tone="negative"
      isLive
      title={intl.formatMessage(orderingMessages.refusedTitle)}
      action={next && <NextStepButton step={next} onUseLimit={onUseLimit} />}
    >
      {reasonText(problem)}
    </Banner>
  );
}

function NextStepButton({ step, onUseLimit }: { step: NextStep; onUseLimit(): void }): ReactNode {
  const intl = useIntl();
  const here = useReturnTo();
  const steps: Record<NextStep, { readonly href: string } | { readonly onPress: () => void }> = {
    addFunds: { href: links.transfer() },
    setPayPassword: { href: links.paypwd(here) },
    useLimit: { onPress: onUseLimit },
    seeHoldings: { href: links.trade(tradeTab.holdings) },
  };
  return (
    <Button size="s" {...steps[step]}>
      {intl.formatMessage(orderingMessages[step])}
    </Button>
  );
}
