import { tradeTab, type ApiProblem } from '@meridian/api';
import { Button } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links, useReturnTo } from '#platform/address/links.ts';
import { RefusalBanner } from '#submission/RefusalBanner.tsx';
import { nextStepOf, type NextStep } from '../model/next-step.ts';
import { orderingMessages } from './ordering.messages.ts';

/** Why an order was refused, with the next step where there is one. */
export function OrderRefusal({
  problem,
  onUseLimit,
}: {
  problem: ApiProblem | null;
  onUseLimit(): void;
}): ReactNode {
  const intl = useIntl();
  const next = problem && nextStepOf(problem);
  return (
    <RefusalBanner
      title={intl.formatMessage(orderingMessages.refusedTitle)}
      problem={problem}
      nextStep={next && <NextStepButton step={next} onUseLimit={onUseLimit} />}
    />
  );
}

function NextStepButton({ step, onUseLimit }: { step: NextStep; onUseLimit(): void }): ReactNode {
  const intl = useIntl();
  const returnTo = useReturnTo();
  const steps: Record<NextStep, { readonly href: string } | { readonly onPress: () => void }> = {
    addFunds: { href: links.transfer(undefined, undefined, returnTo) },
    useLimit: { onPress: onUseLimit },
    seeHoldings: { href: links.trade(tradeTab.holdings) },
  };
  return (
    <Button size="s" {...steps[step]}>
      {intl.formatMessage(orderingMessages[step])}
    </Button>
  );
}
