import type { ArticleHeadline } from '@meridian/api';
import { NewsRow } from '@meridian/design-system';
import { links } from '#platform/address/links.ts';
import { useAge } from '#platform/words/format.ts';

const ageStepMs = 10_000;

/** One story of the news; leads to it. */
export function Headline({ id, title, source, createTimeTimestamp }: ArticleHeadline) {
  const time = useAge(createTimeTimestamp, ageStepMs);
  return <NewsRow href={links.news(id)} title={title} source={source} time={time} />;
}
