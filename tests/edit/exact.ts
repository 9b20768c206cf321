import fc from 'fast-check';
import { problemsOfPageEdit } from './check-page-edit.ts';
import { problemsOfYamlEdit } from './check-yaml-edit.ts';
import { cityTexts } from './city-texts.ts';
import { oddPage, randomPageEdit } from './odd-page.ts';
import { oddYaml } from './odd-yaml.ts';
import { nodesIn } from './page-oracle.ts';
import { pageTrials } from './page-trials.ts';
import { randomYamlEdit } from './random-yaml-edit.ts';
import type { Tally } from './tally.ts';
import { dataIn, valuesIn } from './yaml-oracle.ts';
import { yamlTrials } from './yaml-trials.ts';

/**
 * Edits every value and segment of every city and template, one at a time. `every`: takes one edit of so
 * many. `onFile` is called after each file.
 */
export function editCities(
  every: number,
  tally: Tally,
  onFile: (path: string) => void = () => undefined,
): void {
  let count = 0;
  const isTaken = (): boolean => count++ % every === 0;
  for (const { path, text } of cityTexts()) {
    if (path.endsWith('.mdx'))
      for (const trial of pageTrials(text).filter(isTaken))
        tally.add(trial.edit, problemsOfPageEdit(path, text, trial), path);
    else
      for (const trial of yamlTrials(text).filter(isTaken))
        tally.add(trial.edit, problemsOfYamlEdit(path, text, trial), path);
    onFile(path);
  }
}

/** Edits of one odd file before the next one is invented. */
const EDITS_A_FILE = 4;

const several = <Trial>(trial: fc.Arbitrary<Trial>): fc.Arbitrary<Trial[]> =>
  fc.array(trial, { minLength: EDITS_A_FILE, maxLength: EDITS_A_FILE });

/** Odd files that are valid, each edited several times: every edit is exact, or refused without a change. */
export function editOddFiles(edits: number, seed: number, tally: Tally): void {
  const yaml = oddYaml
    .filter((text) => dataIn(text) !== undefined && valuesIn(text).length > 1)
    .chain((text) => fc.tuple(fc.constant(text), several(randomYamlEdit(valuesIn(text)))));
  const pages = oddPage
    .filter((text) => nodesIn(text).length > 1)
    .chain((text) => fc.tuple(fc.constant(text), several(randomPageEdit(text))));
  const numRuns = Math.ceil(edits / 2 / EDITS_A_FILE);
  fc.assert(
    fc.property(yaml, ([text, trials]) =>
      trials.forEach((trial) => tally.add(trial.edit, problemsOfYamlEdit('essai.yaml', text, trial), text)),
    ),
    { seed, numRuns },
  );
  fc.assert(
    fc.property(pages, ([text, trials]) =>
      trials.forEach((trial) => tally.add(trial.edit, problemsOfPageEdit('essai.mdx', text, trial), text)),
    ),
    { seed, numRuns },
  );
}
