import { Chip, FieldGroup, Inline } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { shares, type Share } from '../model/share.ts';
import { orderingMessages } from './ordering.messages.ts';

/** A quarter, a half, three quarters, or all there is: of the buying power, or of a position. */
export function ShareChoice(props: {
  /** What it is a share of; heard, not seen. */
  readonly label: string;
  /** Null where the quantity is a person's own. */
  readonly value: Share | null;
  readonly isDisabled?: boolean;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  onChoose(share: Share): void;
}): ReactNode {
  const intl = useIntl();
  const { label, value, isDisabled = false, hint, error, onChoose } = props;
  return (
    <FieldGroup label={label} isLabelHidden error={error} hint={hint}>
      <Inline gap={2} isEven>
        {shares.map((share) => (
          <Chip
            key={share}
            isSelected={value === share}
            isDisabled={isDisabled}
            onPress={() => onChoose(share)}
          >
            {share === 'max'
              ? intl.formatMessage(orderingMessages.max)
              : intl.formatMessage(orderingMessages.share, { percent: share })}
          </Chip>
        ))}
      </Inline>
    </FieldGroup>
  );
}
