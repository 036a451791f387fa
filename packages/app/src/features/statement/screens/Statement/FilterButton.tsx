import { billKinds, walletTypes, type BillKind, type WalletType } from '@meridian/api';
import { Badge, Button, FilterIcon, Popover, Select, Stack } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Choices } from '#presentation/records/Choices.tsx';
import { walletNames } from '#presentation/wallet.messages.ts';
import { countOf, noFilter } from '../../filter.ts';
import type { FilterInUse } from '../../useFilter.ts';
import { filterMessages as messages } from './filter.messages.ts';
import { PeriodChoice } from './PeriodChoice.tsx';
import { kindNames } from './Statement.messages.ts';

/** Those that a wallet is kept in (DECISIONS 42). */
const currencies = ['USD', 'HKD'] as const;
const any = 'any';

/** What the statement is narrowed to: period, account, kind and currency, each off by itself and all at once. */
export function FilterButton({ filter, days, onFilter }: FilterInUse): ReactNode {
  const intl = useIntl();
  const count = countOf(filter);
  const active = intl.formatMessage(messages.active, { count });
  return (
    <Popover
      label={
        count === 0 ? intl.formatMessage(messages.filter) : intl.formatMessage(messages.inUse, { active })
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
        <PeriodChoice
          period={filter.period}
          days={days}
          onPeriod={(period) => onFilter({ ...filter, period })}
        />
        <Select
          label={intl.formatMessage(messages.wallet)}
          value={filter.wallet ?? any}
          onChange={(wallet) => onFilter({ ...filter, wallet: wallet === any ? null : wallet })}
          options={[
            { value: any, label: intl.formatMessage(messages.allWallets) },
            ...walletTypes.map((type: WalletType) => ({
              value: type,
              label: intl.formatMessage(walletNames[type]),
            })),
          ]}
        />
        <Select
          label={intl.formatMessage(messages.kind)}
          value={filter.kind ?? any}
          onChange={(kind) => onFilter({ ...filter, kind: kind === any ? null : kind })}
          options={[
            { value: any, label: intl.formatMessage(messages.allKinds) },
            ...billKinds.map((kind: BillKind) => ({
              value: kind,
              label: intl.formatMessage(kindNames[kind]),
            })),
          ]}
        />
        <Choices
          label={intl.formatMessage(messages.currency)}
          options={currencies}
          chosen={currencies.find((known) => known === filter.currency) ?? null}
          wordOf={(currency) => currency}
          onChoose={(currency) => onFilter({ ...filter, currency })}
        />
        {count > 0 && (
          <Button size="s" onPress={() => onFilter(noFilter)}>
            {intl.formatMessage(messages.clear)}
          </Button>
        )}
      </Stack>
    </Popover>
  );
}
