import { Banner, Button, FigureRow, Stack } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isPositive, subtract } from '#domain/money.ts';
import { links, useReturnTo } from '#platform/address/links.ts';
import { useFormat } from '#platform/words/format.ts';
import { HeldList } from '#presentation/holds/HeldList.tsx';
import type { Usable } from '../../withdraw-model.ts';
import { messages } from './Withdraw.messages.ts';

/** How much can be withdrawn, and line by line why it is less than the balance. */
export function UsableAmount({ usable }: { usable: Usable }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const returnTo = useReturnTo();
  const { amount, balance, currency, holds } = usable;
  const held = subtract(balance, amount);
  const isHeld = isPositive(held);
  return (
    <Stack gap={3}>
      <div>
        {isHeld && (
          <>
            <FigureRow label={intl.formatMessage(messages.balance)} value={format.money(balance, currency)} />
            <HeldList
              label={intl.formatMessage(messages.held)}
              holds={holds.list}
              held={held}
              currency={currency}
              isTakenOff
            />
          </>
        )}
        <FigureRow
          label={intl.formatMessage(messages.usable)}
          value={format.money(amount, currency)}
          isTotal
        />
      </div>
      {!isPositive(amount) && (
        <Banner
          tone="info"
          title={intl.formatMessage(messages.nothing)}
          action={
            <Button size="s" href={links.transfer('BALANCE', undefined, returnTo)}>
              {intl.formatMessage(messages.transferIn)}
            </Button>
          }
        >
          {isHeld
            ? intl.formatMessage(messages.nothingHeld, { amount: format.money(held, currency) })
            : intl.formatMessage(messages.nothingEmpty)}
        </Banner>
      )}
    </Stack>
  );
}
