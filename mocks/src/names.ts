/**
 * The words that stories, links, tests and the scenario panel say to a world: the names of its scenarios and the
 * grammar of its faults. Nothing heavy is imported here, so a story may name a scenario without loading the brokerage.
 */

import { httpFaultKinds, socketFaultKinds } from './fault-kinds.ts';
import { scenarioDescriptions, type ScenarioName } from './scenario-areas/index.ts';

export { httpFaultKinds, socketFaultKinds } from './fault-kinds.ts';
export { scenarioAreas, scenarioDescriptions, scenarioNames } from './scenario-areas/index.ts';
export type { ScenarioArea, ScenarioName } from './scenario-areas/index.ts';

/** What opens when nothing is said. */
export const defaultScenario: ScenarioName = 'trader';

export function isScenarioName(text: string): text is ScenarioName {
  return Object.hasOwn(scenarioDescriptions, text);
}

/** The customer of every signed-in scenario. Shown in the panel so that a person can sign in by hand. */
export const demoUser = {
  loginId: 'demo',
  email: 'demo@meridian.example',
  password: 'meridian1',
  payPassword: '246810',
} as const;

/** The kinds that leave a call without an answer that can be used. */
export const failingKinds: readonly string[] = [
  'down',
  'hang',
  'stall',
  'http',
  'code',
  'truncated',
  'garbled',
  'lost',
  'busy',
] satisfies readonly HttpFaultKind[];

export type HttpFaultKind = keyof typeof httpFaultKinds;
type HttpFaultKindWithValue = {
  [K in HttpFaultKind]: (typeof httpFaultKinds)[K]['takes'] extends null ? never : K;
}[HttpFaultKind];
export type SocketFaultKind = keyof typeof socketFaultKinds;

/** The most calls that a fault can be set to meet before it ends by itself. */
const mostTimes = 1_000;

/**
 * A fault of one endpoint (`family.name`) or of all (`*`). `value` is the argument of the kinds that take one. `times`: how many
 * calls it still meets; it stays until it is ended where that is left out.
 */
export type HttpFault = { readonly on: 'http'; readonly target: string; readonly times?: number } & (
  | { readonly kind: HttpFaultKindWithValue; readonly value: number }
  | { readonly kind: Exclude<HttpFaultKind, HttpFaultKindWithValue> }
);
interface SocketFault {
  readonly on: 'socket';
  readonly target: 'socket';
  readonly kind: SocketFaultKind;
}
export type Fault = HttpFault | SocketFault;

const faultPattern = /^(?<kind>[a-z]+)(?:=(?<value>[^@*]*))?(?:\*(?<times>[^@]*))?@(?<target>.+)$/;
const targetPattern = /^(\*|socket|[a-z]+\.[A-Za-z0-9]+)$/;

/**
 * Reads `<kind>[=<arg>][*<times>]@<endpoint id | * | socket>`, e.g. `slow=3000@market.topList`, `down@*`, `silent@socket`, and
 * `lost*1@trading.createStockOrder` for the next call only.
 * @throws RangeError that says what is wrong and what would be right.
 */
export function parseFault(text: string): Fault {
  const parts = faultPattern.exec(text.trim())?.groups;
  if (parts === undefined)
    throw new RangeError(`fault "${text}": write <kind>[=<arg>][*<times>]@<endpoint id, * or socket>`);
  const { kind = '', value, times, target = '' } = parts;
  if (!targetPattern.test(target)) {
    throw new RangeError(
      `fault "${text}": "${target}" is no endpoint id (family.name), no * and not "socket"`,
    );
  }
  if (target === 'socket') {
    if (!Object.hasOwn(socketFaultKinds, kind))
      throw new RangeError(unknownKind(text, kind, socketFaultKinds));
    if (value !== undefined || times !== undefined)
      throw new RangeError(`fault "${text}": ${kind} takes no argument and lasts until it is ended`);
    return { on: 'socket', target: 'socket', kind: kind as SocketFaultKind };
  }
  if (!Object.hasOwn(httpFaultKinds, kind)) throw new RangeError(unknownKind(text, kind, httpFaultKinds));
  const fault = httpFault(text, kind as HttpFaultKind, value, target);
  return times === undefined ? fault : { ...fault, times: timesIn(text, times) };
}

/** The text that {@link parseFault} reads back as the same fault. */
export function formatFault(fault: Fault): string {
  const argument = 'value' in fault ? `=${fault.value}` : '';
  const times = 'times' in fault ? `*${fault.times}` : '';
  return `${fault.kind}${argument}${times}@${fault.target}`;
}

function timesIn(text: string, times: string): number {
  const number = /^\d+$/.test(times) ? Number(times) : 0;
  if (number < 1 || number > mostTimes)
    throw new RangeError(`fault "${text}": after * comes how many calls it meets, 1 to ${mostTimes}`);
  return number;
}

/** What the arguments of faults can be. */
const faultArguments = {
  ms: { least: 0, most: Number.MAX_SAFE_INTEGER, wanted: 'a whole number (ms)', example: 3000 },
  code: { least: 0, most: Number.MAX_SAFE_INTEGER, wanted: 'a whole number (code)', example: 500 },
  status: { least: 400, most: 599, wanted: 'an HTTP status from 400 to 599', example: 500 },
  percent: { least: 1, most: 99, wanted: 'percent from 1 to 99', example: 60 },
} as const;

function httpFault(text: string, kind: HttpFaultKind, value: string | undefined, target: string): HttpFault {
  const { takes } = httpFaultKinds[kind];
  if (takes === null) {
    if (value !== undefined) throw new RangeError(`fault "${text}": ${kind} takes no argument`);
    return { on: 'http', target, kind } as HttpFault;
  }
  const number = /^\d+$/.test(value ?? '') ? Number(value) : Number.NaN;
  const { least, most, wanted, example } = faultArguments[takes];
  if (!Number.isSafeInteger(number) || number < least || number > most)
    throw new RangeError(`fault "${text}": ${kind} needs ${wanted}, as in ${kind}=${example}@${target}`);
  return { on: 'http', target, kind, value: number };
}

function unknownKind(text: string, kind: string, kinds: object): string {
  return `fault "${text}": "${kind}" is none of ${Object.keys(kinds).join(', ')}`;
}
