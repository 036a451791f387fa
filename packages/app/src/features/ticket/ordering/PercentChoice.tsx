import { Chip, FieldGroup, Inline } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { percentChoices, type Percent } from '../model/percent.ts';
import { orderingMessages } from './ordering.messages.ts';

/** A quarter, a half, three quarters, or all there is: of the buying power, or of a position. */
export function PercentChoice(props: {
  /** What it is a percentage of; heard, not seen. */
  readonly label: string;
  /** Null where the quantity is a person's own. */
  readonly value: Percent | null;
  readonly isDisabled?: boolean;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  onChoose(percent: Percent): void;
}): ReactNode {
  const intl = useIntl();
  const { label, value, isDisabled = false, hint, error, onChoose } = props;
  return (
    <FieldGroup label={label} isLabelHidden error={error} hint={hint}>
      <Inline gap={2} isEven>
        {percentChoices.map((percent) => (
          <Chip
            key={percent}
            isSelected={value === percent}
            isDisabled={isDisabled}
            onPress={() => onChoose(percent)}
          >
            {percent === 'max'
              ? intl.formatMessage(orderingMessages.max)
              : intl.formatMessage(orderingMessages.share, { percent })}
          </Chip>
        ))}
      </Inline>
    </FieldGroup>
  );
}
