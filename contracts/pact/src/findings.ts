/** What a verification found, in words: each cause once, with the first interaction it was seen in. */
import { noAnswerStatus, stateText, type Gateway } from './gateway.ts';
import type { Failure, Mismatch } from './native-verifier.ts';
import type { Pact, PactInteraction } from './pact-file.ts';

const longestValue = 160;
const longestList = 5;

/** Lines of a report, one finding each. Empty where the backend honours the pact. They contain no token. */
export function tellFindings(pact: Pact, failures: readonly Failure[], gateway: Gateway): string[] {
  const stateLines = [...gateway.stateErrors].map(
    ([text, { cause, count }]) =>
      `the state ${text} could not be set up, in ${interactionsCounted(count)}: ${cause}`,
  );
  const spoilt = (interaction: PactInteraction) =>
    interaction.providerStates.some(({ name, params }) => gateway.stateErrors.has(stateText(name, params)));

  const byCause = new Map<string, PactInteraction[]>();
  for (const failure of failures) {
    const interaction = pact.interactions.find(({ description }) => description === failure.description);
    if (interaction === undefined) throw new Error(`the pact has no "${failure.description}"`);
    // What follows from a state that is not there is no finding of its own.
    if (spoilt(interaction)) continue;
    const cause = causesOf(failure, interaction, gateway).join('\n');
    byCause.set(cause, [...(byCause.get(cause) ?? []), interaction]);
  }
  const lines = [...byCause].map(([cause, interactions]) => tell(cause, interactions));
  return [...stateLines, ...lines].map((line) => withoutTokens(line, gateway.tokens));
}

function causesOf(failure: Failure, { request }: PactInteraction, { silences }: Gateway): string[] {
  const hasNoAnswer = failure.mismatches.some(
    ({ type, actual }) => type === 'StatusMismatch' && String(actual) === String(noAnswerStatus),
  );
  if (hasNoAnswer) {
    const given = silences.get(`${request.method} ${request.path}`) ?? [...silences.values()].at(-1);
    return [`no answer: ${given ?? 'the connection was cut'}`];
  }
  if (failure.mismatches.length === 0) return [failure.message || 'it could not be compared'];
  // One row of a list says what all of them say.
  const seen = new Map<string, string>();
  for (const mismatch of failure.mismatches) {
    const place = placeOf(mismatch);
    if (!seen.has(place)) seen.set(place, differenceOf(mismatch, place));
  }
  return [...seen.values()];
}

function placeOf({ type, path }: Mismatch): string {
  if (path !== '') return path.replaceAll(/\[\d+\]/g, '[*]');
  return type === 'StatusMismatch' ? 'HTTP status' : type;
}

function differenceOf({ mismatch, expected, actual }: Mismatch, place: string): string {
  const values =
    expected === undefined && actual === undefined
      ? ''
      : `expected ${shown(expected)}, received ${shown(actual)}`;
  return [place, [values, mismatch].filter(Boolean).join(': ')].join(' ');
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
}

function tell(cause: string, [first, ...others]: readonly PactInteraction[]): string {
  if (first === undefined) return cause;
  const { description, request, providerStates } = first;
  const states = providerStates.map(({ name, params }) => stateText(name, params)).join(', ');
  const more = others.slice(0, longestList).map((other) => `    ${other.description}`);
  return [
    description,
    `  ${request.method} ${request.path}`,
    `  given ${states || 'nothing'}`,
    ...cause.split('\n').map((line) => `  ${line}`),
    ...(others.length > 0 ? [`  the same in ${interactionsCounted(others.length)} more:`, ...more] : []),
    ...(others.length > longestList ? ['    …'] : []),
  ].join('\n');
}

const interactionsCounted = (count: number) => `${count} ${count === 1 ? 'interaction' : 'interactions'}`;

function withoutTokens(text: string, tokens: ReadonlySet<string>): string {
  return [...tokens].reduce((so, token) => (token === '' ? so : so.replaceAll(token, '(token)')), text);
}
