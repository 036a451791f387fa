import {
  isRefusedFor,
  type ApiProblem,
  type RefusalName,
  type RequestOf,
  type ResponseOf,
  type WriteEndpoint,
} from '@meridian/api';
import { Banner } from '@meridian/design-system';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useWrite } from '#platform/reading/use-write.ts';
import { useDoubtText } from '#platform/words/doubts.ts';
import type { Message } from '#platform/words/messages.ts';
import { useReasonText } from '#platform/words/problems.ts';
import { useSentences } from '#platform/words/sentences.ts';
import type { Fields, Press } from './useFields.ts';

/** What a form says where nothing came of it. */
interface FormWriteWords {
  /** Nothing was done: "Your transaction password did not change". */
  readonly refused: Message;
  /**
   * It may have been done: that it may, and how to find out. Null only where a lost answer leaves nothing behind, as at sign-in:
   * then it is said as a failure.
   */
  readonly unknown: { readonly title: Message; readonly advice: Message } | null;
}

export interface FormWriteInputs<E extends WriteEndpoint, F extends object> {
  readonly fields: Fields<F>;
  toWire(values: F): RequestOf<E>;
  /** Nothing is wrong with the values, and they are on their way. */
  onSend?(): void;
  /** What was kept of the form is forgotten by then. */
  done(answer: ResponseOf<E>, values: F): void | Promise<void>;
  readonly says: FormWriteWords;
  /** Refusals that are about one field: their reason is said there. */
  readonly refusals?: { readonly [Name in RefusalName]?: keyof F };
}

export interface FormWrite {
  /** For `FormLayout`. */
  readonly submit: Press;
  /** What came instead of the answer; null while nothing did. */
  readonly banner: ReactNode;
  /** Also once it is done: its screen is about to leave. */
  readonly isSending: boolean;
}

/**
 * A form that is sent, and commits no money (a money write is a submission). Where an answer was lost nothing that comes later
 * says that nothing was done: a refusal is about its own try (ADR 12, DECISIONS 55).
 */
export function useFormWrite<E extends WriteEndpoint, F extends object>(
  endpoint: E,
  { fields, toWire, onSend, done, says, refusals = {} }: FormWriteInputs<E, F>,
): FormWrite {
  const reasonText = useReasonText();
  const { send, phase, problem } = useWrite(endpoint);
  const [isInDoubt, setInDoubt] = useState(false);

  async function sendOnce(values: F): Promise<void> {
    // On its way, or done and its screen has not left yet: a held key or a second press sends nothing more.
    if (phase === 'sending' || phase === 'done') return;
    onSend?.();
    const ending = await send(toWire(values));
    switch (ending.outcome) {
      case 'done':
        fields.forget();
        await done(ending.value, values);
        return;
      case 'unknown':
        if (says.unknown !== null) setInDoubt(true);
        // In doubt by itself, not by an earlier try: what it says of a field may well be so.
        if ('mayBeOfRepeat' in ending.problem) refuse(ending.problem);
        return;
      case 'refused':
        if (!isInDoubt) refuse(ending.problem);
    }
  }

  function refuse(problem: ApiProblem): void {
    const field = fieldOf(problem, refusals);
    if (field !== undefined) fields.refuse(field, reasonText(problem));
  }

  return {
    submit: fields.submit(sendOnce),
    banner: problem && (
      <WriteBanner
        problem={problem}
        doubt={isInDoubt ? says.unknown : null}
        refused={says.refused}
        isSaidAtField={fieldOf(problem, refusals) !== undefined}
      />
    ),
    isSending: phase === 'sending' || phase === 'done',
  };
}

function fieldOf<F extends object>(
  problem: ApiProblem,
  refusals: NonNullable<FormWriteInputs<WriteEndpoint, F>['refusals']>,
): keyof F | undefined {
  const names = Object.keys(refusals) as RefusalName[];
  const name = names.find((one) => isRefusedFor(problem, one));
  return name && refusals[name];
}

function WriteBanner({
  problem,
  doubt,
  refused,
  isSaidAtField,
}: {
  problem: ApiProblem;
  doubt: FormWriteWords['unknown'];
  refused: Message;
  isSaidAtField: boolean;
}): ReactNode {
  const intl = useIntl();
  const reasonText = useReasonText();
  const doubtText = useDoubtText();
  const sentences = useSentences();
  if (doubt === null) {
    return (
      <Banner tone="negative" title={intl.formatMessage(refused)} isLive>
        {isSaidAtField ? null : reasonText(problem)}
      </Banner>
    );
  }
  return (
    <Banner tone="waiting" title={intl.formatMessage(doubt.title)} isLive>
      {sentences(doubtText(problem), intl.formatMessage(doubt.advice))}
    </Banner>
  );
}
