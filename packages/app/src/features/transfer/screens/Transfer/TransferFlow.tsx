import type { ApiProblem } from '@meridian/api';
import {
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
import { links } from '#platform/address/links.ts';
import { useFormat } from '#platform/words/format.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { useRateText } from '#presentation/exchange/useRateText.ts';
import { walletNames } from '#presentation/wallet.messages.ts';
import { UnsettledNotice } from '#submission/DoubtView.tsx';
import { RefusalBanner } from '#submission/RefusalBanner.tsx';
import { isForm } from '#submission/submission.ts';
import { SubmissionFlow } from '#submission/SubmissionFlow.tsx';
import { doubtWords, type SubmissionWords } from '#submission/words.ts';
import { rateBetween, walletIn } from '../../model.ts';
import { Pending } from './Pending.tsx';
import { messages } from './Transfer.messages.ts';
import { TransferFields } from './TransferFields.tsx';
import { TransferRecord } from './TransferRecord.tsx';
import { useTransfer, type Moving, type TransferReceipt } from './useTransfer.ts';

/** The screen from the first choice to the record of what became of it, and what is on its way. */
export function TransferFlow({ skeleton }: { skeleton: ReactNode }): ReactNode {
  const intl = useIntl();
  const moving = useTransfer();
  const what = useWhat(moving);
  const words = useWords();
  const obstacle = useObstacle(moving);
  const rows = useRows(moving);
  return (
    <Stack gap={6}>
      <SubmissionFlow
        controls={moving}
        words={words}
        press={{
          what,
          tone: 'primary',
          figure: <FigureRow {...rows.arrives} isTotal />,
          obstacle,
          isBlocked: false,
        }}
        confirmation={<Review rows={rows} />}
        record={({ receipt }) => <TransferRecord receipt={receipt} onAnother={moving.startAnother} />}
        form={(refusal) => (
          <Stack gap={5}>
            <Refusal problem={refusal} />
            <UnsettledNotice words={words} controls={moving} />
            <RequestView {...moving.wallets} what={intl.formatMessage(messages.wallets)} skeleton={skeleton}>
              {() => (
                <Stack gap={5}>
                  <TransferFields moving={moving} />
                  <OrderSummary
                    title={intl.formatMessage(messages.after)}
                    rows={[...rows.exchange, rows.left]}
                  />
                  <RateNote moving={moving} />
                </Stack>
              )}
            </RequestView>
          </Stack>
        )}
      />
      {isForm(moving.submission) && <Pending />}
    </Stack>
  );
}

function useWhat({ summary: { amount }, form, facts }: Moving): string {
  const intl = useIntl();
  const format = useFormat();
  const currency = walletIn(facts, form.from)?.currency;
  if (amount === null || currency === undefined) return intl.formatMessage(messages.press);
  return intl.formatMessage(messages.pressAmount, { amount: format.money(amount, currency) });
}

interface Row {
  readonly label: string;
  readonly value: string;
}

/** The figures of a transfer as rows. */
function useRows({ form, summary, facts }: Moving): Record<
  'from' | 'to' | 'amount' | 'arrives' | 'left',
  Row
> & {
  readonly exchange: readonly Row[];
} {
  const intl = useIntl();
  const format = useFormat();
  const rate = rateBetween(form, facts);
  const rateText = useRateText(rate);
  const { currency = 'USD' } = walletIn(facts, form.from) ?? {};
  const { amount, received, left } = summary;
  const nameOf = (type: typeof form.from): string => intl.formatMessage(walletNames[type]);
  return {
    from: { label: intl.formatMessage(messages.from), value: nameOf(form.from) },
    to: { label: intl.formatMessage(messages.to), value: nameOf(form.to) },
    amount: { label: intl.formatMessage(messages.amount), value: format.money(amount, currency) },
    arrives: {
      label: intl.formatMessage(messages.received),
      value: received === null ? '--' : format.money(received.amount, received.currency),
    },
    left: {
      label: intl.formatMessage(messages.left, { wallet: nameOf(form.from) }),
      value: format.money(left, currency),
    },
    exchange: rateText === null ? [] : [{ label: intl.formatMessage(messages.rate), value: rateText }],
  };
}

function Review({ rows }: { rows: ReturnType<typeof useRows> }): ReactNode {
  const intl = useIntl();
  const { from, to, amount, exchange, left, arrives } = rows;
  const items = [
    from,
    to,
    amount,
    ...exchange,
    left,
    { label: intl.formatMessage(messages.arrival), value: intl.formatMessage(messages.arrivalValue) },
  ];
  return (
    <div>
      <StatGrid columns={1} items={items.map((row) => ({ ...row, id: row.label }))} />
      <FigureRow {...arrives} isTotal />
    </div>
  );
}

/** An exchanged transfer is settled at the rate of its instant: nobody is promised the one on the screen. */
function RateNote({ moving: { form, facts } }: { moving: Moving }): ReactNode {
  const intl = useIntl();
  const [from, to] = [walletIn(facts, form.from), walletIn(facts, form.to)];
  if (from === null || to === null || from.currency === to.currency) return null;
  const isKnown = rateBetween(form, facts) !== null;
  return (
    <Banner tone="info" title={intl.formatMessage(isKnown ? messages.rateSettled : messages.rateUnknown)} />
  );
}

function Refusal({ problem }: { problem: ApiProblem | null }): ReactNode {
  const intl = useIntl();
  return <RefusalBanner title={intl.formatMessage(messages.refused)} problem={problem} />;
}

/** What is wrong and belongs to no field: said above the button, with the way out. */
function useObstacle({ problems, form, facts }: Moving): ActionObstacle | undefined {
  const intl = useIntl();
  const format = useFormat();
  const short = problems.find((problem) => problem.kind === 'fundsShort');
  const { currency } = walletIn(facts, form.from) ?? {};
  if (short?.kind !== 'fundsShort' || currency === undefined) return undefined;
  return {
    title: intl.formatMessage(messages.fundsShort, {
      wallet: intl.formatMessage(walletNames[form.from]),
      missing: format.money(short.missing, currency),
    }),
    body: form.from === 'BALANCE' && (
      <Button size="s" href={links.deposit()}>
        {intl.formatMessage(messages.deposit)}
      </Button>
    ),
  };
}

/** What a transfer calls itself on its way. */
function useWords(): SubmissionWords<TransferReceipt> {
  const intl = useIntl();
  const format = useFormat();
  return {
    ...doubtWords(intl, messages),
    otherReceipt: ({ amount, currency, from, to }) =>
      intl.formatMessage(messages.otherReceipt, {
        amount: format.money(amount, currency),
        from: intl.formatMessage(walletNames[from]),
        to: intl.formatMessage(walletNames[to]),
      }),
    list: null,
  };
}
