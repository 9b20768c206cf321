import fc from 'fast-check';
import { problemsOfYamlEdit } from './check-yaml-edit.ts';
import type { Tally } from './tally.ts';
import { oddYaml } from './odd-yaml.ts';
import { randomYamlEdit } from './random-yaml-edit.ts';
import { dataIn, valuesIn } from './yaml-oracle.ts';

/** Edits of one file before the next one is invented. */
const EDITS_A_FILE = 4;

/** Odd files that are valid, each edited several times: every edit is exact, or refused without a change. */
export function editOddYaml(edits: number, seed: number, tally: Tally): void {
  const trial = oddYaml
    .filter((text) => dataIn(text) !== undefined && valuesIn(text).length > 1)
    .chain((text) =>
      fc.tuple(fc.constant(text), fc.array(randomYamlEdit(valuesIn(text)), { minLength: EDITS_A_FILE, maxLength: EDITS_A_FILE })),
    );
  const property = fc.property(trial, ([text, trials]) => {
    for (const one of trials) tally.add(one.edit, problemsOfYamlEdit('essai.yaml', text, one));
  });
  fc.assert(property, { seed, numRuns: Math.ceil(edits / EDITS_A_FILE) });
}
