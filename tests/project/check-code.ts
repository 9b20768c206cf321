import { lint } from '../support/code/lint.ts';
import { readTypes } from '../support/code/types.ts';

/** Type-checks and lints the whole tree with one shared program, because parsing and checking types takes most of the time. */
const { program, problems } = readTypes();
process.stdout.write(JSON.stringify({ types: problems, lint: await lint(program) }));
