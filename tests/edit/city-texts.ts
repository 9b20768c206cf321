import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from '../../engine/index.ts';
import { everyCity, scenariosDir } from '../support/cities/cities.ts';
import { root } from '../support/programs/run.ts';

const TEMPLATES = [
  'scripts/city-template',
  'scripts/city-template-blank',
  'scripts/city-template-branching',
  'scripts/city-template-roles',
];

function textsBelow(folder: string): readonly SourceFile[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(yaml|mdx)$/u.test(name),
  );
  return names
    .sort()
    .map((name) => ({ path: join(folder, name), text: readFileSync(join(folder, name), 'utf8') }));
}

/** The YAML files and pages of every city and of both templates. */
export const cityTexts = (): readonly SourceFile[] =>
  [
    ...everyCity.map((city) => join(scenariosDir, city)),
    ...TEMPLATES.map((folder) => join(root, folder)),
  ].flatMap(textsBelow);
