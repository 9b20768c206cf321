import { puzzleTypeOf, puzzleTypes, takesAnyAnswer } from '../../puzzles/index.ts';
import { randomFrom } from '../../text/random.ts';
import type { Puzzle, PuzzleSlug } from '../../types/puzzle.generated.ts';
import type { StepFile } from '../../types/step.generated.ts';
import { newYaml } from '../yaml/written.ts';
import { type CitiesDraft, type CityPath, stepsIn } from './draft.ts';

/** Not the solution, whatever it is. */
const CLOSE_ANSWERS = ['presque', 'je brûle', 'ma langue au chat'];

const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const CODE_LENGTH = 16;

/** The parts of a city that a sample uses. */
export interface SampleFor {
  /** Makes the code of its button its own. */
  readonly seed: string;
  /** The names of the media that it may show; the first ones stand for those of the example that are not there. */
  readonly media: readonly string[];
}

/** A puzzle of a type, made from the type’s own example, without what it links to. */
export function samplePuzzle(type: PuzzleSlug, { seed, media }: SampleFor): Puzzle {
  const {
    links: _links,
    picture: _picture,
    ...config
  } = puzzleTypes[type].examples.config as Puzzle & { links?: unknown; picture?: unknown };
  return withMediaOf(withOwnCode(config, seed), media);
}

const SOUND = /\.(ogg|mp3)$/u;
const stem = (name: string): string => name.replace(/\.[^.]+$/u, '');

/** The names of the media that a puzzle shows and plays. */
export function mediaIn(puzzle: Puzzle): readonly string[] {
  const { always, onceRecognised } = puzzleTypeOf(puzzle).media(puzzle);
  return [...new Set([...always, ...onceRecognised])];
}

/** The puzzle with media that the city has, as far as they go: sounds are named without their ending. */
function withMediaOf(puzzle: Puzzle, media: readonly string[]): Puzzle {
  const used = mediaIn(puzzle);
  const stand = (
    names: readonly string[],
    own: readonly string[],
  ): readonly (readonly [string, string])[] => {
    const free = own.filter((name) => !names.includes(name));
    return names
      .filter((name) => !own.includes(name))
      .flatMap((name, index) => (free[index] === undefined ? [] : [[name, free[index]] as const]));
  };
  const soundsOf = (names: readonly string[]): readonly string[] => [
    ...new Set(names.filter((name) => SOUND.test(name)).map(stem)),
  ];
  const picturesOf = (names: readonly string[]): readonly string[] =>
    names.filter((name) => /\.(svg|png|jpe?g|webp|avif)$/u.test(name));
  const instead = new Map([
    ...stand(soundsOf(used), soundsOf(media)),
    ...stand(picturesOf(used), picturesOf(media)),
  ]);
  return JSON.parse(JSON.stringify(puzzle), (_key, value: unknown) =>
    typeof value === 'string' ? (instead.get(value) ?? value) : value,
  ) as Puzzle;
}

/** The code that a puzzle’s button sends. */
export const codeOf = (puzzle: Puzzle): string | undefined => puzzleTypeOf(puzzle).buttonCode?.(puzzle)?.code;

/** The same puzzle with another code behind its button, if it has one. */
export function withOwnCode(puzzle: Puzzle, seed: string): Puzzle {
  const button = puzzleTypeOf(puzzle).buttonCode?.(puzzle);
  if (!button) return puzzle;
  const chance = randomFrom(seed);
  const code = Array.from({ length: CODE_LENGTH }, () =>
    LETTERS.charAt(Math.floor(chance() * LETTERS.length)),
  ).join('');
  const withCode = (value: unknown, [key, ...rest]: readonly (string | number)[]): unknown =>
    key === undefined
      ? code
      : { ...(value as object), [key]: withCode((value as Readonly<Record<string, unknown>>)[key], rest) };
  return withCode(puzzle, button.path) as Puzzle;
}

/**
 * Wrong answers for a reply to begin with: where players type letters of a fixed number, those of the type’s
 * own examples.
 */
function closeAnswers(puzzle: Puzzle): string[] {
  const { parseAnswer, examples } = puzzleTypeOf(puzzle);
  const readable = [...CLOSE_ANSWERS, ...examples.incorrect].filter((raw) => parseAnswer(puzzle, raw).ok);
  return readable.slice(0, CLOSE_ANSWERS.length);
}

/** The first texts of a new step beside its puzzle. */
export function sampleTexts(puzzle: Puzzle): Pick<StepFile, 'hints' | 'replies'> {
  if (takesAnyAnswer(puzzle)) return {};
  const [parts = []] = puzzleTypeOf(puzzle).answerParts(puzzle);
  const solution = parts.map(([form = '']) => form).join(', ');
  const isTyped = puzzleTypeOf(puzzle).isTyped?.(puzzle) === true;
  return {
    ...(isTyped && {
      replies: [{ to: closeAnswers(puzzle), say: 'Pas encore. Relisez la question, mot après mot.' }],
    }),
    hints: [
      'Relisez la question, mot après mot.',
      'Rien d’autre n’est à chercher que ce qui est demandé.',
      `${solution} : c’est la réponse.`,
    ],
  };
}

const HEADER =
  '# yaml-language-server: $schema=../../../schemas/step.schema.json\n#\n# À CHANGER : cette étape vient d’être ajoutée.\n';
/** A step’s file. */
export const stepText = (step: Partial<StepFile>): string => newYaml(HEADER, step);

/** The number that a new step takes: after the highest. */
export const nextIndex = (draft: CitiesDraft, slug: string): number =>
  Math.max(0, ...stepsIn(draft, slug).map(({ data }) => data.index ?? 0)) + 1;

/** « steps/12-la-fontaine.yaml ». */
export const stepPath = (slug: string, { name = '', index = 0 }: Partial<StepFile>): CityPath => ({
  slug,
  path: `steps/${String(index).padStart(2, '0')}-${name.toLowerCase().replaceAll('_', '-')}.yaml`,
});
