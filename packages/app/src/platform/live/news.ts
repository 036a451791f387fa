import type { RealtimeSocket } from '@meridian/api';
import type { News, NewsTopic } from '../ports/context.ts';

const newsTopics: readonly NewsTopic[] = ['orders', 'wallets', 'inbox'];

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
