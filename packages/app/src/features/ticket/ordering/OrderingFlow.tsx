import { orderType, type ApiProblem, type OrderType, type QuoteDetail } from '@meridian/api';
import {
  ActionBar,
  Button,
  Columns,
  Inline,
  ScreenFooter,
  Stack,
  type ActionObstacle,
} from '@meridian/design-system';
import type { ReactNode } from 'react';
import type { Trading } from '../../../domain/sessions.ts';
import { LiveChange } from '../../../presentation/LiveChange.tsx';
import { LivePrice } from '../../../presentation/LivePrice.tsx';
import { ConfirmSheet } from './ConfirmSheet.tsx';
import { DoubtView } from './DoubtView.tsx';
import { MarketNotices } from './MarketNotices.tsx';
import { RefusalBanner } from './RefusalBanner.tsx';
import { doubtOf, isForm, type Submission } from './submission.ts';
import { useFocusOnFirstError } from './useFocusOnFirstError.ts';
import { useFocusOnReturn } from './useFocusOnReturn.ts';
import type { SubmissionControls } from './useSubmission.ts';

interface Press {
  /** The order, as its button names it: "Buy 10 AAPL". Title of the confirmation, too. */
  readonly what: string;
  /** Of the trade: closing a long sells, closing a short buys. */
  readonly tone: 'buy' | 'sell';
  /** What it comes to, above the button. */
  readonly figure: ReactNode;
  readonly obstacle?: ActionObstacle | undefined;
  readonly isBlocked: boolean;
  /** Checks the form, and goes on to the confirmation where nothing is wrong. */
  review(): void;
}

interface OrderingFlowProps {
  readonly controls: SubmissionControls;
  readonly press: Press;
  /** The figures once more, above the password. */
  readonly confirmation: ReactNode;
  record(done: Extract<Submission, { phase: 'done' }>): ReactNode;
  /** `refusal`: what the server last had against it. */
  form(refusal: ApiProblem | null): ReactNode;
}

/**
 * An order from the first field to the record of what became of it, for opening and for closing. Stands in a `ScreenFrame`
 * that stays while the order's phases come and go.
 */
export function OrderingFlow(props: OrderingFlowProps): ReactNode {
  const { controls, press, confirmation, record, form } = props;
  const { submission } = controls;
  const frame = useFocusOnReturn(isForm(submission));
  if (submission.phase === 'done') return record(submission);
  const doubt = doubtOf(submission);
  return (
    <>
      {doubt === null ? (
        <div ref={frame}>{form(submission.phase === 'editing' ? submission.refusal : null)}</div>
      ) : (
        <DoubtView doubt={doubt} what={press.what} controls={controls} />
      )}
      <ConfirmSheet what={press.what} tone={press.tone} controls={controls}>
        {confirmation}
      </ConfirmSheet>
      {doubt === null && <PressBar press={press} />}
    </>
  );
}

/** In reach of the thumb: what it comes to, what stands against it, and the one thing to press. */
function PressBar({ press }: { press: Press }): ReactNode {
  return (
    <ScreenFooter>
      <ActionBar figure={press.figure} obstacle={press.obstacle}>
        <Button tone={press.tone} size="l" isFullWidth isDisabled={press.isBlocked} onPress={press.review}>
          {press.what}
        </Button>
      </ActionBar>
    </ScreenFooter>
  );
}

interface OrderingFormProps {
  /** With its newest price. */
  readonly detail: QuoteDetail;
  readonly trading: Trading;
  readonly orderType: OrderType;
  readonly refusal: ApiProblem | null;
  /** Presses that did not go through: each leads to the first field in error. */
  readonly attempts: number;
  /** The way out of a market order that cannot be taken. */
  onUseLimit(): void;
  /** What else to know before filling it in. */
  readonly notices: ReactNode;
  readonly fields: ReactNode;
  readonly figures: ReactNode;
}

/** Where the price stands, what is against ordering, then the fields and what they come to. */
export function OrderingForm(props: OrderingFormProps): ReactNode {
  const { detail, trading, refusal, onUseLimit, notices, fields, figures } = props;
  const fieldsRef = useFocusOnFirstError(props.attempts);
  return (
    <div ref={fieldsRef}>
      <Stack gap={5}>
        <Inline gap={3} align="baseline" isWrapping>
          <LivePrice quote={detail} size="l" />
          <LiveChange quote={detail} size="m" />
        </Inline>
        <RefusalBanner problem={refusal} onUseLimit={onUseLimit} />
        <MarketNotices
          detail={detail}
          trading={trading}
          isMarketOrder={props.orderType === orderType.market}
          onUseLimit={onUseLimit}
        />
        {notices}
        <Columns start={fields} end={figures} />
      </Stack>
    </div>
  );
}
