import type { ScenarioFile } from '../types/scenario.generated.ts';

/** A role of a city that can be played in several hands. */
export interface Role {
  readonly slug: string;
  /** As players read it, with its article. */
  readonly name: string;
  /** The duty of the role, shown to its holder. */
  readonly task?: string;
}

/**
 * The roles of a city in their order; a single word is also the name. None in a city that is always played in
 * one hand.
 */
export const rolesOf = ({ party }: Pick<ScenarioFile, 'party'>): readonly Role[] =>
  (party?.roles ?? []).map((role) => (typeof role === 'string' ? { slug: role, name: role } : role));
