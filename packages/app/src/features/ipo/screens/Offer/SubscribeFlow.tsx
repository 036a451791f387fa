import { tradeTab, type ApiProblem, type Offer } from '@meridian/api';
import { Banner, Button, FigureRow, OrderSummary, Stack, type ActionObstacle } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links, useReturnTo } from '#platform/address/links.ts';
import { useFormat } from '#platform/words/format.ts';
import { useTimeLeft } from '#presentation/ipo/useTimeLeft.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { UnsettledNotice } from '#submission/DoubtView.tsx';
import { RefusalBanner } from '#submission/RefusalBanner.tsx';
import { isForm } from '#submission/submission.ts';
import { SubmissionFlow } from '#submission/SubmissionFlow.tsx';
import { doubtWords, type SubmissionWords } from '#submission/words.ts';
import { formMessages as messages, messages as offerMessages } from './Offer.messages.ts';
import { Outcomes } from './Outcomes.tsx';
import { QuantityField } from './QuantityField.tsx';
import { SubscriptionReceipt } from './SubscriptionReceipt.tsx';
import { useFigures } from './useFigures.ts';
import { useSubscribing, type IpoReceipt, type Subscribing } from './useSubscribing.ts';

interface SubscribeFlowProps {
  readonly offer: Offer;
  readonly isSubscribed: boolean;
  /** One's own subscription, in place of the form where there is one. */
  readonly own: ReactNode;
  /** What is around the form as long as nothing was sent. */
  around(form: ReactNode): ReactNode;
}

/** From the first lot to the record of what became of it. */
export function SubscribeFlow({ offer, isSubscribed, own, around }: SubscribeFlowProps): ReactNode {
  const subscribing = useSubscribing(offer);
  const flow = <Flow subscribing={subscribing} />;
  const isFilledIn = isForm(subscribing.submission);
  // While it is being sent the record may come first: what became of the sending is said, and nothing jumps.
  if (isSubscribed && subscribing.submission.phase === 'editing') return own;
  return isFilledIn ? around(flow) : flow;
}

function Flow({ subscribing }: { subscribing: Subscribing }): ReactNode {
  const intl = useIntl();
  const figures = useFigures(subscribing);
  const words = useWords();
  const { facts, summary } = subscribing;
  const { stock_code: code } = facts.offer;
  const format = useFormat();
  const what =
    summary.quantity === null
      ? intl.formatMessage(messages.subscribe)
      : intl.formatMessage(messages.subscribeTo, { quantity: format.quantity(summary.quantity), code });
  return (
    <SubmissionFlow
      controls={subscribing}
      words={words}
      press={{
        what,
        tone: 'primary',
        figure: <FigureRow {...figures.held} isTotal />,
        obstacle: useObstacle(subscribing),
        isBlocked: facts.isClosed,
      }}
      confirmation={
        <Stack gap={4}>
          <OrderSummary title={intl.formatMessage(messages.after)} rows={figures.rows} total={figures.held} />
          <Outcomes offer={facts.offer} />
        </Stack>
      }
      record={({ receipt }) => <SubscriptionReceipt receipt={receipt} />}
      form={(refusal) => <Form subscribing={subscribing} refusal={refusal} words={words} />}
    />
  );
}

interface FormProps {
  readonly subscribing: Subscribing;
  readonly refusal: ApiProblem | null;
  readonly words: SubmissionWords<IpoReceipt>;
}

function Form({ subscribing, refusal, words }: FormProps): ReactNode {
  const intl = useIntl();
  const figures = useFigures(subscribing);
  const { facts, wallet } = subscribing;
  return (
    <Stack gap={5}>
      <RefusalBanner title={intl.formatMessage(messages.refused)} problem={refusal} />
      <UnsettledNotice words={words} controls={subscribing} />
      <Deadline offer={facts.offer} isClosed={facts.isClosed} />
      {!facts.isClosed && (
        <RequestView {...wallet} what={intl.formatMessage(offerMessages.whatWallet)} skeleton={null}>
          {() => (
            <Stack gap={5}>
              <QuantityField subscribing={subscribing} />
              <OrderSummary
                title={intl.formatMessage(messages.after)}
                rows={[...figures.rows, figures.left]}
              />
              <Outcomes offer={facts.offer} />
            </Stack>
          )}
        </RequestView>
      )}
    </Stack>
  );
}

/** How much time is left, and until when on the reader's clock. Once it has passed: that nothing was sent. */
function Deadline({ offer, isClosed }: { offer: Offer; isClosed: boolean }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { purchaseEndDate: deadline } = offer;
  const left = useTimeLeft(deadline);
  if (deadline === null || left === null) return null;
  if (isClosed)
    return (
      <Banner tone="waiting" isLive title={intl.formatMessage(offerMessages.closedTitle)}>
        {intl.formatMessage(offerMessages.closedBody)}
      </Banner>
    );
  const time = format.dateTime(deadline);
  return (
    <Banner
      tone="info"
      title={intl.formatMessage(offerMessages.until, { left, time, zone: format.timeZoneName(deadline) })}
    />
  );
}

/** What is wrong and belongs to no field: above the button, with the way out. */
function useObstacle({ problems, facts }: Subscribing): ActionObstacle | undefined {
  const intl = useIntl();
  const format = useFormat();
  const returnTo = useReturnTo();
  const short = problems.find((problem) => problem.kind === 'fundsShort');
  if (short?.kind !== 'fundsShort' || facts.wallet === null) return undefined;
  const missing = format.money(short.missing, facts.wallet.currency);
  return {
    title: intl.formatMessage(messages.fundsShort, { missing }),
    body: (
      <Button size="s" href={links.transfer('SUBSCRIPTION', short.missing, returnTo)}>
        {intl.formatMessage(messages.transfer, { amount: missing })}
      </Button>
    ),
  };
}

/** What a subscription calls itself on its way. */
function useWords(): SubmissionWords<IpoReceipt> {
  const intl = useIntl();
  const format = useFormat();
  return {
    ...doubtWords(intl, messages),
    otherReceipt: ({ quantity, name }) =>
      intl.formatMessage(messages.otherReceipt, { quantity: format.quantity(quantity), name }),
    list: {
      label: intl.formatMessage(messages.list),
      href: links.trade(tradeTab.subscription),
      advice: intl.formatMessage(messages.advice),
    },
  };
}
