import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../support/programs/run.ts';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly scripts: { readonly start: string } };

/** Arguments of Node in `npm start`: its flags, then the built server. */
export const START_COMMAND: readonly string[] = scripts.start.replace('exec node ', '').split(' ');
