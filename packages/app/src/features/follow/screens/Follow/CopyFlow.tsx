import {
  AmountInput,
  Button,
  FigureRow,
  OrderSummary,
  ResultScreen,
  Section,
  Stack,
  StatGrid,
  type ActionObstacle,
} from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { buyingPower } from '#domain/margin.ts';
import { compare } from '#domain/money.ts';
import { followLinks } from '#platform/address/follow-links.ts';
import { links, useReturnTo } from '#platform/address/links.ts';
import { missing, useFormat } from '#platform/words/format.ts';
import { useCopyTerms } from '#presentation/follow/useCopyTerms.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { UnsettledNotice } from '#submission/DoubtView.tsx';
import { RefusalBanner } from '#submission/RefusalBanner.tsx';
import { SubmissionFlow } from '#submission/SubmissionFlow.tsx';
import { doubtWords, type SubmissionWords } from '#submission/words.ts';
import type { FollowOffer } from '../../model.ts';
import { messages } from './Copy.messages.ts';
import { useCopy, type Copying, type CopyReceipt } from './useCopy.ts';

interface CopyFlowProps {
  readonly offer: FollowOffer;
  readonly skeleton: ReactNode;
}

/** The screen from the margin to the record of what became of it. */
export function CopyFlow({ offer, skeleton }: CopyFlowProps): ReactNode {
  const intl = useIntl();
  const copying = useCopy(offer);
  const { order, cost } = useRows(copying);
  const words = useWords();
  const obstacle = useObstacle(copying);
  const what = useWhat(copying);
  return (
    <SubmissionFlow
      controls={copying}
      words={words}
      press={{
        what,
        tone: 'primary',
        figure: <FigureRow {...cost.total} isTotal />,
        obstacle,
        isBlocked: false,
      }}
      confirmation={
        <div>
          <StatGrid
            columns={1}
            items={[...order, cost.margin, cost.worth, cost.fee, cost.mostLost].map((row) => ({
              id: row.label,
              ...row,
            }))}
          />
          <FigureRow {...cost.total} isTotal />
        </div>
      }
      record={({ receipt }) => <Record receipt={receipt} />}
      form={(refusal) => (
        <Stack gap={5}>
          <RefusalBanner title={intl.formatMessage(messages.refused)} problem={refusal} />
          <UnsettledNotice words={words} controls={copying} />
          <Section title={intl.formatMessage(messages.order)}>
            <StatGrid columns={1} items={order.map((row) => ({ id: row.label, ...row }))} />
          </Section>
          <RequestView {...copying.wallet} what={intl.formatMessage(messages.wallet)} skeleton={skeleton}>
            {() => (
              <Stack gap={5}>
                <Amount copying={copying} />
                <OrderSummary
                  title={intl.formatMessage(messages.cost)}
                  rows={[cost.worth, cost.fee, cost.mostLost, cost.left]}
                />
              </Stack>
            )}
          </RequestView>
        </Stack>
      )}
    />
  );
}

interface Row {
  readonly label: string;
  readonly value: string;
}

function useRows({ offer, summary }: Copying): {
  readonly order: readonly Row[];
  readonly cost: Readonly<Record<'margin' | 'worth' | 'fee' | 'total' | 'left' | 'mostLost', Row>>;
} {
  const intl = useIntl();
  const format = useFormat();
  const termsOf = useCopyTerms();
  const { name, order } = offer;
  const row = (label: keyof typeof messages, value: string): Row => ({
    label: intl.formatMessage(messages[label]),
    value,
  });
  const time = (at: number | null): string => (at === null ? missing : format.dateTime(at));
  const money = (amount: typeof summary.amount): string => format.money(amount, 'USD');
  const terms = order === null ? null : termsOf(order);
  return {
    order:
      order === null || terms === null
        ? []
        : [
            row('institution', name),
            row('contract', order.stock_code),
            row('direction', terms.side),
            row('multiple', terms.multiple),
            row('lastPrice', format.price(order.price, null)),
            row('carriedOut', time(order.closesAtTimestamp)),
            row('settles', time(order.settlesAtTimestamp)),
          ],
    cost: {
      margin: row('margin', money(summary.amount)),
      worth: row('worth', money(summary.worth)),
      fee: row('fee', money(summary.fee)),
      total: row('total', money(summary.total)),
      left: row('left', money(summary.left)),
      mostLost: row('mostLost', money(summary.total)),
    },
  };
}

