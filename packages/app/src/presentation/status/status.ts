import { statusName, type NameOf, type StatusFamily } from '@meridian/api';
import type { StatusTone } from '@meridian/design-system';
import { useIntl } from 'react-intl';
import { missing } from '#platform/words/format.ts';
import type { Message } from '#platform/words/messages.ts';

export interface StatusReading {
  readonly tone: StatusTone;
  readonly label: Message;
}

/** How each status of a family is shown wherever it is shown: a status without a reading does not compile. */
export interface StatusPresentation<F extends StatusFamily = StatusFamily> {
  readonly family: F;
  readonly readings: Readonly<Record<NameOf<F>, StatusReading>>;
}

/* @__NO_SIDE_EFFECTS__ */
export function presentStatus<F extends StatusFamily>(
  family: F,
  readings: StatusPresentation<F>['readings'],
): StatusPresentation<F> {
  return { family, readings };
}

/** Null for a code that the family does not have (DECISIONS 11). */
export function readStatus<F extends StatusFamily>(
  { family, readings }: StatusPresentation<F>,
  code: unknown,
): StatusReading | null {
  const name = statusName(family, code);
  return name === null ? null : readings[name];
}

/** Tone and word of a status for a `StatusTag`; neutral and `--` for an unknown code (DECISIONS 11). */
export function useStatusTag(): <F extends StatusFamily>(
  presentation: StatusPresentation<F>,
  code: unknown,
) => { readonly tone: StatusTone; readonly text: string } {
  const intl = useIntl();
  return (presentation, code) => {
    const reading = readStatus(presentation, code);
    return reading === null
      ? { tone: 'neutral', text: missing }
      : { tone: reading.tone, text: intl.formatMessage(reading.label) };
  };
}
