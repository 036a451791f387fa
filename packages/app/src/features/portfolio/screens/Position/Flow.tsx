import {
  isWhole,
  positionStatement,
  tradeTab,
  type Decimal,
  type Position,
  type PositionFlow,
} from '@meridian/api';
import {
  Banner,
  Button,
  FigureRow,
  ListRow,
  MoneyText,
  NotedAmount,
  Section,
  Stack,
  Text,
} from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useAssetClasses } from '#asset-classes/registry.ts';
import { add, isNegative } from '#domain/money.ts';
import { links, withQuery } from '#platform/address/links.ts';
import { useSettings } from '#platform/ports/use-ports.ts';
import type { GrownList } from '#platform/reading/grown-list.ts';
import { knownData } from '#platform/reading/request.ts';
import { useGrowingList } from '#platform/reading/use-growing-list.ts';
import { missing, useFormat } from '#platform/words/format.ts';
import type { Message } from '#platform/words/messages.ts';
import { MoneyAmount } from '#presentation/MoneyAmount.tsx';
import { useCounted } from '#presentation/positions/counted.ts';
import { RecordList } from '#presentation/records/RecordList.tsx';
import { flowResult, isProved, type FlowResult } from '../../flow.ts';
import { kindNames, messages } from './Flow.messages.ts';

/** Rows of a page. */
const step = 25;

/** What moved between the position and its wallet, and that it comes to the profit and loss that is shown. */
export function Flow({ position, profit }: { position: Position; profit: Decimal }): ReactNode {
  const intl = useIntl();
  const list = useGrowingList({
    endpoint: positionStatement,
    request: { id: position.id },
    keyOf: ({ id }) => id,
    step,
    options: { onTopics: ['orders', 'wallets'] },
  });
  const read = knownData(list.request);
  const result = read && flowResult(position, { list: read.list, isWhole: isAllRead(read) });
  return (
    <Section title={intl.formatMessage(messages.title)}>
      <Stack gap={3}>
        {read !== null && result !== null && isWhole(read) && (
          <Result position={position} profit={profit} result={result} />
        )}
        <RecordList
          source={list}
          label={intl.formatMessage(messages.label)}
          what={intl.formatMessage(messages.what)}
          empty={{
            title: intl.formatMessage(messages.emptyTitle),
            body: intl.formatMessage(messages.emptyBody),
          }}
          keyOf={({ id }) => id}
          row={(line) => <Line line={line} position={position} />}
        />
      </Stack>
    </Section>
  );
}

const isAllRead = ({ list, total }: GrownList<PositionFlow>): boolean => list.length >= total;

/** The sum, what is still in the position, and what both come to. */
function Result({
  position,
  profit,
  result,
}: {
  position: Position;
  profit: Decimal;
  result: FlowResult;
}): ReactNode {
  const intl = useIntl();
  const money = useMoney(position.walletCurrency);
  const isOpen = position.closeTimeTimestamp === null;
  const row = (label: Message, amount: Decimal, isTotal = false): ReactNode => (
    <FigureRow label={intl.formatMessage(label)} value={money(amount)} isTotal={isTotal} />
  );
  return (
    <Stack gap={2}>
      <div>
        {row(messages.sum, result.sum)}
        {isOpen && row(messages.margin, position.margin)}
        {isOpen && row(messages.floating, profit)}
        {row(messages.result, isOpen ? add(result.realised, profit) : result.realised, true)}
      </div>
      <Verdict result={result} currency={position.walletCurrency} />
    </Stack>
  );
}

function Verdict({ result, currency }: { result: FlowResult; currency: string }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const verdict = isProved(result);
  if (verdict !== false) {
    return (
      <Text size="s" tone="secondary">
        {intl.formatMessage(verdict === null ? messages.restOpen : messages.agrees)}
      </Text>
    );
  }
  return (
    <Banner
      tone="negative"
      title={intl.formatMessage(messages.disagrees)}
      action={
        <Button size="s" href={links.service()}>
          {intl.formatMessage(messages.service)}
        </Button>
      }
    >
      {result.isUnbroken
        ? intl.formatMessage(messages.disagreesBy, {
            amount: format.money(result.difference, currency, { signed: true }),
          })
        : intl.formatMessage(messages.broken)}
    </Banner>
  );
}

/** An amount of one's own, with its sign, or covered. */
function useMoney(currency: string): (amount: Decimal) => ReactNode {
  const format = useFormat();
  const { areBalancesHidden } = useSettings();
  return (amount) =>
    areBalancesHidden ? (
      <MoneyAmount value={amount} currency={currency} size="s" />
    ) : (
      format.money(amount, currency, { signed: true })
    );
}

/** Opens the order that it is a part of, or the statement that it is a line of. */
function Line({ line, position }: { line: PositionFlow; position: Position }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const counted = useCounted();
  const { areBalancesHidden } = useSettings();
  const walletType = useAssetClasses().of(position.source)?.holding?.walletType;
  const kind = nameOf(line);
  const time = format.dateTime(line.createTimeTimestamp);
  const price = format.money(line.price, position.currency, { decimals: position.priceDecimals });
  const deal =
    line.quantity === null || line.price === null || areBalancesHidden
      ? []
      : [intl.formatMessage(messages.atPrice, { holding: counted(position, line.quantity), price })];
  return (
    <ListRow
      href={
        line.clientOrderId === null
          ? links.statement(walletType)
          : withQuery(links.trade(), { tab: String(tradeTab.entrusted), order: line.clientOrderId })
      }
      title={kind === null ? missing : intl.formatMessage(kind)}
      facts={[...deal, time]}
      trailing={
        areBalancesHidden ? (
          <MoneyAmount value={line.amount} currency={line.currency} />
        ) : (
          <NotedAmount
            amount={<MoneyText text={format.money(line.amount, line.currency, { signed: true })} />}
            note={intl.formatMessage(messages.runningSum, {
              amount: format.money(line.total, line.currency, { signed: true }),
            })}
          />
        )
      }
    />
  );
}

function nameOf({ kind, amount }: PositionFlow): Message | null {
  const isGiven = isNegative(amount);
  switch (kind) {
    case 'fill':
      return isGiven ? kindNames.opened : kindNames.returned;
    case 'margin':
      return isGiven ? kindNames.added : kindNames.released;
    case 'profit':
      return isGiven ? kindNames.loss : kindNames.profit;
    case 'fee':
    case 'overnight':
    case 'dailySettlement':
    case 'dividend':
    case 'dividendTax':
      return kindNames[kind];
    case null:
      return null;
  }
}
