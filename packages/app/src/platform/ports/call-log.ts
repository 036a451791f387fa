import type { ApiProblem } from '@meridian/api';

/** A call as customer service may hear of it: no token, no figure, nothing that was asked for or answered. */
export interface LoggedCall {
  /** Id of the call in the catalogue. */
  readonly endpointId: string;
  /** By the app's clock, ms since 1970. */
  readonly at: number;
  /** The id that a write named its request by; null for a read. */
  readonly requestId: string | null;
  /** What went wrong, with its code where there is one: `http 502`, `refused 30001`; null where nothing did. */
  readonly problem: string | null;
}

/** What this page has done lately, as long as it is open. Nothing of it is kept on the device. */
export interface CallLog {
  note(call: LoggedCall): void;
  /** A screen was opened: its path, without what the address asks for. */
  visit(path: string): void;
  /** The newest first. */
  calls(): readonly LoggedCall[];
  /** The newest first. */
  visits(): readonly string[];
}

const keptCalls = 50;
const keptVisits = 6;

export function createCallLog(): CallLog {
  let calls: readonly LoggedCall[] = [];
  let visits: readonly string[] = [];
  return {
    note: (call) => void (calls = [call, ...calls].slice(0, keptCalls)),
    visit(path) {
      if (visits[0] !== path) visits = [path, ...visits].slice(0, keptVisits);
    },
    calls: () => calls,
    visits: () => visits,
  };
}

/** A problem in a few characters, without the words of a server, which may say more than they should. */
export function problemCode(problem: ApiProblem): string {
  switch (problem.kind) {
    case 'refused':
    case 'undeclared':
      return `${problem.kind} ${problem.code}`;
    case 'http':
      return `http ${problem.status}`;
    case 'unexpectedResponse':
      return `unexpectedResponse ${problem.path}`;
    default:
      return problem.kind;
  }
}

/** The id in what a write asked for; null where it names none. */
export function requestIdIn(request: unknown): string | null {
  if (typeof request !== 'object' || request === null) return null;
  const { clientRequestId, clientOrderId } = request as Readonly<Record<string, unknown>>;
  const id = clientRequestId ?? clientOrderId;
  return typeof id === 'string' ? id : null;
}
