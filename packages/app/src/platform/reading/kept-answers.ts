import type { LocaleTag } from '@meridian/api';
import type { ServerClock } from '../ports/clock.ts';
import type { Clock, KeyValueStorage } from '../ports/ports.ts';
import type { Answer, KeptAnswers } from '../ports/answers.ts';
import { readJson, storageKeys } from '../device/storage.ts';

/** What an answer is kept for, ms: a day. */
const keptMs = 86_400_000;
/** The most that is kept, in characters: a device holds some five million for all of a host. */
const maxLength = 400_000;
/** One that is longer, such as a list of all instruments, would leave no room for the others. */
const maxAnswerLength = 60_000;

export interface KeptAnswersSurroundings {
  readonly storage: KeyValueStorage;
  /** Differs from build to build. */
  readonly build: string;
  readonly onLeave: KeptAnswers['onLeave'];
  /**
   * The app's. Before the first answer of a visit it knows the device's time only: it is set as it was at the end of the
   * last visit, so that ages are right where the server's time is another (a simulated market).
   */
  readonly clock: Clock & Partial<Pick<ServerClock, 'correct' | 'aheadMs'>>;
  getLocale(): LocaleTag;
}

export function createKeptAnswers({
  storage,
  build,
  onLeave,
  clock,
  getLocale,
}: KeptAnswersSurroundings): KeptAnswers {
  const key = storageKeys.keptAnswers;
  const left = readJson(storage, key);
  const record = isRecord(left) && left.build === build ? left : null;
  if (record !== null) clock.correct?.(clock.now() + record.aheadMs);
  return {
    restore() {
      if (record === null || record.locale !== getLocale()) return new Map();
      const now = clock.now();
      return new Map(
        record.answers
          .filter(isEntry)
          .filter(([, { at }]) => at <= now && at > now - keptMs)
          .map(([question, answer]) => [question, { data: { ...answer, isOfEarlierVisit: true } }]),
      );
    },
    keep(states) {
      const answers = [...states]
        .flatMap(([question, { data }]) =>
          data?.isPublic && !data.isOfEarlierVisit ? [JSON.stringify([question, data])] : [],
        )
        .filter(({ length }) => length <= maxAnswerLength);
      if (answers.length === 0) return;
      const about = JSON.stringify({ build, locale: getLocale(), aheadMs: clock.aheadMs ?? 0 });
      const text = `${about.slice(0, -1)},"answers":[${answers.join(',')}]}`;
      if (text.length <= maxLength) storage.set(key, text);
    },
    forget: () => storage.remove(key),
    onLeave,
  };
}

interface KeptRecord {
  readonly build: string;
  readonly locale: string;
  /** By how much the app's clock differed from the device's. */
  readonly aheadMs: number;
  readonly answers: readonly (readonly [question: string, Answer<unknown>])[];
}

/** Of this very build it is what `keep` wrote; of any other it is not looked into. */
const isEntry = (entry: unknown): entry is KeptRecord['answers'][number] =>
  Array.isArray(entry) && typeof (entry[1] as Answer<unknown> | undefined)?.at === 'number';

const isRecord = (record: unknown): record is KeptRecord =>
  typeof record === 'object' &&
  record !== null &&
  'answers' in record &&
  Array.isArray(record.answers) &&
  'aheadMs' in record &&
  Number.isSafeInteger(record.aheadMs);
