import type { StatItem } from '@meridian/design-system';
import { useIntl } from 'react-intl';
import type { FeePart } from '#domain/fee-steps.ts';
import { useFormat } from '#platform/words/format.ts';
import { feeMessages } from './fee.messages.ts';

/** The parts of a fee as lines that follow its own. */
export function useFeeParts(): (parts: readonly FeePart[], currency: string) => readonly StatItem[] {
  const intl = useIntl();
  const format = useFormat();
  return (parts, currency) =>
    parts.map(({ label, amount }, index) => ({
      id: `fee-${index}`,
      label: intl.formatMessage(feeMessages[label]),
      value: format.money(amount, currency),
      isPart: true,
    }));
}
