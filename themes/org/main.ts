// `npm run org -- <command>`: see `docs/branding.md`. One file, with Node alone.
import { check } from './commands/check.ts';
import { diff } from './commands/diff.ts';
import { emit } from './commands/emit.ts';
import { list } from './commands/list.ts';
import { migrate } from './commands/migrate.ts';
import { create } from './commands/new.ts';
import { SourceError } from './problems.ts';

/** By name; each gets its arguments and answers with the exit code. */
const COMMANDS: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = {
  check,
  diff,
  emit,
  list,
  migrate,
  new: create,
};

// Who reads along may stop before the end, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

/** Such as a disk that is full or cannot be written: nothing is wrong with the program. */
const isOfSystem = (error: unknown): error is Error => error instanceof Error && 'syscall' in error;

const [name = '', ...args] = process.argv.slice(2);
const command = COMMANDS[name];
if (!command) {
  process.stderr.write(`org ${Object.keys(COMMANDS).join(' | ')}\n`);
  process.exitCode = 2;
} else {
  try {
    process.exitCode = await command(args);
  } catch (error) {
    if (!(error instanceof SourceError) && !isOfSystem(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
