import { articleTags, type ResponseOf } from '@meridian/api';
import {
  Chip,
  EmptyState,
  FieldGroup,
  Inline,
  SearchField,
  Section,
  Skeleton,
  Stack,
} from '@meridian/design-system';
import { useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useAddressQuery } from '#platform/address/address-query.ts';
import { soundRows, withKnown } from '#platform/reading/sound-rows.ts';
import { useRead } from '#platform/reading/use-read.ts';
import { useRefreshable } from '#presentation/Refresh/refreshing.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { messages } from './Help.messages.ts';
import { Questions } from './Questions.tsx';

/** What customers ask, answered by topic, and a search in all of it (spec §3, articles with tags). */
export function Help(): ReactNode {
  const intl = useIntl();
  const [keyword, setKeyword] = useState('');
  const sought = keyword.trim();
  return (
    <Section title={intl.formatMessage(messages.title)}>
      <Stack gap={4}>
        <SearchField
          label={intl.formatMessage(messages.search)}
          placeholder={intl.formatMessage(messages.placeholder)}
          clearLabel={intl.formatMessage(messages.clear)}
          value={keyword}
          onChange={setKeyword}
          onSubmit={setKeyword}
        />
        {sought === '' ? (
          <ByTopic />
        ) : (
          <Questions
            key="search"
            asked={{ keyword: sought }}
            empty={
              <EmptyState
                title={intl.formatMessage(messages.nothingTitle, { keyword: sought })}
                body={intl.formatMessage(messages.nothingBody)}
              />
            }
          />
        )}
      </Stack>
    </Section>
  );
}

type Tags = ResponseOf<typeof articleTags>;

/** The tags of the help: those of the news are Home's. */
const topicsIn = (known: Tags): Tags => ({
  ...known,
  list: known.list.filter(({ column }) => column === 'help'),
});

/** The topics, and the questions of the one that the address names; of the first one where it names none. */
function ByTopic(): ReactNode {
  const intl = useIntl();
  const [query, change] = useAddressQuery();
  const { request, reload } = useRefreshable(useRead(articleTags, {}));
  const topics = useMemo(
    () => withKnown(request, (known) => soundRows(topicsIn(known), { keyOf: ({ dictValue }) => dictValue })),
    [request],
  );
  const none = (
    <EmptyState title={intl.formatMessage(messages.noneTitle)} body={intl.formatMessage(messages.noneBody)} />
  );
  return (
    <RequestView
      request={topics}
      reload={reload}
      what={intl.formatMessage(messages.whatTopics)}
      skeleton={<Skeleton shape="row" count={4} />}
      isEmpty={({ list }) => list.length === 0}
      empty={none}
    >
      {({ list }) => {
        const named = list.find(({ dictValue }) => dictValue === query.get('topic'));
        const topic = (named ?? list[0])?.dictValue;
        return (
          <Stack gap={4}>
            {/* All of them in sight, and so the one that a screen has led to. */}
            <FieldGroup label={intl.formatMessage(messages.topics)} isLabelHidden>
              <Inline gap={2} isWrapping>
                {list.map(({ dictValue, dictLabel }) => (
                  <Chip
                    key={dictValue}
                    isSelected={dictValue === topic}
                    onPress={() =>
                      change((kept) => {
                        kept.set('topic', dictValue);
                        return kept;
                      })
                    }
                  >
                    {dictLabel}
                  </Chip>
                ))}
              </Inline>
            </FieldGroup>
            {topic !== undefined && <Questions key={topic} asked={{ tag: topic }} empty={none} />}
          </Stack>
        );
      }}
    </RequestView>
  );
}
