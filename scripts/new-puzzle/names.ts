import { Script } from 'node:vm';
import { pascalCase } from '../../web/puzzles/pascal-case.ts';

/** The names of one puzzle type: `six-wheels`, `sixWheels`, `SixWheels`. */
export interface TypeNames {
  readonly slug: string;
  readonly camel: string;
  readonly pascal: string;
}

const SLUG = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Names that stand in the files of a type, or beside it in a list: a type of that name would not compile. */
const TAKEN =
  'schema, fold, lettersOf, definePuzzleType, puzzleTypes, puzzleTypeOf, finalCodesOf, faultsOf, widgets, ' +
  'Puzzle, PuzzleSlug, PuzzleType, AnyPuzzleType, PublicPuzzles, Links, CodeForm, Instrument, InstrumentHeading, WidgetProps, Story';

/** Whether both can be declared where all others are: no word of the language, and no name that is taken. */
function areFree(camel: string, pascal: string): boolean {
  try {
    return Boolean(new Script(`'use strict'; async () => { let ${TAKEN}, ${camel}, ${pascal}; };`));
  } catch {
    return false;
  }
}

/** Null when it is no slug: lower-case words joined by dashes, of which a name can be made. */
export function namesOf(slug: string): TypeNames | null {
  if (!SLUG.test(slug)) return null;
  const pascal = pascalCase(slug);
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  return areFree(camel, pascal) ? { slug, camel, pascal } : null;
}
