import { tradeDirection, tradeTab, type TradeDirection } from '@meridian/api';
import { ActionBar, Beside, Button, Menu, MoreIcon, Skeleton } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isPositive } from '#domain/money.ts';
import { useFormat } from '#platform/words/format.ts';
import { links, type InstrumentParams } from '#platform/address/links.ts';
import { useSettings } from '#platform/ports/use-ports.ts';
import type { Held } from '../../held.ts';
import { messages } from './Quote.messages.ts';

/** Of a button. */
const actionHeight = '44px';

interface Props {
  readonly instrument: InstrumentParams;
  readonly held: Held;
  /** Without one there is no way in, and no more of the same. */
  readonly hasTicket: boolean;
  readonly isHalted: boolean;
}

/**
 * What a user can do here, in reach of the thumb: with something held the way out before any way in. A halted instrument
 * offers neither; until it is known what is held the bar keeps the room of its buttons.
 */
export function TradeBar({ instrument, held, hasTicket, isHalted }: Props): ReactNode {
  const { position, closable } = held;
  if (position !== null && closable !== null) {
    const out = { position, closable, isHalted };
    return hasTicket ? (
      <HeldBar instrument={instrument} {...out} />
    ) : (
      <ActionBar>
        <WayOut {...out} />
      </ActionBar>
    );
  }
  // Words that are there would turn into others under the thumb.
  if (held.isAwaited)
    return (
      <ActionBar>
        <Skeleton shape="block" height={actionHeight} />
        <Skeleton shape="block" height={actionHeight} />
      </ActionBar>
    );
  return (
    <ActionBar>
      <EntryButton instrument={instrument} direction={tradeDirection.sell} isDisabled={isHalted} />
      <EntryButton instrument={instrument} direction={tradeDirection.buy} isDisabled={isHalted} />
    </ActionBar>
  );
}

interface EntryProps {
  readonly instrument: InstrumentParams;
  readonly direction: TradeDirection;
  readonly isDisabled: boolean;
}

function EntryButton({ instrument, direction, isDisabled }: EntryProps): ReactNode {
  const intl = useIntl();
  const tone = direction === tradeDirection.buy ? 'buy' : 'sell';
  return (
    <Button tone={tone} href={links.ticket(instrument, direction)} isDisabled={isDisabled} isFullWidth>
      {intl.formatMessage(messages[tone])}
    </Button>
  );
}

interface HeldBarProps {
  readonly instrument: InstrumentParams;
  readonly position: NonNullable<Held['position']>;
  readonly closable: NonNullable<Held['closable']>;
  readonly isHalted: boolean;
}

/** Out first, more of the same beside it; the other way is a second thought. */
function HeldBar({ instrument, position, closable, isHalted }: HeldBarProps): ReactNode {
  const intl = useIntl();
  const isShort = position.direction === tradeDirection.sell;
  const [same, other] = isShort
    ? [tradeDirection.sell, tradeDirection.buy]
    : [tradeDirection.buy, tradeDirection.sell];
  return (
    <Beside
      end={
        <Menu
          label={intl.formatMessage(messages.more)}
          icon={<MoreIcon />}
          isDisabled={isHalted}
          items={[
            {
              id: 'other',
              label: intl.formatMessage(isShort ? messages.buy : messages.sell),
              href: links.ticket(instrument, other),
            },
          ]}
        />
      }
    >
      <ActionBar>
        <Button href={links.ticket(instrument, same)} isDisabled={isHalted} isFullWidth>
          {intl.formatMessage(isShort ? messages.sellMore : messages.buyMore)}
        </Button>
        <WayOut position={position} closable={closable} isHalted={isHalted} />
      </ActionBar>
    </Beside>
  );
}

/** Closes what can still be closed; where closing orders have claimed everything, leads to them. */
function WayOut({ position, closable, isHalted }: Omit<HeldBarProps, 'instrument'>): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { areBalancesHidden } = useSettings();
  if (!isPositive(closable)) {
    return (
      <Button href={links.trade(tradeTab.entrusted)} isFullWidth>
        {intl.formatMessage(messages.seeOrders)}
      </Button>
    );
  }
  return (
    <Button tone="primary" href={links.close(position)} isDisabled={isHalted} isFullWidth>
      {areBalancesHidden
        ? intl.formatMessage(messages.closeAll)
        : intl.formatMessage(messages.closeHeld, { quantity: format.quantity(closable) })}
    </Button>
  );
}
