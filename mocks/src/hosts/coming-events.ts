import { agenda } from '#domain/agenda.ts';
import { liveThrough, nextEvent } from '#kernel/index.ts';
import type { AgendaEvent } from '#kernel/index.ts';
import type { BrokerageWorld } from '#world-definition.ts';

/**
 * What happens by itself from now on, found on a state of its own that lives through it: what happens first may bring about
 * what comes next. Of one instant, the first is named.
 * @param most how many instants
 * @param horizonMs how far ahead is looked
 */
export function comingEvents(world: BrokerageWorld, most: number, horizonMs: number): readonly AgendaEvent[] {
  const now = world.now();
  const state = world.at(world.log.length);
  liveThrough(state, agenda, state.livedUntil, now);
  const events: AgendaEvent[] = [];
  let lived = now;
  while (events.length < most) {
    const next = nextEvent(state, agenda, lived + 1, now + horizonMs);
    if (next === undefined) break;
    events.push(next);
    liveThrough(state, agenda, lived, next.at);
    lived = next.at;
  }
  return events;
}
