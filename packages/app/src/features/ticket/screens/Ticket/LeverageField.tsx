import { Chip, FieldGroup, Inline } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { compare, one } from '#domain/money.ts';
import { useFormat } from '#platform/words/format.ts';
import { messages as positionTexts } from '#presentation/positions/position.messages.ts';
import { messages } from './Ticket.messages.ts';
import type { Ticket } from './useTicket.ts';

/** The multiples the brokerage offers (DECISIONS 27). Where it offers one, there is nothing to choose. */
export function LeverageField({
  ticket: { terms, form, problems, addsTo, dispatch },
}: {
  ticket: Ticket;
}): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  // Until the terms arrive the field shows what is chosen, so that nothing moves when they do.
  const leverages = terms?.leverages ?? [form.leverage];
  if ((terms !== null && leverages.length < 2) || addsTo !== '') return null;
  const isWrong = problems.some(({ field }) => field === 'leverage');
  const multiple = format.quantity(form.leverage);
  const hint = compare(form.leverage, one) > 0 ? messages.leverageHint : messages.leverageNone;
  return (
    <FieldGroup
      label={intl.formatMessage(messages.leverage)}
      hint={intl.formatMessage(hint, { multiple })}
      error={isWrong ? intl.formatMessage(messages.leverageNotOffered) : undefined}
    >
      <Inline gap={2} isWrapping>
        {leverages.map((leverage) => (
          <Chip
            key={leverage}
            isSelected={compare(leverage, form.leverage) === 0}
            onPress={() => dispatch({ type: 'leverageChosen', leverage })}
          >
            {intl.formatMessage(positionTexts.leverage, { multiple: format.quantity(leverage) })}
          </Chip>
        ))}
      </Inline>
    </FieldGroup>
  );
}
