import type { Decimal } from '@meridian/api';
import { BalanceText } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '#platform/words/format.ts';
import { useSettings } from '#platform/ports/use-ports.ts';
import { messages } from './presentation.messages.ts';

export interface MoneyAmountProps {
  readonly value: Decimal | null;
  readonly currency: string;
  readonly size?: 's' | 'm' | 'l' | 'hero';
  /** Calculated from a price that has stopped following its market: dimmed. */
  readonly isOld?: boolean | undefined;
}

/** What the user owns. Six dots while balances are hidden (DECISIONS 30). */
export function MoneyAmount({ value, currency, size = 'm', isOld }: MoneyAmountProps): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { areBalancesHidden } = useSettings();
  return (
    <BalanceText
      text={format.money(value, currency)}
      isHidden={areBalancesHidden}
      hiddenLabel={intl.formatMessage(messages.hiddenBalance)}
      size={size}
      isMuted={isOld}
    />
  );
}
