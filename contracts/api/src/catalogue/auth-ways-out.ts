/**
 * What single screens read of the configuration: how to get the app, and how to reach the brokerage (spec §1, DECISIONS 54). In a
 * file of its own, because home reads the configuration and shows neither.
 */
import * as v from 'valibot';
import { name, nullish, openWord, sentence, url } from '../fields.ts';
import { someOf } from '../row-schemas.ts';
import type { AppConfig } from './auth-start-up.ts';

/** Where the app can be got. Null for a platform that this version does not know. */
const downloadLink = v.object({
  platform: openWord(['ios', 'android', 'web']),
  url: v.pipe(url, v.regex(/^https:\/\//i)),
});

/** `value` is what the kind takes: a number, an address, a page. */
const contactWay = v.object({
  kind: openWord(['phone', 'email', 'page', 'whatsApp', 'telegram']),
  value: v.pipe(name, v.nonEmpty()),
  /** When somebody answers, in the user's language. */
  hours: nullish(sentence),
});

export const downloadLinks = someOf(downloadLink, 20);
export const contactWays = someOf(contactWay, 20);

/** Ways to get the app; empty where the backend says none, or nothing that can be read. */
export function downloadLinksOf(
  config: Pick<AppConfig, 'downloadLinks'>,
): v.InferOutput<typeof downloadLinks> {
  return readable(downloadLinks, config.downloadLinks);
}

/** Ways to reach the brokerage, as {@link downloadLinksOf}. */
export function contactWaysOf(config: Pick<AppConfig, 'contactWays'>): v.InferOutput<typeof contactWays> {
  return readable(contactWays, config.contactWays);
}

function readable<T>(schema: v.GenericSchema<unknown, readonly T[]>, value: unknown): readonly T[] {
  const read = v.safeParse(schema, value);
  return read.success ? read.output : [];
}
