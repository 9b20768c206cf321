import { Script } from 'node:vm';
import { pascalCase } from '../../web/puzzles/pascal-case.ts';

/** The names of one puzzle type: `six-wheels`, `sixWheels`, `SixWheels`. */
export interface TypeNames {
  readonly slug: string;
  readonly camel: string;
  readonly pascal: string;
}

const SLUG = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Names used in the files of a type or in the lists: a type of that name would not compile. */
const TAKEN =
  'schema, fold, lettersOf, definePuzzleType, puzzleTypes, puzzleTypeOf, finalCodesOf, faultsOf, widgets, ' +
  'Puzzle, PuzzleSlug, PuzzleType, AnyPuzzleType, PublicPuzzles, Links, CodeForm, Instrument, InstrumentHeading, WidgetProps, Story';

/** Whether both are valid identifiers and not taken. */
function areFree(camel: string, pascal: string): boolean {
  try {
    return Boolean(new Script(`'use strict'; async () => { let ${TAKEN}, ${camel}, ${pascal}; };`));
  } catch {
    return false;
  }
}

/** Null unless the slug consists of lower-case words joined by dashes and gives valid identifiers. */
export function namesOf(slug: string): TypeNames | null {
  if (!SLUG.test(slug)) return null;
  const pascal = pascalCase(slug);
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  return areFree(camel, pascal) ? { slug, camel, pascal } : null;
}
