import type { SourceRange } from '../diagnostics/diagnostic.ts';
import type { AttributeHolds } from './parse/page-components.ts';

/** One reference to a medium. */
export interface MediumUse {
  readonly name: string;
  readonly holds: Exclude<AttributeHolds, 'text'>;
  readonly at: SourceRange;
}
