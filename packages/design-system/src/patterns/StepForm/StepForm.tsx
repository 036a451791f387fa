import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { FailureIcon } from '#icons/index.ts';
import { Button } from '#primitives/Button/Button.tsx';
import { useFormGuide } from '#primitives/Field/useFormGuide.ts';
import { ProgressBar } from '#primitives/ProgressBar/ProgressBar.tsx';
import { VisuallyHidden } from '#primitives/Text/Text.tsx';
import { focusStepField } from './StepField.tsx';
import { Actions, Fields, Lead, Problem, Problems, Root, Title } from './StepForm.styles.ts';

export interface FormStep {
  id: string;
  title: string;
  /** One sentence: what is asked and why. */
  lead?: ReactNode;
  /** The controls, each in a `StepField`. */
  content: ReactNode;
}

export interface StepProblem {
  /** Name of the `StepField`. */
  field: string;
  /** What is wrong and what to do about it; the field itself shows it too. */
  message: string;
}

export interface StepFormProps {
  /** What the form is for: "Identity verification". */
  label: string;
  /** All steps in their order, with the fields of the one in sight. */
  steps: readonly FormStep[];
  /** Index of the step in sight. */
  stepIndex: number;
  /** Where one is, in words: "Step 2 of 4". */
  stepText: string;
  /** Check the step, then either give `problems` or move on. The last step leads to review. */
  onNext: () => void;
  /** Says where it leads: "Next: documents", "Review". */
  nextLabel: string;
  /** From the first step, out of the form: leave it out where there is a back button above already. */
  onBack?: (() => void) | undefined;
  backLabel?: string | undefined;
  /** What stops this step, in the order of its fields. */
  problems?: readonly StepProblem[] | undefined;
  /** Above the problems: "Two things need another look". */
  problemsTitle?: string | undefined;
  /** The step is being sent or checked. */
  isPending?: boolean | undefined;
  /** Sending failed: a `Banner`. Everything typed stays. */
  failure?: ReactNode;
  headingLevel?: 1 | 2 | 3 | undefined;
}

const none: readonly StepProblem[] = [];

/**
 * A long form in steps. Steps that have been seen stay in the page, out of sight, so nothing typed is lost on the way
 * back, not even in a control that keeps its own text. A new step takes the focus to its title; a refused one to its first bad field.
 */
export function StepForm(props: StepFormProps): ReactNode {
  const { label, steps, stepIndex, stepText, onNext, nextLabel, onBack, backLabel } = props;
  const { problems = none, problemsTitle, isPending = false, failure, headingLevel = 2 } = props;
  const formRef = useRef<HTMLFormElement>(null);
  const stepTextId = useId();
  // The focus is led by the problems below: they may name what no control shows.
  const news = useFormGuide(formRef, 0);
  const [attempts, setAttempts] = useState(0);
  const [furthest, setFurthest] = useState(stepIndex);
  if (stepIndex > furthest) setFurthest(stepIndex);

  const lastStep = useRef(stepIndex);
  useEffect(() => {
    if (lastStep.current === stepIndex) return;
    lastStep.current = stepIndex;
    formRef.current?.querySelector<HTMLElement>('[data-step]:not([hidden]) [data-title]')?.focus();
  }, [stepIndex]);

  // The answer may take a while: the focus goes to the first problem once for each press, when there is one.
  const answered = useRef(0);
  useEffect(() => {
    const [first] = problems;
    if (first === undefined || answered.current === attempts || formRef.current === null) return;
    answered.current = attempts;
    focusStepField(formRef.current, first.field);
  }, [attempts, problems]);

  return (
    <Root
      ref={formRef}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        if (isPending) return;
        setAttempts(attempts + 1);
        onNext();
      }}
    >
      <ProgressBar label={label} value={(stepIndex + 1) / steps.length} valueText={stepText} />
      <span id={stepTextId} hidden>
        {stepText}
      </span>
      {steps.slice(0, furthest + 1).map((step, index) => (
        <div key={step.id} data-step={step.id} hidden={index !== stepIndex}>
          <Title as={`h${headingLevel}`} tabIndex={-1} data-title="" aria-describedby={stepTextId}>
            {step.title}
          </Title>
          {step.lead !== undefined && <Lead>{step.lead}</Lead>}
          <Fields>{step.content}</Fields>
        </div>
      ))}
      <div role="alert">
        {problems.length > 0 && (
          <Problems>
            <p>
              <FailureIcon aria-hidden="true" />
              {problemsTitle}
            </p>
            <ul>
              {problems.map(({ field, message }) => (
                <li key={field}>
                  <Problem
                    type="button"
                    onClick={() => formRef.current !== null && focusStepField(formRef.current, field)}
                  >
                    {message}
                  </Problem>
                </li>
              ))}
            </ul>
          </Problems>
        )}
      </div>
      <VisuallyHidden>
        <span aria-live="polite">{news}</span>
      </VisuallyHidden>
      {failure}
      <Actions>
        {onBack && backLabel !== undefined && (
          <Button size="l" onPress={onBack} isDisabled={isPending}>
            {backLabel}
          </Button>
        )}
        <Button type="submit" tone="primary" size="l" isPending={isPending}>
          {nextLabel}
        </Button>
      </Actions>
    </Root>
  );
}
