import { Chip, Inline } from '@meridian/design-system';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { compare, one } from '../../../../domain/money.ts';
import { useFormat } from '../../../../platform/format.ts';
import { messages as presentation } from '../../../../presentation/presentation.messages.ts';
import { messages } from './Ticket.messages.ts';
import { Group, GroupLabel, Hint } from './Ticket.styles.ts';
import type { Ticket } from './useTicket.ts';

/** The multiples the house offers (DECISIONS 27). Where it offers one, there is nothing to choose. */
export function LeverageField({
  ticket: { assetClass, terms, form, problems, dispatch },
}: {
  ticket: Ticket;
}): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const labelId = useId();
  const leverages = terms?.leverages ?? [];
  if (!assetClass.hasLeverage || leverages.length < 2) return null;
  const isWrong = problems.some(({ field }) => field === 'leverage');
  const multiple = format.quantity(form.leverage);
  const hint = compare(form.leverage, one) > 0 ? messages.leverageHint : messages.leverageNone;
  return (
    <Group role="group" aria-labelledby={labelId}>
      <GroupLabel id={labelId}>{intl.formatMessage(messages.leverage)}</GroupLabel>
      <Inline gap={2}>
        {leverages.map((leverage) => (
          <Chip
            key={leverage}
            isSelected={compare(leverage, form.leverage) === 0}
            onPress={() => dispatch({ type: 'leverageChosen', leverage })}
          >
            {intl.formatMessage(presentation.leverage, { multiple: format.quantity(leverage) })}
          </Chip>
        ))}
      </Inline>
      <Hint data-wrong={isWrong || undefined}>
        {isWrong ? intl.formatMessage(messages.leverageNotOffered) : intl.formatMessage(hint, { multiple })}
      </Hint>
    </Group>
  );
}
