import type { CallLog, LoggedCall } from '#platform/ports/call-log.ts';
import type { SystemInfo } from '#platform/ports/ports.ts';

/** What a report is made of. */
export interface ReportParts {
  readonly system: SystemInfo;
  readonly locale: string;
  /** Null while nobody is signed in. */
  readonly userId: string | null;
  readonly log: Pick<CallLog, 'calls' | 'visits'>;
  /** The path of the screen that writes the report. */
  readonly here: string;
}

/** How many calls are named: the last problems, and the last writes by their ids. */
const mostProblems = 5;
const mostWrites = 5;

/**
 * What helps customer service to find out what happened, a line each, in the words that they search for: it is read by them, and
 * by the person before it is sent. It holds no token, no password, no figure of money, and no word of a server (spec §2).
 */
export function reportOf({ system, locale, userId, log, here }: ReportParts): string {
  const screen = log.visits().find((path) => path !== here) ?? here;
  const calls = log.calls();
  const problems = calls.filter(({ problem }) => problem !== null).slice(0, mostProblems);
  const writes = calls.filter(({ requestId }) => requestId !== null).slice(0, mostWrites);
  const lines = [
    `Version: Meridian ${system.appVersion}`,
    `Screen: ${screen}`,
    userId !== null && `User ID: ${userId}`,
    `Language: ${locale}`,
    `Device: ${system.platform}, ${system.userAgent}`,
    `Time zone: ${system.timeZone}`,
    ...writes.map((call) => `Request: ${call.requestId ?? ''} ${called(call)}`),
    ...problems.map((call) => `Problem: ${call.problem ?? ''} ${called(call)}`),
  ];
  return lines.filter((line) => line !== false).join('\n');
}

const called = ({ endpointId, at }: LoggedCall): string => `${endpointId} ${new Date(at).toISOString()}`;
