import type { RealtimeSocket, Topic } from '@meridian/api';

/** Topics of a person's own affairs: rare, and heard wherever the person is in the app. */
export type NewsTopic = Extract<Topic, 'orders' | 'wallets' | 'inbox'>;

const newsTopics: readonly NewsTopic[] = ['orders', 'wallets', 'inbox'];

/**
 * What the socket said of a person's own affairs. It is counted even where no screen listens: an answer that was asked for
 * before the latest news may be out of date, whichever screen shows it again.
 */
export interface News {
  /** How many messages of these topics were heard, or may have been missed. It only grows. */
  countOf(topics: readonly NewsTopic[]): number;
  /** Calls back with each message of these topics. */
  subscribe(topics: readonly NewsTopic[], listener: () => void): () => void;
  /** Hears the socket until the returned function is called. */
  listen(): () => void;
}

export function createNews(socket: Pick<RealtimeSocket, 'subscribe' | 'onGap'> | null): News {
  const counts = new Map<NewsTopic, number>();
  const count = (topic: NewsTopic): void => void counts.set(topic, (counts.get(topic) ?? 0) + 1);
  return {
    countOf: (topics) => topics.reduce((sum, topic) => sum + (counts.get(topic) ?? 0), 0),
    subscribe(topics, listener) {
      const stops = topics.map((topic) => socket?.subscribe(topic, listener));
      return () => {
        for (const stop of stops) stop?.();
      };
    },
    listen() {
      const stops = newsTopics.map((topic) => socket?.subscribe(topic, () => count(topic)));
      const stopGap = socket?.onGap(() => newsTopics.forEach(count));
      return () => {
        for (const stop of stops) stop?.();
        stopGap?.();
      };
    },
  };
}
