/** Options of a command that people start. */
import { parseArgs } from 'node:util';
import type { ParseArgsOptionsConfig } from 'node:util';

/**
 * The options given. Asked for help it prints how the command is used, and ends; of an option that there is not it says so in
 * a line.
 * @param usage what `--help` prints
 */
export function commandLine<const Options extends ParseArgsOptionsConfig>(
  usage: string,
  options: Options,
  args: readonly string[] = process.argv.slice(2),
) {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs({ options, args: [...args] }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    process.exit(2);
  }
}
