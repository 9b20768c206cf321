import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/programs/run.ts';
import { pages } from './page.ts';

/** `npm run build:docs`: writes the page of every code, and deletes those of removed codes. */
const folder = join(root, 'docs/diagnostics');
mkdirSync(folder, { recursive: true });
const written = pages();
for (const name of readdirSync(folder)) if (!written.has(name)) rmSync(join(folder, name));
for (const [name, text] of written) writeFileSync(join(folder, name), text);
console.log(`docs/diagnostics : ${written.size - 1} codes.`);
