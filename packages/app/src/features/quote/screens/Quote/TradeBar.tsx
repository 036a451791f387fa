import { ActionBar, Button } from '@meridian/design-system';
import { tradeDirection } from '@meridian/api';
import { useIntl } from 'react-intl';
import { links, type InstrumentParams } from '#platform/links.ts';
import { messages } from './Quote.messages.ts';

/** The two things a user can do here, in reach of the thumb. A halted instrument offers neither. */
export function TradeBar({ instrument, isHalted }: { instrument: InstrumentParams; isHalted: boolean }) {
  const intl = useIntl();
  return (
    <ActionBar>
      <Button
        tone="sell"
        href={links.ticket(instrument, tradeDirection.sell)}
        isDisabled={isHalted}
        isFullWidth
      >
        {intl.formatMessage(messages.sell)}
      </Button>
      <Button
        tone="buy"
        href={links.ticket(instrument, tradeDirection.buy)}
        isDisabled={isHalted}
        isFullWidth
      >
        {intl.formatMessage(messages.buy)}
      </Button>
    </ActionBar>
  );
}