function useWhat({ summary: { amount } }: Copying): string {
  const intl = useIntl();
  const format = useFormat();
  return amount === null
    ? intl.formatMessage(messages.press)
    : intl.formatMessage(messages.pressAmount, { amount: format.money(amount, 'USD') });
}

function Amount({ copying }: { copying: Copying }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { form, facts, problems, hasTried, summary, dispatch } = copying;
  const { wallet, terms } = facts;
  const kind = problems[0]?.kind;
  const isTooMuch =
    summary.amount !== null && terms.maximum !== null && compare(summary.amount, terms.maximum) > 0;
  const error =
    kind === 'outOfRange' && (hasTried || isTooMuch)
      ? intl.formatMessage(messages.outOfRange, {
          least: format.money(terms.minimum, 'USD'),
          most: format.money(terms.maximum, 'USD'),
        })
      : kind === 'nothing' && form.amount !== ''
        ? intl.formatMessage(messages.nothing)
        : (kind === 'amountMissing' || kind === 'nothing') && hasTried
          ? intl.formatMessage(messages.amountMissing)
          : undefined;
  return (
    <AmountInput
      label={intl.formatMessage(messages.margin)}
      name="amount"
      value={form.amount}
      onChange={(text) => dispatch({ type: 'amountTyped', text })}
      suffix="USD"
      error={error}
      hint={
        wallet === null
          ? undefined
          : intl.formatMessage(messages.available, { amount: format.money(buyingPower(wallet), 'USD') })
      }
    />
  );
}

/** What is wrong and belongs to no field: said above the button, with the way out. */
function useObstacle({ problems }: Copying): ActionObstacle | undefined {
  const intl = useIntl();
  const format = useFormat();
  const returnTo = useReturnTo();
  const short = problems.find((problem) => problem.kind === 'fundsShort');
  if (short?.kind !== 'fundsShort') return undefined;
  const lack = format.money(short.missing, 'USD');
  return {
    title: intl.formatMessage(messages.fundsShort, { missing: lack }),
    body: (
      <Button size="s" href={links.transfer('FOLLOW_FUTURES', short.missing, returnTo)}>
        {intl.formatMessage(messages.transfer, { missing: lack })}
      </Button>
    ),
  };
}

function Record({ receipt }: { receipt: CopyReceipt }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { id, name, stock_code: code, amount, handleFee, startTimeTimestamp, agencyName } = receipt;
  const fact = (label: keyof typeof messages, value: string) => ({
    id: label,
    label: intl.formatMessage(messages[label]),
    value,
  });
  return (
    <ResultScreen
      tone="waiting"
      title={intl.formatMessage(messages.doneTitle)}
      body={
        startTimeTimestamp === null
          ? undefined
          : intl.formatMessage(messages.doneBody, { time: format.dateTime(startTimeTimestamp) })
      }
      facts={[
        fact('institution', agencyName ?? missing),
        fact('contract', `${name} · ${code}`),
        fact('margin', format.money(amount, 'USD')),
        fact('fee', format.money(handleFee, 'USD')),
        fact('number', id),
      ]}
      actions={
        <Button tone="primary" size="l" isFullWidth href={followLinks.copied(id)}>
          {intl.formatMessage(messages.seeOrder)}
        </Button>
      }
    />
  );
}

/** What a copied order calls itself on its way. */
function useWords(): SubmissionWords<CopyReceipt> {
  const intl = useIntl();
  return {
    ...doubtWords(intl, messages),
    otherReceipt: ({ name }) => intl.formatMessage(messages.otherReceipt, { name }),
    list: null,
  };
}
