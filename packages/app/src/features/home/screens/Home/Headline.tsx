import type { ArticleHeadline } from '@meridian/api';
import { NewsRow } from '@meridian/design-system';
import { useFormat } from '#platform/format.ts';
import { links } from '#platform/links.ts';

/** One story of the news; leads to it. */
export function Headline({ id, title, source, createTimeTimestamp }: ArticleHeadline) {
  const format = useFormat();
  return (
    <NewsRow href={links.news(id)} title={title} source={source} time={format.age(createTimeTimestamp)} />
  );
}
