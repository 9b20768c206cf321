import type { PublicContext } from '../../../engine/puzzles/define.ts';

/** The context of toPublic before anything was recognised. */
export function contextWith(changes: Partial<PublicContext>): PublicContext {
  const addresses = { medium: (name: string) => `/media/${name}`, page: (key: string) => `/pages/${key}` };
  return { addresses, seed: 'ville/GARE', recognised: false, solved: false, debug: false, ...changes };
}
