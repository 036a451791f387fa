import { fork } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rootCertificates } from 'node:tls';
import * as v from 'valibot';
import { provider } from './pact-file.ts';

const mismatch = v.object({
  type: v.optional(v.string(), ''),
  path: v.optional(v.string(), ''),
  mismatch: v.optional(v.string(), ''),
  expected: v.optional(v.unknown()),
  actual: v.optional(v.unknown()),
});
const report = v.object({
  errors: v.array(
    v.object({
      interaction: v.string(),
      mismatch: v.object({
        type: v.string(),
        mismatches: v.optional(v.array(mismatch), []),
        message: v.optional(v.string(), ''),
      }),
    }),
  ),
});
export type Mismatch = v.InferOutput<typeof mismatch>;

/** An interaction that a backend does not honour. */
export interface Failure {
  readonly description: string;
  readonly mismatches: readonly Mismatch[];
  /** Where it did not come to a comparison: why. */
  readonly message: string;
}

interface Run {
  readonly pactFile: string;
  readonly baseUrl: string;
  readonly statesUrl?: string;
  /** When to stop, and why: the rejection is the signal's reason. */
  readonly signal: AbortSignal;
}

/** Plays a pact file against an address and answers the interactions that failed. Ends when `signal` says so. */
export async function runNativeVerifier({ pactFile, baseUrl, statesUrl, signal }: Run): Promise<Failure[]> {
  signal.throwIfAborted();
  const scratch = await mkdtemp(path.join(tmpdir(), 'pact-'));
  // Each interaction would read all of the machine's certificates, of no use for an address of this machine; but none
  // at all is an error.
  const certificates = path.join(scratch, 'one.pem');
  await writeFile(certificates, rootCertificates[0] ?? '');
  const options = {
    provider,
    providerBaseUrl: baseUrl,
    pactUrls: [pactFile],
    logLevel: 'error',
    failIfNoPactsFound: true,
    ...(statesUrl !== undefined && { providerStatesSetupUrl: statesUrl }),
  };
  const child = fork(path.join(import.meta.dirname, 'native-run.ts'), [JSON.stringify(options)], {
    stdio: 'ignore',
    execArgv: [],
    env: {
      ...withoutFilters(process.env),
      PACT_DO_NOT_TRACK: 'true',
      SSL_CERT_FILE: certificates,
      SSL_CERT_DIR: scratch,
    },
  });
  const stop = () => child.kill('SIGKILL');
  signal.addEventListener('abort', stop, { once: true });
  try {
    const findings = await new Promise<string | null>((resolve, reject) => {
      child.once('message', (message) => resolve((message as { findings: string | null }).findings));
      child.once('error', reject);
      child.once('exit', () => {
        if (signal.aborted) reject(signal.reason as Error);
        else reject(new Error("Pact's verifier ended without a result"));
      });
    });
    return findings === null ? [] : failuresOf(findings);
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
    await rm(scratch, { recursive: true, force: true });
  }
}

/** `PACT_DESCRIPTION` and its like choose interactions: with one that fits none, nothing fails. */
function withoutFilters(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(environment).filter(([name]) => !/^(PACT_|HTTPS?_PROXY$)/i.test(name)),
  );
}

function failuresOf(findings: string): Failure[] {
  const parsed = v.safeParse(
    v.pipe(v.string(), v.parseJson(), report),
    findings.slice(findings.indexOf('{')),
  );
  // Rather a failure in its own words than none.
  if (!parsed.success) throw new Error(`Pact's verifier says: ${findings}`);
  return parsed.output.errors.map(({ interaction, mismatch: found }) => ({
    description: interaction.slice(interaction.lastIndexOf(' - ') + 3),
    mismatches: found.mismatches,
    message: found.message,
  }));
}
