import { articleTags } from '@meridian/api';
import { Chip, Stack, Strip } from '@meridian/design-system';
import { useIntl } from 'react-intl';
import { knownData } from '#platform/request.ts';
import { soundRows } from '#platform/sound-rows.ts';
import { useRead } from '#platform/use-read.ts';
import { NewsOfTag } from './NewsOfTag.tsx';
import { messages } from './NewsTags.messages.ts';

export interface NewsTagsProps {
  /** The chosen one; null for all news. */
  readonly tag: string | null;
  onTag(tag: string | null): void;
}

/** What the news can be narrowed to, and the news of the chosen topic. Without tags there is nothing to choose: the list is all the same. */
export default function NewsTags({ tag, onTag }: NewsTagsProps) {
  const intl = useIntl();
  const known = knownData(useRead(articleTags, {}).request);
  const tags = known === null ? [] : soundRows(known, { keyOf: ({ dictValue }) => dictValue }).list;
  if (tags.length === 0) return null;
  const all = { dictValue: null, dictLabel: intl.formatMessage(messages.all) };
  return (
    <Stack gap={2}>
      <Strip
        label={intl.formatMessage(messages.label)}
        items={[all, ...tags].map(({ dictValue, dictLabel }) => ({
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
  );
}
