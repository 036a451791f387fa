import type { ApiProblem } from '@meridian/api';
import {
  ActionBar,
  Button,
  ScreenFooter,
  type ActionObstacle,
  type ButtonTone,
} from '@meridian/design-system';
import type { ReactNode } from 'react';
import { ConfirmSheet } from './ConfirmSheet.tsx';
import { DoubtView } from './DoubtView.tsx';
import { doubtOf, isForm, type Submission } from './submission.ts';
import { useFocusOnReturn } from './useFocusOnReturn.ts';
import type { SubmissionControls } from './useSubmission.ts';
import type { SubmissionWords } from './words.ts';

/** The one thing to press, and what stands above it. */
interface Press {
  /** What it does, as its button names it: "Buy 10 AAPL". Title of the confirmation, too. */
  readonly what: string;
  readonly tone: ButtonTone;
  /** What it comes to, above the button. */
  readonly figure: ReactNode;
  readonly obstacle?: ActionObstacle | undefined;
  readonly isBlocked: boolean;
}

interface SubmissionFlowProps<Receipt> {
  readonly controls: SubmissionControls<Receipt>;
  readonly words: SubmissionWords<Receipt>;
  readonly press: Press;
  /** The figures once more, above the password. */
  readonly confirmation: ReactNode;
  record(done: Extract<Submission<Receipt>, { phase: 'done' }>): ReactNode;
  /** `refusal`: what the server last had against it. */
  form(refusal: ApiProblem | null): ReactNode;
}

/**
 * A money write from the first field to the record of what became of it. Stands in a `ScreenFrame` that stays while its
 * phases come and go.
 */
export function SubmissionFlow<Receipt>(props: SubmissionFlowProps<Receipt>): ReactNode {
  const { controls, words, press, confirmation, record, form } = props;
  const { submission } = controls;
  const frame = useFocusOnReturn(isForm(submission));
  if (submission.phase === 'done') return record(submission);
  const doubt = doubtOf(submission);
  return (
    <>
      {doubt === null ? (
        <div ref={frame}>{form(submission.phase === 'editing' ? submission.refusal : null)}</div>
      ) : (
        <DoubtView doubt={doubt} what={press.what} words={words} controls={controls} />
      )}
      <ConfirmSheet what={press.what} tone={press.tone} controls={controls}>
        {confirmation}
      </ConfirmSheet>
      {doubt === null && <PressBar press={press} onPress={controls.review} />}
    </>
  );
}

/** In reach of the thumb: what it comes to, what stands against it, and the one thing to press. */
function PressBar({ press, onPress }: { press: Press; onPress(): void }): ReactNode {
  return (
    <ScreenFooter>
      <ActionBar figure={press.figure} obstacle={press.obstacle}>
        <Button tone={press.tone} size="l" isFullWidth isDisabled={press.isBlocked} onPress={onPress}>
          {press.what}
        </Button>
      </ActionBar>
    </ScreenFooter>
  );
}
