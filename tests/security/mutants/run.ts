import { MUTANTS } from './mutants.ts';
import { openWorkbench } from './workbench.ts';

/**
 * `npm run verify -- security:mutants [row…]`: applies each mutant of docs/security.md in a copy and prints
 * the tests that still pass.
 */
const wanted = process.argv.slice(2);
const chosen = MUTANTS.filter(({ row }) => wanted.length === 0 || wanted.includes(row));
const workbench = await openWorkbench();
let escaped = 0;
try {
  const sound = await workbench.failures([...new Set(chosen.flatMap(({ tests }) => tests))]);
  if (sound.length > 0) throw new Error(`already failing, before anything is broken: ${sound.join(', ')}`);
  for (const mutant of chosen) {
    const passed = await workbench.escapes(mutant).catch((error: unknown) => [String(error)]);
    if (passed.length > 0) escaped += 1;
    console.log(
      `${passed.length === 0 ? 'caught ' : 'ESCAPED'}  ${mutant.row}: ${mutant.file}${passed.length === 0 ? '' : ` (${passed.join(', ')})`}`,
    );
  }
} finally {
  workbench.close();
}
console.log(`${chosen.length} mutants, ${escaped} escaped.`);
process.exitCode = escaped > 0 ? 1 : 0;
