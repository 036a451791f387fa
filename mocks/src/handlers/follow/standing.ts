/** How far an investment is, as the wire says it. */
import { followStatus } from '@meridian/api';
import type { Follow } from '#domain/follow/index.ts';
import { failureReason } from '#domain/reviews/index.ts';
import type { Language } from '../language.ts';

export function followStanding({ status, review }: Follow, language: Language) {
  const reason =
    status === followStatus.refused && review.failsBecause !== null
      ? failureReason(review.failsBecause)[language]
      : null;
  return { status, reason };
}
