import { isWhole, summaryDetail, type IndexMember, type QuoteDetail, type Summary } from '@meridian/api';
import { Button, FactLine, List, Section, Skeleton, Stack, Text, TextLink } from '@meridian/design-system';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { add, zero } from '#domain/money.ts';
import { useFormat } from '#platform/words/format.ts';
import { links } from '#platform/address/links.ts';
import { soundRows, withKnown } from '#platform/reading/sound-rows.ts';
import { useRead } from '#platform/reading/use-read.ts';
import { quoteKey } from '#presentation/quotes/LiveQuoteRow.tsx';
import { RequestView } from '#presentation/RequestView.tsx';
import { indexMessages } from './parts.messages.ts';
import { PlainQuoteRow } from './PlainQuoteRow.tsx';

type Index = NonNullable<Summary['index']>;

/** Members that are shown before somebody asks for the rest. */
const shownFirst = 10;

/** What an index is made of, and what each part adds to its move today: it cannot be bought, and they can. */
export function IndexMembers({ detail }: { detail: QuoteDetail }): ReactNode {
  const intl = useIntl();
  const { stock_code: stockCode, market } = detail;
  // Contributions go with the prices: as often as a chart gets new candles.
  const { request, reload } = useRead(summaryDetail, { stockCode, market }, { refreshMs: 60_000 });
  return (
    <Section title={intl.formatMessage(indexMessages.members)}>
      <RequestView
        request={withKnown(request, withEachOnce)}
        reload={reload}
        what={intl.formatMessage(indexMessages.what)}
        skeleton={<Skeleton shape="row" count={shownFirst} />}
        isEmpty={({ index }) => index === null || (index.members.list.length === 0 && isWhole(index.members))}
        empty={<NoMembers />}
      >
        {({ index }) => index && <Members index={index} />}
      </RequestView>
    </Section>
  );
}

function withEachOnce(summary: Summary): Summary {
  const { index } = summary;
  return index === null
    ? summary
    : { ...summary, index: { ...index, members: soundRows(index.members, { keyOf: quoteKey }) } };
}

function NoMembers(): ReactNode {
  const intl = useIntl();
  return (
    <Stack gap={3}>
      <Text tone="secondary">{intl.formatMessage(indexMessages.cannotBuyHere)}</Text>
      <TextLink isStandalone href={links.markets()}>
        {intl.formatMessage(indexMessages.toMarkets)}
      </TextLink>
    </Stack>
  );
}

function Members({ index }: { index: Index }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const [isUncut, setUncut] = useState(false);
  const {
    members: { list: members },
    memberCount,
    coveredWeight,
  } = index;
  const shown = isUncut ? members : members.slice(0, shownFirst);
  const added = shown.reduce((sum, { contribution }) => add(sum, contribution ?? zero), zero);
  return (
    <Stack gap={3}>
      <Text tone="secondary">{intl.formatMessage(indexMessages.cannotBuy)}</Text>
      <FactLine
        facts={[
          {
            id: 'covered',
            label: intl.formatMessage(indexMessages.covered),
            value: intl.formatMessage(indexMessages.coveredIs, {
              count: memberCount,
              weight: format.percent(coveredWeight, { signed: false }),
            }),
          },
          {
            id: 'added',
            label: intl.formatMessage(indexMessages.added, { count: shown.length }),
            value: format.percent(added),
          },
        ]}
      />
      <List
        label={intl.formatMessage(indexMessages.members)}
        items={shown}
        keyOf={quoteKey}
        renderRow={(member) => <MemberRow member={member} />}
      />
      {members.length > shown.length && (
        <Button onPress={() => setUncut(true)} isFullWidth>
          {intl.formatMessage(indexMessages.showAll, { count: members.length })}
        </Button>
      )}
    </Stack>
  );
}

function MemberRow({ member }: { member: IndexMember }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { weight, contribution } = member;
  return (
    <PlainQuoteRow
      quote={member}
      meta={intl.formatMessage(indexMessages.memberMeta, {
        weight: format.percent(weight, { signed: false }),
        points: format.percent(contribution),
      })}
    />
  );
}
