import { tradeTab, type Position } from '@meridian/api';
import { List, ScreenNote, Section, TextLink } from '@meridian/design-system';
import { useIntl } from 'react-intl';
import { compare, multiply } from '#domain/money.ts';
import { links } from '#platform/address/links.ts';
import { OldPricesNote } from '#presentation/old-prices/OldPricesNote.tsx';
import { OldPrices, useOldSince } from '#presentation/old-prices/old-prices.ts';
import { LivePositionRow } from '#presentation/positions/LivePositionRow.tsx';
import { messages } from './own.messages.ts';

/** As many as the skeleton has: nothing below moves when they come. */
const holdingsShown = 3;

const valueOf = ({ quantity, price_nominal }: Position) => multiply(quantity, price_nominal);

/** Dollars first, then other currencies; of one currency the largest first. Amounts of two are never compared. */
function byValue(a: Position, b: Position): number {
  if (a.currency === b.currency) return compare(valueOf(b), valueOf(a));
  return Number(b.currency === 'USD') - Number(a.currency === 'USD') || a.currency.localeCompare(b.currency);
}

/** The largest positions, and the way to all of them. */
export function TopHoldings({ positions }: { positions: readonly Position[] }) {
  const intl = useIntl();
  const title = intl.formatMessage(messages.holdings);
  const since = useOldSince(positions);
  return (
    <Section
      title={title}
      action={
        <TextLink isStandalone href={links.trade(tradeTab.holdings)}>
          {intl.formatMessage(messages.allHoldings, { count: positions.length })}
        </TextLink>
      }
    >
      {since !== null && (
        <ScreenNote>
          <OldPricesNote since={since} count={positions.length} />
        </ScreenNote>
      )}
      <OldPrices value={since !== null}>
        <List
          label={title}
          items={positions.toSorted(byValue).slice(0, holdingsShown)}
          keyOf={({ id }) => id}
          renderRow={(position) => (
            <LivePositionRow
              position={position}
              profit="today"
              profitName={intl.formatMessage(messages.todayProfit)}
            />
          )}
        />
      </OldPrices>
    </Section>
  );
}
