import { DateField, Stack } from '@meridian/design-system';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Choices } from '#presentation/records/Choices.tsx';
import { namedPeriods, type Days, type Filter } from '../../filter.ts';
import { filterMessages as messages, periodNames } from './filter.messages.ts';

interface PeriodChoiceProps {
  readonly period: Filter['period'];
  /** Of the period now. */
  readonly days: Days;
  onPeriod(period: Filter['period']): void;
}

const options = [...namedPeriods, 'dates'] as const;

/** Periods with a name by one press, and any other by its days. */
export function PeriodChoice({ period, days, onPeriod }: PeriodChoiceProps): ReactNode {
  const intl = useIntl();
  // Own days that are empty, or in the wrong order, narrow nothing, and are still being chosen.
  const [typed, setTyped] = useState<Days | null>(
    period !== null && typeof period === 'object' ? period : null,
  );
  const named = typeof period === 'string' ? period : null;
  const chosen = typed === null ? named : 'dates';
  const isTurned = typed !== null && typed.from !== null && typed.to !== null && typed.from > typed.to;

  function type(next: Days): void {
    setTyped(next);
    const { from, to } = next;
    if (from === null && to === null) onPeriod(null);
    else if (from === null || to === null || from <= to) onPeriod(next);
  }

  return (
    <Stack gap={2}>
      <Choices
        label={intl.formatMessage(messages.period)}
        options={options}
        chosen={chosen}
        wordOf={(option) => intl.formatMessage(periodNames[option])}
        onChoose={(option) => {
          if (option === 'dates') type(days);
          else {
            setTyped(null);
            onPeriod(option);
          }
        }}
      />
      {typed !== null && (
        <>
          <DateField
            label={intl.formatMessage(messages.from)}
            value={typed.from}
            onChange={(from) => type({ ...typed, from })}
            error={isTurned ? intl.formatMessage(messages.turned) : undefined}
          />
          <DateField
            label={intl.formatMessage(messages.to)}
            value={typed.to}
            onChange={(to) => type({ ...typed, to })}
          />
        </>
      )}
    </Stack>
  );
}
