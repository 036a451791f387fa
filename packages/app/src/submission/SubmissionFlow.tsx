import type { ApiProblem } from '@meridian/api';
import {
  ActionBar,
  breakpoints,
  Button,
  FormLayout,
  ScreenFooter,
  useMinWidth,
  type ActionObstacle,
  type ButtonTone,
  type ReviewQuestion,
} from '@meridian/design-system';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { ConfirmSheet, type Consent } from './ConfirmSheet.tsx';
import { DoubtView } from './DoubtView.tsx';
import { doubtOf, isForm, type Submission } from './submission.ts';
import { useFocusOnReturn } from './useFocusOnReturn.ts';
import type { SubmissionControls } from './useSubmission.ts';
import type { SubmissionWords } from './words.ts';

/** The one thing to press, and what is above it. */
interface Press {
  /** What it does, as its button names it: "Buy 10 AAPL". Title of the confirmation, too. */
  readonly what: string;
  readonly tone: ButtonTone;
  /** What it comes to, above the button. */
  readonly figure: ReactNode;
  readonly obstacle?: ActionObstacle | undefined;
  readonly isBlocked: boolean;
  /** There is nothing to fill in yet: the form itself leads to what it lacks. */
  readonly isHidden?: boolean;
}

interface SubmissionFlowProps<Receipt> {
  readonly controls: SubmissionControls<Receipt>;
  readonly words: SubmissionWords<Receipt>;
  readonly press: Press;
  /** The figures once more, for the review. */
  readonly confirmation: ReactNode;
  /** What the person has to agree to in the review: "I know that it cannot be sold". */
  readonly consents?: readonly Consent[];
  /** What has changed since the form was filled in, such as the price: accepted in the review before it is sent. */
  readonly question?: ReviewQuestion | undefined;
  record(done: Extract<Submission<Receipt>, { phase: 'done' }>): ReactNode;
  /** `refusal`: what the server last had against it. */
  form(refusal: ApiProblem | null): ReactNode;
}

/**
 * A money write from the first field to the record of its outcome: edit, review, password, sending, done, refused or unknown.
 * The only way to show one, whatever is sent. Goes inside a `ScreenFrame`, which stays the same through all phases.
 */
export function SubmissionFlow<Receipt>(props: SubmissionFlowProps<Receipt>): ReactNode {
  const { controls, words, press, confirmation, consents, question, record, form } = props;
  const { submission } = controls;
  const formId = useId();
  const isInPlace = useMinWidth(breakpoints.split);
  const frame = useFocusOnReturn(isForm(submission));
  if (submission.phase === 'done') return record(submission);
  const doubt = doubtOf(submission);
  // Beside other screens it covers none of them: what is reviewed is shown where it was filled in.
  const isCovered = isInPlace && (submission.phase === 'confirming' || submission.phase === 'sending');
  return (
    <>
      <div hidden={isCovered}>
        {doubt === null ? (
          <FormLayout id={formId} onSubmit={controls.review} attempts={controls.attempts}>
            <div ref={frame}>{form(submission.phase === 'editing' ? submission.refusal : null)}</div>
          </FormLayout>
        ) : (
          <DoubtView doubt={doubt} what={press.what} words={words} controls={controls} />
        )}
      </div>
      <ConfirmSheet
        what={press.what}
        tone={press.tone}
        controls={controls}
        isInPlace={isInPlace}
        consents={consents}
        question={question}
      >
        {confirmation}
      </ConfirmSheet>
      {doubt === null && press.isHidden !== true && (
        <PressBar press={press} isCovered={isCovered} formId={formId} />
      )}
    </>
  );
}

/** In reach of the thumb: what it comes to, what prevents it, and the one thing to press. Not beside its own review. */
function PressBar({
  press,
  isCovered,
  formId,
}: {
  press: Press;
  isCovered: boolean;
  formId: string;
}): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const wasCovered = useRef(isCovered);
  // Back from the review a reader goes on where they left.
  useEffect(() => {
    if (wasCovered.current && !isCovered) button.current?.focus();
    wasCovered.current = isCovered;
  }, [isCovered]);
  return (
    <ScreenFooter isHidden={isCovered}>
      <ActionBar figure={press.figure} obstacle={press.obstacle}>
        <Button
          ref={button}
          type="submit"
          form={formId}
          tone={press.tone}
          size="l"
          isFullWidth
          isDisabled={press.isBlocked}
        >
          {press.what}
        </Button>
      </ActionBar>
    </ScreenFooter>
  );
}
