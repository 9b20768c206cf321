import { lint } from '../support/code/lint.ts';
import { readTypes } from '../support/code/types.ts';

/** Types and lint of the whole tree. They share one program: most of the time of each goes into reading and checking types. */
const { program, problems } = readTypes();
process.stdout.write(JSON.stringify({ types: problems, lint: await lint(program) }));
