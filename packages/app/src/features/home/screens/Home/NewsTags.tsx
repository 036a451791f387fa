import { articleTags, type ResponseOf } from '@meridian/api';
import { Chip, Stack, Strip } from '@meridian/design-system';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { soundRows, withKnown } from '#platform/reading/sound-rows.ts';
import { useRead } from '#platform/reading/use-read.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { NewsOfTag } from './NewsOfTag.tsx';
import { messages } from './NewsTags.messages.ts';

export interface NewsTagsProps {
  /** The chosen one; null for all news. */
  readonly tag: string | null;
  onTag(tag: string | null): void;
}

/** What the news can be narrowed to, and the news of the chosen topic. Without tags there is nothing to choose: the list is all the same. */
export default function NewsTags({ tag, onTag }: NewsTagsProps): ReactNode {
  const intl = useIntl();
  const { request, reload } = useRead(articleTags, {});
  const sound = useMemo(
    () => withKnown(request, (known) => soundRows(newsIn(known), { keyOf: ({ dictValue }) => dictValue })),
    [request],
  );
  const all = { dictValue: null, dictLabel: intl.formatMessage(messages.all) };
  return (
    <RequestView
      request={sound}
      reload={reload}
      what={intl.formatMessage(messages.what)}
      skeleton={null}
      isEmpty={({ list }) => list.length === 0}
      empty={null}
    >
      {({ list }) => (
        <Stack gap={2}>
          <Strip
            label={intl.formatMessage(messages.label)}
            items={[all, ...list].map(({ dictValue, dictLabel }) => ({
              id: dictValue ?? '',
              content: (
                <Chip isSelected={tag === dictValue} onPress={() => onTag(dictValue)}>
                  {dictLabel}
                </Chip>
              ),
            }))}
          />
          {tag !== null && <NewsOfTag key={tag} tag={tag} />}
        </Stack>
      )}
    </RequestView>
  );
}

type Tags = ResponseOf<typeof articleTags>;

/** The topics of the help are customer service's. */
const newsIn = (known: Tags): Tags => ({
  ...known,
  list: known.list.filter(({ column }) => column !== 'help'),
});
