import type { PublicContext } from '../../../engine/puzzles/define.ts';
import { fr } from '../../../engine/words/fr.ts';

/** The context of toPublic before anything was recognised. */
export function contextWith(changes: Partial<PublicContext>): PublicContext {
  const addresses = { medium: (name: string) => `/media/${name}`, page: (key: string) => `/pages/${key}` };
  const before = { recognised: false, solved: false, debug: false };
  return { addresses, seed: 'ville/GARE', words: fr, ...before, ...changes };
}
