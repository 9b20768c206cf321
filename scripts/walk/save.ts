import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Document, isMap, isSeq } from 'yaml';
import type { WalkthroughFile } from '../../engine/index.ts';
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

const HEADER = ' yaml-language-server: $schema=../../../schemas/walkthrough.schema.json';

/** YAML with one line per move. */
export function walkthroughText(file: WalkthroughFile): string {
  const document = new Document(file);
  document.commentBefore = HEADER;
  const moves = document.get('moves');
  if (isSeq(moves)) for (const move of moves.items) if (isMap(move)) move.flow = true;
  return document.toString({ lineWidth: 0, defaultStringType: 'PLAIN' });
}
