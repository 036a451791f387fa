import { orderType, type OrderType } from '@meridian/api';
import { SegmentedControl } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { orderingMessages } from './ordering.messages.ts';

const types = { market: orderType.market, limit: orderType.limit } as const;

/** Market or limit. A shut market takes limit orders only; the notice above says why. */
export function OrderTypeChoice({
  value,
  isMarketShut,
  onChange,
}: {
  value: OrderType;
  isMarketShut: boolean;
  onChange(type: OrderType): void;
}): ReactNode {
  const intl = useIntl();
  return (
    <SegmentedControl
      label={intl.formatMessage(orderingMessages.orderType)}
      value={value === orderType.limit ? 'limit' : 'market'}
      onChange={(chosen) => onChange(types[chosen])}
      options={[
        { value: 'market', label: intl.formatMessage(orderingMessages.market), isDisabled: isMarketShut },
        { value: 'limit', label: intl.formatMessage(orderingMessages.limit) },
      ]}
    />
  );
}
