import type { AssetSource, Decimal } from '@meridian/api';
import { useIntl } from 'react-intl';
import { useAssetClasses } from '#asset-classes/registry.ts';
import { useFormat } from '#platform/words/format.ts';
import { useSettings } from '#platform/ports/use-ports.ts';
import { messages } from './position.messages.ts';

interface Counted {
  readonly source: AssetSource;
  readonly stock_code: string;
}

/** A code of digits beside a quantity would read as a second quantity: 200 00700. */
const isNumber = (code: string): boolean => /^\d+$/.test(code);

/** A quantity with what it counts: 60 AAPL, 0.125 BTC, 200 shares. */
export function useCounted(): (instrument: Counted, quantity: Decimal) => string {
  const intl = useIntl();
  const format = useFormat();
  const classes = useAssetClasses();
  return ({ source, stock_code: code }, amount) => {
    const quantity = format.quantity(amount);
    if (isNumber(code)) return intl.formatMessage(messages.shares, { quantity, count: Number(amount) });
    const unit = classes.of(source)?.holding?.quantity.unitOf(code) ?? code;
    return intl.formatMessage(messages.counted, { quantity, unit });
  };
}

/**
 * How much of it the user holds. Nothing while balances are hidden: beside a public price it reveals what they
 * are worth (DECISIONS 30).
 */
export function useHolding(): (position: Counted & { readonly quantity: Decimal }) => string | null {
  const counted = useCounted();
  const { areBalancesHidden } = useSettings();
  return (position) => (areBalancesHidden ? null : counted(position, position.quantity));
}
