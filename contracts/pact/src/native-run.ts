/**
 * Runs Pact's own verifier in a process of its own: it cannot be stopped, writes to the terminal as it likes, and
 * takes filters from the environment. Called by `native-verifier.ts`, which it answers over the process channel.
 */
import { Verifier, type VerifierOptions } from '@pact-foundation/pact';

const options = JSON.parse(process.argv[2] ?? '{}') as VerifierOptions;

// The caller is gone.
process.on('disconnect', () => process.exit(1));

async function findings(): Promise<string | null> {
  try {
    await new Verifier(options).verifyProvider();
    return null;
  } catch (error) {
    // The findings are JSON in the message of the error's cause.
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return cause instanceof Error ? cause.message : String(cause);
  }
}

process.send?.({ findings: await findings() }, () => process.exit(0));
