import type { PuzzleSlug } from '../../../engine/types/puzzle.generated.ts';
import { propertyNode, schemaOfFile } from '../../../engine/scenario/json-schema.ts';

/** A puzzle type as its schema presents it, in French. */
export interface OfferedType {
  readonly type: PuzzleSlug;
  readonly title: string;
  readonly description: string;
  /** The player decides between options. */
  readonly isDecision: boolean;
}

const slugs = (propertyNode(schemaOfFile('puzzle'), 'type')?.schema.enum ?? []) as readonly PuzzleSlug[];

/** Every type, in the order of its French name. */
export const offeredTypes: readonly OfferedType[] = slugs
  .map((type) => {
    const { title = type, description = '', required = [] } = schemaOfFile(`puzzles/${type}`).schema;
    return { type, title, description, isDecision: required.includes('options') };
  })
  .sort((one, other) => one.title.localeCompare(other.title, 'fr'));
