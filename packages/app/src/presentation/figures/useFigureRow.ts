import type { FigureRowProps } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Message } from '#platform/words/messages.ts';
import { useSentences } from '#platform/words/sentences.ts';
import type { Figure, PlainNumber } from '#domain/figures.ts';
import { figuresMessages } from './figures.messages.ts';
import { operatorSigns, useNumberText, type Denomination } from './useNumberText.ts';

export interface FigureOptions<Label extends string> {
  /** The figure's own name; also the name of its last step. */
  readonly label: Label;
  /** What its number is. */
  readonly as: PlainNumber;
  /** Shown instead of the number's own text: in the colours of a trend, or said otherwise. */
  readonly shown?: ReactNode;
}

/** What is shown where there is no value (spec §5). */
const missing = '--';

/** A figure as a row that opens its arithmetic. Nothing opens while it is not known. */
export function useFigureRow<Label extends string, Note extends string>(
  denomination: Denomination,
  labels: Record<Label, Message>,
  notes: Record<Note, Message>,
): (figure: Figure<Label, Note>, options: FigureOptions<Label>) => FigureRowProps {
  const intl = useIntl();
  const numberText = useNumberText(denomination);
  const text = (message: Message): string => intl.formatMessage(message);
  const sentences = useSentences();
  return ({ value, steps, notes: said }, { label: name, as, shown }) => {
    const label = text(labels[name]);
    const row = { label, value: shown ?? (value === null ? missing : numberText({ as, value })) };
    if (steps.length === 0 && said.length === 0) return row;
    return {
      ...row,
      explanation: {
        title: label,
        openLabel: intl.formatMessage(figuresMessages.open, { label }),
        closeLabel: intl.formatMessage(figuresMessages.close),
        steps: steps.map((step) => ({
          label: text(labels[step.label]),
          value: numberText(step.number),
          ...(step.operator && { operator: operatorSigns[step.operator] }),
        })),
        ...(said.length > 0 && { note: sentences(...said.map((note) => text(notes[note]))) }),
      },
    };
  };
}
