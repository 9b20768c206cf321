import { parse } from 'yaml';
import type { ScenarioSource } from '../scenario/scenario.ts';
import type { WalkthroughFile } from '../types/walkthrough.generated.ts';

/**
 * The walkthroughs of a city, `main` first, then in the order of their files. The source must compile,
 * because the files are not validated again.
 */
export function parseWalkthroughs(source: ScenarioSource): readonly WalkthroughFile[] {
  const files = source.files.filter(({ path }) => /^walkthroughs\/[^/]+\.yaml$/u.test(path));
  const walkthroughs = files.map(({ text }) => parse(text) as WalkthroughFile);
  return walkthroughs.toSorted((a, b) => Number(b.name === 'main') - Number(a.name === 'main'));
}
