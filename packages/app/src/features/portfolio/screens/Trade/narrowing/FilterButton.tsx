import { tradeDirection, type AssetSource } from '@meridian/api';
import { Badge, Button, FilterIcon, Popover, Stack } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useAssetClasses } from '#asset-classes/registry.ts';
import { useSideText } from '#presentation/positions/side.ts';
import { Choices } from '#presentation/records/Choices.tsx';
import {
  countOf,
  noFilter,
  periods,
  sides,
  type Filter,
  type Narrowable,
  type Period,
  type Side,
} from '../../../filter.ts';
import { messages, periodMessages } from './filter.messages.ts';

export interface FilterButtonProps {
  /** What is narrowed. */
  readonly list: string;
  readonly filter: Filter;
  onFilter(filter: Filter): void;
  /** All rows there are: what they have in common is nothing to choose. */
  readonly rows: readonly Narrowable[];
  /** Of what ended: when it did. */
  readonly hasPeriod?: boolean;
  /** Further choices about what the list shows. */
  readonly children?: ReactNode;
}

/** What a list is narrowed to: by product, currency, direction and period, each by one press and off by another. */
export function FilterButton(props: FilterButtonProps): ReactNode {
  const { list, filter, onFilter, rows, hasPeriod = false, children } = props;
  const intl = useIntl();
  const classes = useAssetClasses();
  const sideText = useSideText();
  const count = countOf(filter);
  const active = intl.formatMessage(messages.active, { count });
  const products = distinct(
    rows.map(({ product }) => product),
    filter.product,
  );
  const currencies = distinct(
    rows.map(({ currency }) => currency),
    filter.currency,
  );
  const nameOf = (product: AssetSource): string => {
    const known = classes.of(product);
    return known === undefined ? '--' : intl.formatMessage(known.labelMessage);
  };
  const words: Readonly<Record<Side, string>> = {
    long: sideText(tradeDirection.buy),
    short: sideText(tradeDirection.sell),
  };
  return (
    <Popover
      label={
        count === 0
          ? intl.formatMessage(messages.filterOf, { list })
          : intl.formatMessage(messages.filterInUse, { list, active })
      }
      icon={
        <Badge count={count} srText={active}>
          <FilterIcon size={20} aria-hidden />
        </Badge>
      }
      title={intl.formatMessage(messages.filter)}
      closeLabel={intl.formatMessage(messages.done)}
      align="end"
    >
      <Stack gap={4}>
        {children}
        <Choices
          label={intl.formatMessage(messages.product)}
          options={products}
          chosen={filter.product}
          wordOf={nameOf}
          onChoose={(product) => onFilter({ ...filter, product })}
        />
        <Choices
          label={intl.formatMessage(messages.currency)}
          options={currencies}
          chosen={filter.currency}
          wordOf={(currency) => currency}
          onChoose={(currency) => onFilter({ ...filter, currency })}
        />
        <Choices
          label={intl.formatMessage(messages.side)}
          options={Object.keys(sides) as Side[]}
          chosen={filter.side}
          wordOf={(side) => words[side]}
          onChoose={(side) => onFilter({ ...filter, side })}
        />
        {hasPeriod && (
          <Choices
            label={intl.formatMessage(messages.period)}
            options={Object.keys(periods) as Period[]}
            chosen={filter.period}
            wordOf={(period) => intl.formatMessage(periodMessages[period])}
            onChoose={(period) => onFilter({ ...filter, period })}
          />
        )}
        {count > 0 && (
          <Button size="s" onPress={() => onFilter(noFilter)}>
            {intl.formatMessage(messages.clear)}
          </Button>
        )}
      </Stack>
    </Popover>
  );
}

/** What there is to choose from, in the order met; what is chosen stays among it, so that it can be put off. */
function distinct<T>(values: readonly T[], chosen: T | null): readonly T[] {
  return [...new Set(chosen === null ? values : [...values, chosen])];
}
