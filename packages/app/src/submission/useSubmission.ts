import { outOfDateAfter, type ResponseOf } from '@meridian/api';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useDraft } from '#platform/device/drafts.ts';
import { usePorts } from '#platform/ports/context.ts';
import { useInvalidate } from '#platform/reading/use-write.ts';
import { createController } from './controller.ts';
import { createDoubts } from './doubts.ts';
import { asksPayPassword, type FormModel, type MoneyWrite, type WriteModel } from './model.ts';
import { doubtOf, type Submission } from './submission.ts';

/** What the parts of this layer need of a submission. */
export interface SubmissionControls<Receipt> {
  readonly submission: Submission<Receipt>;
  /** Whether the transaction password confirms it. */
  readonly asksPayPassword: boolean;
  /** To the confirmation, if nothing prevents it; nothing does against what was sent before. */
  review(): void;
  /** Takes the question back; from a doubt, to the form. */
  dismiss(): void;
  /** Nothing happens while a request is on its way: a double tap sends one. `payPassword` is empty where none is asked. */
  confirm(payPassword: string): void;
  lookUpAgain(): void;
  /** What was sent before and may still be carried out; false where nothing was. */
  readonly isUnsettled: boolean;
  /** Something sent from another form about the same instrument may still be carried out. */
  readonly isUnsettledElsewhere: boolean;
  /** When that was last sent, in ms. */
  readonly unsettledAt: number | null;
  /** Presses that did not go through: each leads to the first field in error. */
  readonly attempts: number;
}

export interface FilledSubmission<
  Form,
  Event,
  Facts,
  Summary,
  Problem,
  Receipt,
> extends SubmissionControls<Receipt> {
  /** What is typed; while a request is in doubt, what was sent. */
  readonly form: Form;
  readonly summary: Summary;
  readonly problems: readonly Problem[];
  /** Somebody pressed the button while something was missing: from then on everything that is wrong is said. */
  readonly hasTried: boolean;
  /** What was known when it was sent; null before, and after a reload. */
  readonly sentFacts: Facts | null;
  dispatch(event: Event): void;
  /** After it is done: an empty form. */
  startAnother(): void;
}

export interface SubmissionInputs<Form, Event, Facts, Summary, Problem, Request, Write extends MoneyWrite> {
  readonly model: FormModel<Form, Event, Facts, Summary, Problem, Request>;
  readonly write: WriteModel<Request, Write>;
  /** Names the draft on the device. Another screen of the same name goes on with it. */
  readonly draftKey: string;
  /** What the write is about, such as an instrument: what is in doubt about it is said on every form of it. Default: the draft's key. */
  readonly place?: string;
  readonly initial: Form;
  /** What the address says of the form, whatever was kept of it. */
  readonly fixed?: Partial<Form>;
  readonly facts: Facts;
}

/**
 * A money write from the first field to what became of it: filled in, reviewed, sent once under an id of its own, and found
 * out where no answer came (DECISIONS 6, 35). What it makes out of date is read again.
 */
export function useSubmission<
  Form extends object,
  Event,
  Facts,
  Summary,
  Problem,
  Request,
  Write extends MoneyWrite,
>({
  model,
  write,
  draftKey,
  place = draftKey,
  initial,
  fixed,
  facts,
}: SubmissionInputs<Form, Event, Facts, Summary, Problem, Request, Write>): FilledSubmission<
  Form,
  Event,
  Facts,
  Summary,
  Problem,
  ResponseOf<Write>
> {
  const ports = usePorts();
  const invalidate = useInvalidate();
  const [attempts, setAttempts] = useState(0);
  const [sentFacts, setSentFacts] = useState<Facts | null>(null);
  const [kept, setIntent, clearIntent] = useDraft(draftKey, { form: initial, sent: null }, model.stored);
  const intent = { ...kept, form: { ...kept.form, ...fixed } };
  const draft = {
    intent,
    setIntent,
    clearIntent,
    doubts: createDoubts(ports, { place, form: draftKey, stored: model.stored }),
    toRequest: (form: Form) => model.toRequest(form, facts),
    onEnded: (problem: Parameters<typeof outOfDateAfter>[1]) =>
      invalidate(outOfDateAfter(write.endpoint, problem)),
  };
  const [controller] = useState(() => createController(ports, write, draft));
  useEffect(() => controller.renew(draft));
  useEffect(() => controller.start(), [controller]);
  const submission = useSyncExternalStore(controller.subscribe, controller.get);

  const unsettled = useSyncExternalStore(controller.subscribe, controller.unsettled);
  const isUnsettledElsewhere = useSyncExternalStore(controller.subscribe, controller.isUnsettledElsewhere);
  const isInDoubt = doubtOf(submission) !== null;
  // Once reviewed it does not change: what is sent is what was shown.
  const filled =
    submission.phase === 'editing' ? (model.follow?.(intent.form, facts) ?? intent.form) : intent.form;
  const form = isInDoubt && unsettled !== null ? model.toForm(unsettled.request) : filled;
  const summary = model.summarise(form, facts);
  const problems = model.check(form, summary, facts);
  const dismiss = (): void => controller.dispatch({ type: 'dismissed' });

  return {
    submission,
    asksPayPassword: asksPayPassword(write.endpoint),
    form,
    summary,
    problems,
    attempts,
    hasTried: attempts > 0,
    isUnsettled: unsettled !== null,
    isUnsettledElsewhere,
    unsettledAt: unsettled?.at ?? null,
    sentFacts,
    dispatch(event) {
      setIntent({ ...intent, form: model.reduce(form, event) });
      controller.dispatch({ type: 'edited' });
    },
    review() {
      if (isInDoubt || problems.length === 0) {
        if (!isInDoubt) setIntent({ ...intent, form });
        controller.dispatch({ type: 'reviewed' });
        return;
      }
      setAttempts(attempts + 1);
      dismiss();
    },
    dismiss,
    confirm(payPassword) {
      if (submission.phase === 'confirming') setSentFacts(facts);
      void controller.confirm(payPassword);
    },
    lookUpAgain: controller.lookAgain,
    startAnother() {
      setAttempts(0);
      dismiss();
    },
  };
}
