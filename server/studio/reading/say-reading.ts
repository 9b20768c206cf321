import type { Piece } from '../../../engine/answers/read.ts';
import { FAR } from '../../../engine/answers/slip.ts';
import { tabledAt } from '../../../engine/edit/city/example-table.ts';
import type { SaidPiece } from '../../../engine/graph/desk.ts';
import type { StoryIndex } from '../../../engine/story/story-index.ts';

const PARTS: Readonly<Record<Exclude<Piece['kind'], 'name'>, string>> = {
  doubt: 'un doute ou une politesse, laissé de côté',
  denial: 'une négation',
  either: 'une offre de choix',
  because: 'une explication commence',
  near: 'dit où c’est, à côté de quoi',
  of: 'de',
  article: 'un article',
  at: 'une préposition',
  greeting: 'un salut',
  and: 'et',
  verb: 'un verbe',
  filler: 'ne dit rien',
  way: 'un genre de voie',
  title: 'un titre ou un prénom',
  number: 'un nombre',
  city: 'la ville ou son quartier',
  page: 'un mot que les pages disent',
  letter: 'une lettre seule',
  unknown: 'un mot inconnu',
};

const ROLES = {
  right: 'la solution',
  reply: 'a une réplique',
  synonym: 'dit la même chose que la solution',
  known: 'un autre nom de la ville',
} as const;

function sayPart({ kind, match }: Piece): string {
  if (kind !== 'name' || !match) return PARTS[kind === 'name' ? 'unknown' : kind];
  const [{ role, text }] = match.names;
  const how =
    match.far >= FAR.unsure
      ? ', à une lettre près, peut-être un autre mot'
      : match.far >= FAR.slip
        ? ', à une lettre près'
        : '';
  return `${ROLES[role]} « ${text} »${how}`;
}

/** How each word of a typed text is read at a step, or an answer that is set by hand: « 2-1 » as « puits-horloge ». */
export function sayReading(story: StoryIndex, step: string, text: string): readonly SaidPiece[] {
  const reader = story.readers.get(step);
  if (reader)
    return reader.read(text).pieces.map((piece) => ({ words: piece.words.join(' '), part: sayPart(piece) }));
  const puzzle = story.scenario.steps[step]?.puzzle;
  const read = puzzle ? tabledAt(story, step, puzzle)(text) : text;
  return read === text ? [] : [{ words: text, part: read }];
}
