import { Beside, Button, Inline, Menu, SortIcon, Stack, Text } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useAge } from '#platform/words/format.ts';
import { lookMs } from '../old-prices/old-prices.ts';
import { messages as columns } from '../QuoteListing/QuoteListing.messages.ts';
import type { QuoteOrder } from '../quotes/quote-table.ts';
import { isMoving, type ListOrder } from './list-order.ts';
import { messages } from './SortedQuotes.messages.ts';

/** What can be chosen at the list; a table's heads sort by the rest. */
const choices: readonly (QuoteOrder | null)[] = [
  null,
  { by: 'ratio', direction: 'descending' },
  { by: 'ratio', direction: 'ascending' },
  { by: 'volume', direction: 'descending' },
  { by: 'price', direction: 'descending' },
  { by: 'price', direction: 'ascending' },
  { by: 'name', direction: 'ascending' },
];

export interface OrderLineProps {
  readonly sorting: ListOrder;
  /** Nobody publishes how much of these is traded. */
  readonly hasVolume?: boolean;
}

/** How a list is sorted, how old that order is, and the ways to another or to a newer one. Of one height, whatever it says. */
export function OrderLine({ sorting, hasVolume = true }: OrderLineProps): ReactNode {
  const intl = useIntl();
  const wordsOf = useOrderWords();
  const { order, sortedAt, onOrder } = sorting;
  const isAgeing = order !== null && isMoving(order.by);
  return (
    <Beside
      end={
        <Inline gap={1} align="center">
          {isAgeing && (
            <Button tone="quiet" size="s" onPress={() => onOrder(order)}>
              {intl.formatMessage(messages.again)}
            </Button>
          )}
          <Menu
            label={intl.formatMessage(messages.sort)}
            icon={<SortIcon />}
            items={choices
              .filter((choice) => hasVolume || choice?.by !== 'volume')
              .map((choice) => ({
                id: choice === null ? 'own' : `${choice.by} ${choice.direction}`,
                label: wordsOf(choice),
                onPress: () => onOrder(choice),
              }))}
          />
        </Inline>
      }
    >
      <Stack gap={0}>
        <Text size="xs" tone="secondary">
          {wordsOf(order)}
        </Text>
        {isAgeing && <OrderAge since={sortedAt} />}
      </Stack>
    </Beside>
  );
}

function OrderAge({ since }: { since: number }): ReactNode {
  const intl = useIntl();
  const age = useAge(since, lookMs);
  return (
    <Text size="xs" tone="tertiary" isNumeric>
      {intl.formatMessage(messages.sorted, { age })}
    </Text>
  );
}

function useOrderWords(): (order: QuoteOrder | null) => string {
  const intl = useIntl();
  return (order) => {
    if (order === null) return intl.formatMessage(messages.standard);
    const { by, direction } = order;
    const isUp = direction === 'ascending';
    const words = isMoving(by)
      ? messages[isUp ? 'ascending' : 'descending']
      : messages[isUp ? 'fromA' : 'fromZ'];
    return intl.formatMessage(words, { column: intl.formatMessage(columns[by]) });
  };
}
