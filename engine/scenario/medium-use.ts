import type { SourceRange } from '../diagnostics/diagnostic.ts';
import type { AttributeHolds } from './parse/page-components.ts';

/** One reference to a medium. */
export interface MediumUse {
  readonly name: string;
  readonly holds: Exclude<AttributeHolds, 'text' | 'flag'>;
  readonly at: SourceRange;
  /** The index of the passage of the page that contains it; undefined when every reader has it. */
  readonly passage?: number;
}
