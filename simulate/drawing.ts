/** From a seed to a session: what a person may do and a wire may do to it, drawn by weight. */
import { catalogue, type EndpointId } from '@meridian/api/catalogue';
import { simulatedWrites } from '@meridian/mocks/test/simulated-brokerage';
import { createChance, type Chance } from './chance.ts';
import type { SessionPlan } from './session.ts';
import { badAnswers, tabNames, type DeviceName, type Fate, type Step, type TabName } from './steps.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Writes that a person makes by pressing one button; money writes go through their form. */
const pressedWrites = simulatedWrites.filter((id) => catalogue[id].requestId === 'clientRequestId');

/** A wire that is often good: what comes after a mishap has to be seen too. */
function drawFate(chance: Chance): Fate {
  const delay = chance.of([10, 40, 120, 400]);
  const back = chance.of([10, 40, 150, 600, 3_000]);
  const isBad = chance.isSo(0.45);
  const arrivals = chance.of([
    [delay],
    [delay],
    [delay],
    isBad ? [] : [delay],
    [delay, delay + chance.of([0, 30, 200])],
    [delay, chance.of([5_000, 70_000])],
  ]);
  return {
    arrivals,
    back,
    answer: isBad ? chance.of(badAnswers) : 'true',
    dateAhead: chance.isSo(0.1) ? chance.of([-2 * dayMs, 60_000, 2 * dayMs]) : 0,
  };
}

export function drawSession(seed: number): SessionPlan {
  const chance = createChance(seed);
  const focus = chance.of(simulatedWrites);
  const length = 6 + chance.upTo(18);
  const tabs: readonly TabName[] = chance.isSo(0.5) ? tabNames : tabNames.slice(0, 2);
  // One tab is mostly at hand: what goes on in it has a history.
  const tab = (): TabName => (chance.isSo(0.6) ? 'first' : chance.of(tabs));
  const device = (): DeviceName => (chance.isSo(0.8) ? 'device' : 'other device');
  const writeOfSession = (): EndpointId =>
    chance.isSo(0.7) && pressedWrites.includes(focus) ? focus : chance.of(pressedWrites);

  const kinds: readonly (readonly [weight: number, draw: () => Step])[] = [
    [16, () => ({ do: 'confirm', tab: tab(), presses: drawPresses(chance), fate: drawFate(chance) })],
    [
      12,
      () => ({
        do: 'write',
        tab: tab(),
        write: writeOfSession(),
        choice: chance.upTo(2),
        presses: drawPresses(chance),
        fate: drawFate(chance),
      }),
    ],
    [12, () => ({ do: 'wait', ms: chance.of([50, 300, 1_000, 5_000, 20_000, 90_000]) })],
    [8, () => ({ do: 'fill in', tab: tab(), choice: chance.upTo(2) })],
    [6, () => ({ do: 'open', tab: tab() })],
    [6, () => ({ do: 'reload', tab: tab() })],
    [4, () => ({ do: 'go back to the form', tab: tab() })],
    [3, () => ({ do: 'look again', tab: tab() })],
    [3, () => ({ do: 'leave', tab: tab() })],
    [3, () => ({ do: 'reads', device: device(), fare: chance.of(['well', 'badly']) })],
    [3, () => ({ do: 'sign in', tab: tab() })],
    [1, () => ({ do: 'sign out', tab: tab() })],
    [1, () => ({ do: 'end sessions' })],
    [2, () => ({ do: chance.of(['go offline', 'go online', 'go online']), device: device() })],
    [2, () => ({ do: 'sleep', device: device(), ms: chance.of([5_000, 10 * 60_000, 3 * hourMs]) })],
    [1, () => ({ do: 'set clock', device: device(), aheadMs: chance.of([0, -hourMs, hourMs, 3 * hourMs]) })],
  ];
  const total = kinds.reduce((sum, [weight]) => sum + weight, 0);
  const drawStep = (): Step => {
    let left = chance.unit() * total;
    for (const [weight, draw] of kinds) {
      left -= weight;
      if (left < 0) return draw();
    }
    return { do: 'wait', ms: 1_000 };
  };
  return { seed, focus, knowsRequestIds: chance.isSo(0.85), steps: Array.from({ length }, drawStep) };
}

/** Mostly one; two for a double tap, many for a held key. */
const drawPresses = (chance: Chance): number => chance.of([0, 0, 0, 1, 1, 12]);
