import { Document, isMap, isSeq } from 'yaml';
import type { WalkthroughFile } from '../../types/walkthrough.generated.ts';

const HEADER = ' yaml-language-server: $schema=../../../schemas/walkthrough.schema.json';

/** YAML with one line per move. */
export function walkthroughText(file: WalkthroughFile): string {
  const document = new Document(file);
  document.commentBefore = HEADER;
  const moves = document.get('moves');
  if (isSeq(moves)) for (const move of moves.items) if (isMap(move)) move.flow = true;
  return document.toString({ lineWidth: 0, defaultStringType: 'PLAIN' });
}
