import {
  AmountInput,
  Banner,
  Button,
  FigureRow,
  OrderSummary,
  Stack,
  StatGrid,
  type ActionObstacle,
} from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { buyingPower } from '#domain/margin.ts';
import { isPositive, smallest } from '#domain/money.ts';
import { links, useReturnTo } from '#platform/address/links.ts';
import { useFormat } from '#platform/words/format.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import type { Consent } from '#submission/ConfirmSheet.tsx';
import { UnsettledNotice } from '#submission/DoubtView.tsx';
import { RefusalBanner } from '#submission/RefusalBanner.tsx';
import { SubmissionFlow } from '#submission/SubmissionFlow.tsx';
import { doubtWords, type SubmissionWords } from '#submission/words.ts';
import type { FollowOffer, InvestProblem } from '../../model.ts';
import { messages } from './Invest.messages.ts';
import { InvestRecord } from './InvestRecord.tsx';
import { useInvest, type FollowReceipt, type Investing } from './useInvest.ts';
import { useInvestRows } from './useInvestRows.ts';

interface InvestFlowProps {
  readonly offer: FollowOffer;
  readonly skeleton: ReactNode;
}

/** The screen from the amount to the record of what became of it. */
export function InvestFlow({ offer, skeleton }: InvestFlowProps): ReactNode {
  const intl = useIntl();
  const investing = useInvest(offer);
  const rows = useInvestRows(investing);
  const words = useWords();
  const consents = useConsents(offer);
  const what = useWhat(investing);
  const obstacle = useObstacle(investing);
  return (
    <SubmissionFlow
      controls={investing}
      words={words}
      press={{
        what,
        tone: 'primary',
        figure: <FigureRow label={rows.interest.label} value={rows.interest.value} isTotal />,
        obstacle,
        isBlocked: false,
      }}
      confirmation={<Review rows={rows} />}
      consents={consents}
      record={({ receipt }) => <InvestRecord receipt={receipt} onAnother={investing.startAnother} />}
      form={(refusal) => (
        <Stack gap={5}>
          <RefusalBanner title={intl.formatMessage(messages.refused)} problem={refusal} />
          <UnsettledNotice words={words} controls={investing} />
          <Locked offer={offer} />
          <RequestView {...investing.wallet} what={intl.formatMessage(messages.wallet)} skeleton={skeleton}>
            {() => (
              <Stack gap={5}>
                <Amount investing={investing} />
                <OrderSummary
                  title={intl.formatMessage(messages.preview)}
                  rows={[rows.rate, rows.interest, rows.back, rows.left]}
                />
              </Stack>
            )}
          </RequestView>
        </Stack>
      )}
    />
  );
}

/** Said before anything is typed: what is ordered cannot be undone. */
function Locked({ offer: { name, termDays } }: { offer: FollowOffer }): ReactNode {
  const intl = useIntl();
  return (
    <Banner tone="waiting" title={intl.formatMessage(messages.lockTitle)}>
      {termDays !== null && intl.formatMessage(messages.lockBody, { name, count: termDays })}
    </Banner>
  );
}

function useConsents({ name, termDays }: FollowOffer): readonly Consent[] {
  const intl = useIntl();
  const label =
    termDays === null
      ? intl.formatMessage(messages.lockTitle)
      : intl.formatMessage(messages.consent, { name, count: termDays });
  return [{ id: 'lockIn', label }];
}

function useWhat({ summary: { amount } }: Investing): string {
  const intl = useIntl();
  const format = useFormat();
  return amount === null
    ? intl.formatMessage(messages.press)
    : intl.formatMessage(messages.pressAmount, { amount: format.money(amount, 'USD') });
}

function Review({ rows }: { rows: ReturnType<typeof useInvestRows> }): ReactNode {
  const { institution, amount, rate, interest, term, back, confirmation, left } = rows;
  const items = [institution, rate, term, interest, back, confirmation, left];
  return (
    <div>
      <StatGrid columns={1} items={items.map(({ label, value }) => ({ id: label, label, value }))} />
      <FigureRow label={amount.label} value={amount.value} isTotal />
    </div>
  );
}

function Amount({ investing }: { investing: Investing }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { form, facts, problems, hasTried, dispatch } = investing;
  const { wallet, terms } = facts;
  const free = wallet && buyingPower(wallet);
  const most = free !== null && terms.maximum !== null ? smallest(free, terms.maximum) : free;
  return (
    <AmountInput
      label={intl.formatMessage(messages.amount)}
      name="amount"
      value={form.amount}
      onChange={(text) => dispatch({ type: 'amountTyped', text })}
      suffix="USD"
      error={errorOf(problems[0])}
      hint={
        free === null
          ? undefined
          : intl.formatMessage(messages.available, { amount: format.money(free, 'USD') })
      }
      action={
        most === null || !isPositive(most)
          ? undefined
          : {
              label: intl.formatMessage(messages.max),
              onPress: () => dispatch({ type: 'amountTyped', text: most }),
            }
      }
    />
  );

  function errorOf(problem: InvestProblem | undefined): string | undefined {
    switch (problem?.kind) {
      case 'outOfRange':
        // What is typed may be the beginning of more.
        return hasTried || isTooMuch()
          ? intl.formatMessage(messages.outOfRange, {
              least: format.money(terms.minimum, 'USD'),
              most: format.money(terms.maximum, 'USD'),
            })
          : undefined;
      case 'nothing':
        return form.amount === '' ? undefined : intl.formatMessage(messages.nothing);
      case 'amountMissing':
        return hasTried ? intl.formatMessage(messages.amountMissing) : undefined;
      default:
        return undefined;
    }
  }

  function isTooMuch(): boolean {
    const { amount } = investing.summary;
    return amount !== null && terms.maximum !== null && Number(amount) > Number(terms.maximum);
  }
}

/** What is wrong and belongs to no field: said above the button, with the way out. */
function useObstacle({ problems }: Investing): ActionObstacle | undefined {
  const intl = useIntl();
  const format = useFormat();
  const returnTo = useReturnTo();
  const short = problems.find((problem) => problem.kind === 'fundsShort');
  if (short?.kind !== 'fundsShort') return undefined;
  const missing = format.money(short.missing, 'USD');
  return {
    title: intl.formatMessage(messages.fundsShort, { missing }),
    body: (
      <Button size="s" href={links.transfer('FOLLOW', short.missing, returnTo)}>
        {intl.formatMessage(messages.transfer, { missing })}
      </Button>
    ),
  };
}

/** What an investment calls itself on its way. */
function useWords(): SubmissionWords<FollowReceipt> {
  const intl = useIntl();
  const format = useFormat();
  return {
    ...doubtWords(intl, messages),
    otherReceipt: ({ amount, currency, name }) =>
      intl.formatMessage(messages.otherReceipt, { amount: format.money(amount, currency), name }),
    list: null,
  };
}
