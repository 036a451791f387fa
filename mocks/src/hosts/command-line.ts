/** Options of a command that people start. */
import { parseArgs } from 'node:util';
import type { ParseArgsConfig, ParseArgsOptionsConfig } from 'node:util';

/**
 * The options given. Asked for help it prints how the command is used, and ends; of an option that there is not it says so in
 * a line.
 * @param usage what `--help` prints
 */
export function commandLine<const Options extends ParseArgsOptionsConfig>(usage: string, options: Options) {
  return readLine(usage, { options }).values;
}

/** As {@link commandLine}, for a command that is told files. */
export function commandLineWithFiles<const Options extends ParseArgsOptionsConfig>(
  usage: string,
  options: Options,
) {
  return readLine(usage, { options, allowPositionals: true });
}

function readLine<const Config extends ParseArgsConfig>(usage: string, config: Config) {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs({ ...config, args });
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    process.exit(2);
  }
}
