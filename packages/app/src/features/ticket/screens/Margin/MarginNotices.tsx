import type { ApiProblem } from '@meridian/api';
import { Banner, Button, TextLink, type ActionObstacle } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '#platform/words/format.ts';
import { links, useReturnTo } from '#platform/address/links.ts';
import { CouldNotLoad } from '#presentation/CouldNotLoad.tsx';
import { messages as positionTexts } from '#presentation/positions/position.messages.ts';
import { RefusalBanner } from '#submission/RefusalBanner.tsx';
import { higherLeverages, type MarginProblem } from '../../margin/margin-model.ts';
import { nextStepOf } from '../../model/next-step.ts';
import { orderingMessages } from '../../ordering/ordering.messages.ts';
import { messages } from './Margin.messages.ts';
import type { MarginChange } from './useMargin.ts';

/** Why the brokerage changed nothing, with the next step where there is one. */
export function MarginRefusal({ problem }: { problem: ApiProblem | null }): ReactNode {
  const intl = useIntl();
  const returnTo = useReturnTo();
  const next = problem && nextStepOf(problem);
  return (
    <RefusalBanner
      title={intl.formatMessage(messages.refused)}
      problem={problem}
      nextStep={
        (next === 'addFunds' || next === 'seeHoldings') && (
          <Button
            size="s"
            href={next === 'addFunds' ? links.transfer(undefined, undefined, returnTo) : links.trade()}
          >
            {intl.formatMessage(orderingMessages[next])}
          </Button>
        )
      }
    />
  );
}

/** What to know before it is filled in. */
export function MarginNotices({ change }: { change: MarginChange }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { wallet, form, position } = change;
  const isPointless = useIsPointless(change);
  const multiple = intl.formatMessage(positionTexts.leverage, {
    multiple: format.quantity(position.leverage),
  });
  return (
    <>
      {wallet.request.phase === 'failed' && (
        <CouldNotLoad
          what={intl.formatMessage(messages.balanceUnknown)}
          stillTrue={intl.formatMessage(messages.balanceUnknownBody)}
          onRetry={wallet.reload}
        />
      )}
      {isPointless && form.change === 'add' && (
        <Banner tone="info" title={intl.formatMessage(messages.paidInFullTitle)}>
          {intl.formatMessage(messages.paidInFullBody)}
        </Banner>
      )}
      {isPointless && form.change === 'raise' && (
        <Banner tone="info" title={intl.formatMessage(messages.nothingHigherTitle)}>
          {intl.formatMessage(messages.nothingHigherBody, { multiple })}
        </Banner>
      )}
    </>
  );
}

/** Nothing can be added, or nothing raised. Until the brokerage's terms are here nobody says so. */
export function useIsPointless(change: MarginChange): boolean {
  const { form, problems, leverages } = change;
  return form.change === 'add'
    ? problems.some(({ kind }) => kind === 'paidInFull')
    : leverages.length > 0 && higherLeverages(change).length === 0;
}

/** What is wrong and belongs to no field: said above the button. */
export function useMarginObstacle({
  problems,
  position,
  assetClass,
}: MarginChange): ActionObstacle | undefined {
  const intl = useIntl();
  const format = useFormat();
  const returnTo = useReturnTo();
  const short = problems.find(
    (problem): problem is Extract<MarginProblem, { kind: 'fundsShort' }> => problem.kind === 'fundsShort',
  );
  if (short === undefined) return undefined;
  return {
    title: intl.formatMessage(messages.fundsShort, {
      missing: format.money(short.missing, position.walletCurrency),
    }),
    body: (
      <>
        {intl.formatMessage(messages.fundsShortBody)}{' '}
        <TextLink href={links.transfer(assetClass.holding.walletType, short.missing, returnTo)}>
          {intl.formatMessage(orderingMessages.addFunds)}
        </TextLink>
      </>
    ),
  };
}
