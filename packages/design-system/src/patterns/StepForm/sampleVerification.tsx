import { useState } from 'react';
import { RadioGroup } from '#primitives/RadioGroup/RadioGroup.tsx';
import { TextField } from '#primitives/TextField/TextField.tsx';
import { StepField } from './StepField.tsx';
import { StepForm, type FormStep, type StepFormProps, type StepProblem } from './StepForm.tsx';

interface Words {
  steps: readonly [name: string, document: string, address: string];
  lead: string;
  first: string;
  last: string;
  document: string;
  kinds: readonly [card: string, passport: string];
  street: string;
  enter: (label: string) => string;
  next: readonly [string, string, string];
}

const english: Words = {
  steps: ['Your name', 'Your document', 'Your address'],
  lead: 'As printed in your document.',
  first: 'First name',
  last: 'Last name',
  document: 'Which document',
  kinds: ['ID card', 'Passport'],
  street: 'Street and number',
  enter: (label) => `Enter your ${label.toLowerCase()}`,
  next: ['Next: document', 'Next: address', 'Review'],
};

type Values = Record<'first' | 'last', string> & { kind: 'card' | 'passport' | null };

/** A control that keeps its own text: no caller puts it back. */
function Street({ label }: { label: string }) {
  const [value, setValue] = useState('');
  return <TextField label={label} value={value} onChange={setValue} />;
}

/** A caller as there would be one in an app: values and problems are its own, the address keeps its own text. */
export function Verification({ words = english, ...props }: StepFormProps & { words?: Words }) {
  const [values, setValues] = useState<Values>({ first: '', last: '', kind: null });
  const [stepIndex, setStepIndex] = useState(props.stepIndex);
  const [problems, setProblems] = useState(props.problems ?? []);
  const set = (change: Partial<Values>) => setValues({ ...values, ...change });
  const problemOf = (field: string) => problems.find((problem) => problem.field === field)?.message;

  const check = (): StepProblem[] => {
    if (stepIndex === 0) {
      return (['first', 'last'] as const)
        .filter((field) => values[field] === '')
        .map((field) => ({ field, message: words.enter(words[field]) }));
    }
    return stepIndex === 1 && values.kind === null
      ? [{ field: 'kind', message: words.enter(words.document) }]
      : [];
  };
  const steps: FormStep[] = [
    {
      id: 'name',
      title: words.steps[0],
      lead: words.lead,
      content: (['first', 'last'] as const).map((field) => (
        <StepField key={field} name={field}>
          <TextField
            label={words[field]}
            value={values[field]}
            onChange={(next) => set({ [field]: next })}
            error={problemOf(field)}
          />
        </StepField>
      )),
    },
    {
      id: 'document',
      title: words.steps[1],
      content: (
        <StepField name="kind">
          <RadioGroup
            label={words.document}
            value={values.kind}
            onChange={(kind) => set({ kind })}
            options={[
              { value: 'card', label: words.kinds[0] },
              { value: 'passport', label: words.kinds[1] },
            ]}
            error={problemOf('kind')}
          />
        </StepField>
      ),
    },
    {
      id: 'address',
      title: words.steps[2],
      content: <Street label={words.street} />,
    },
  ];
  return (
    <StepForm
      {...props}
      steps={steps}
      stepIndex={stepIndex}
      stepText={props.stepText.replace('1', String(stepIndex + 1))}
      nextLabel={words.next[stepIndex] ?? props.nextLabel}
      problems={problems}
      onBack={stepIndex === 0 ? undefined : () => setStepIndex(stepIndex - 1)}
      onNext={() => {
        props.onNext();
        const found = check();
        setProblems(found);
        if (found.length === 0 && stepIndex < steps.length - 1) setStepIndex(stepIndex + 1);
      }}
    />
  );
}
