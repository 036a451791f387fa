import { tellFindings } from './findings.ts';
import { causeOf, startGateway, statesPath } from './gateway.ts';
import { runNativeVerifier } from './native-verifier.ts';
import { pactFile, readPact } from './pact-file.ts';
import type { StateSetter } from './states.ts';

/** What a backend answers otherwise than agreed: a finding each. */
export class PactBroken extends Error {
  /** Descriptions of the interactions that failed. */
  readonly broken: ReadonlySet<string>;
  constructor(findings: readonly string[], broken: ReadonlySet<string>) {
    super(`the backend does not honour the pact:\n\n${findings.join('\n\n')}`);
    this.name = 'PactBroken';
    this.broken = broken;
  }
}

/** Why nothing can be said about a backend: it is down, its states are, or time is up. */
export class NotVerified extends Error {
  override readonly name = 'NotVerified';
}

interface Verification {
  readonly baseUrl: string;
  readonly states: StateSetter;
  /** For everything. Default three minutes. */
  readonly timeoutMs?: number | undefined;
  /** For one request to the backend. Default twenty seconds. */
  readonly requestTimeoutMs?: number | undefined;
  /** What the calls of a signed-in customer carry, where the states do not answer one. */
  readonly token?: string | undefined;
  readonly file?: string | undefined;
}

/** Plays the whole pact against a backend; answers how many interactions. Rejects with {@link PactBroken} or {@link NotVerified}. */
export async function verifyProvider(verification: Verification): Promise<number> {
  const { baseUrl, states, token, timeoutMs = 180_000, requestTimeoutMs = 20_000 } = verification;
  const file = verification.file ?? pactFile;
  const pact = await readPact(file);
  await reach(`the backend at ${baseUrl}`, () =>
    fetch(baseUrl, { redirect: 'manual', signal: AbortSignal.timeout(requestTimeoutMs) }),
  );
  await reach('what sets up the states', () => states.check());

  const gone = new AbortController();
  const limit = setTimeout(() => {
    gone.abort(new NotVerified(`the verification was not done after ${timeoutMs / 1000} s`));
  }, timeoutMs);
  const gateway = await startGateway({
    baseUrl,
    states,
    token,
    requestTimeoutMs,
    onGone: (cause) => gone.abort(new NotVerified(`the backend at ${baseUrl} no longer answers: ${cause}`)),
  });
  try {
    const failures = await runNativeVerifier({
      pactFile: file,
      baseUrl: gateway.url,
      statesUrl: gateway.url + statesPath,
      signal: gone.signal,
    });
    const findings = tellFindings(pact, failures, gateway);
    if (findings.length > 0) {
      throw new PactBroken(findings, new Set(failures.map(({ description }) => description)));
    }
    const count = pact.interactions.length;
    if (gateway.played() < count) {
      throw new NotVerified(`only ${gateway.played()} of ${count} interactions were played`);
    }
    return count;
  } finally {
    clearTimeout(limit);
    gateway.close();
  }
}

async function reach(what: string, call: () => Promise<unknown>): Promise<void> {
  try {
    await call();
  } catch (error) {
    throw new NotVerified(`${what} does not answer: ${causeOf(error)}`, { cause: error });
  }
}
