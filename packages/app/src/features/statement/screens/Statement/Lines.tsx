import { isWhole, type WalletBillLine } from '@meridian/api';
import { Button, useRowPx } from '@meridian/design-system';
import { useCallback, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '#platform/words/format.ts';
import { links } from '#platform/address/links.ts';
import { knownData } from '#platform/reading/request.ts';
import { GroupedRecordList } from '#presentation/records/RecordList.tsx';
import { countOf, noFilter } from '../../filter.ts';
import { byDay } from '../../model.ts';
import type { FilterInUse } from '../../useFilter.ts';
import { Day, dayPx } from './Day.tsx';
import { filterMessages } from './filter.messages.ts';
import { RecordSheet } from './RecordSheet.tsx';
import { messages } from './Statement.messages.ts';
import { Sums } from './Sums.tsx';
import { useLines } from './useLines.ts';

/** The movements by day, with what they come to. */
export function Lines(inUse: FilterInUse): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { list, sums, proof, isComplete, readCount } = useLines(inUse);
  const linePx = useRowPx();
  const [opened, setOpened] = useState<string | null>(null);
  const onOpen = useCallback((line: WalletBillLine) => setOpened(line.id), []);
  const isNarrowed = countOf(inUse.filter) > 0;
  return (
    <>
      <Sums sums={sums} proof={proof} />
      <GroupedRecordList
        source={list}
        label={intl.formatMessage(messages.days)}
        what={intl.formatMessage(messages.what)}
        empty={
          isNarrowed
            ? {
                title: intl.formatMessage(messages.noMatch),
                body: intl.formatMessage(messages.noMatchBody),
                action: (
                  <Button onPress={() => inUse.onFilter(noFilter)}>
                    {intl.formatMessage(filterMessages.clear)}
                  </Button>
                ),
              }
            : {
                title: intl.formatMessage(messages.emptyTitle),
                body: intl.formatMessage(messages.emptyBody),
                action: <Button href={links.deposit()}>{intl.formatMessage(messages.deposit)}</Button>,
              }
        }
        groups={(data) => byDay(data.list, format.dayOf, isComplete)}
        keyOf={(day) => day.date}
        rowHeight={(day) => dayPx(day, linePx)}
        row={(day, data) => <Day day={isWhole(data) ? day : { ...day, net: null }} onOpen={onOpen} />}
        end={({ list: lines, total }) => ({
          shown:
            readCount === null
              ? intl.formatMessage(messages.shown, { shown: lines.length, total })
              : intl.formatMessage(messages.shownOfRead, { shown: lines.length, read: readCount }),
          note: intl.formatMessage(messages.zone, { zone: format.timeZoneName() }),
          moreLabel: intl.formatMessage(messages.more),
        })}
      />
      <RecordSheet
        line={knownData(list.request)?.list.find(({ id }) => id === opened) ?? null}
        onClose={() => setOpened(null)}
      />
    </>
  );
}
