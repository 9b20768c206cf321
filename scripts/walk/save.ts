import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { walkthroughText } from '../../engine/edit/walkthrough/record-walkthrough.ts';
import { asWalkthrough } from './session.ts';
import type { Save } from './verbs.ts';

/** Writes played games to walkthroughs/; never overwrites a file. */
export function saveIn(folder: string): Save {
  return (name, session) => {
    const path = join(folder, 'walkthroughs', `${name}.yaml`);
    if (existsSync(path)) return `Le parcours « ${name} » existe déjà : choisissez un autre nom.`;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, walkthroughText(asWalkthrough(session, name).file));
    return null;
  };
}
