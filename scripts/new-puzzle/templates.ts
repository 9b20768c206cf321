import { STORY_NAMES } from '../../web/workshop/puzzle/story-names.ts';
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

/** A file of the new type. `path`: relative to the project's root. */
export interface PuzzleFile {
  readonly path: string;
  readonly text: string;
}

/** Marks the parts that the author must replace; the conformance test reports each of them. */
export const TO_WRITE = 'À ÉCRIRE';

const schema = ({ slug }: TypeNames) => `{
  "$schema": "http://json-schema.org/draft-07/schema#",
  "$id": "puzzles/${slug}.schema.json",
  "$comment": "${TO_WRITE} : le titre et la description de l’épreuve, et ses champs",
  "title": "Mot à compléter",
  "description": "Un mot à trouver, dont le joueur connaît le nombre de lettres.",
  "type": "object",
  "additionalProperties": false,
  "required": ["type", "header", "solution"],
  "properties": {
    "type": { "title": "Type", "description": "Mot à compléter", "const": "${slug}" },
    "header": { "title": "Titre", "description": "La question, au-dessus du champ.", "type": "string", "minLength": 1 },
    "subheader": { "title": "Sous-titre", "description": "Une phrase sous la question.", "type": "string", "minLength": 1 },
    "solution": { "title": "Solution", "description": "Le mot : des lettres, sans espace ni tiret ; accents et majuscules indifférents.", "type": "string", "minLength": 2, "maxLength": 20, "pattern": "^[A-Za-zÀ-ÖØ-öø-ÿ]+$" }
  }
}
`;

const engine = ({
  slug,
  camel,
  pascal,
}: TypeNames) => `import schema from '../../schemas/puzzles/${slug}.schema.json' with { type: 'json' };
import { fold } from '../answers/fold.ts';
import type { ${pascal} } from '../types/puzzle.generated.ts';
import { definePuzzleType } from './define.ts';

export type ${pascal}Public = {
  readonly type: '${slug}';
  readonly header: string;
  readonly subheader?: string;
  /** Number of letters of the word. */
  readonly length: number;
};

const lettersOf = (text: string): string => fold(text).replaceAll(' ', '');

// ${TO_WRITE} : ce qui sort du serveur (rien de la solution), comment une réponse se lit et se juge, les
// exemples
export const ${camel} = definePuzzleType<'${slug}', ${pascal}, ${pascal}Public, string>({
  slug: '${slug}',
  schema,
  isTyped: () => true,
  toPublic: ({ header, subheader, solution }) => ({
    type: '${slug}',
    header,
    ...(subheader !== undefined && { subheader }),
    length: lettersOf(solution).length,
  }),
  parseAnswer: ({ solution }, raw) => {
    const answer = lettersOf(raw);
    const { length } = lettersOf(solution);
    return answer.length === length && /^\\p{L}+$/u.test(answer)
      ? { ok: true, answer }
      : { ok: false, message: ['needsLetters', length] };
  },
  evaluate: ({ solution }, answer) => answer === lettersOf(solution),
  key: (_config, answer) => answer,
  solve: ({ solution }) => solution,
  answerParts: ({ solution }) => [[[solution]]],
  media: () => ({ always: [], onceRecognised: [] }),
  examples: {
    config: { type: '${slug}', header: 'Ce qui veille sur le port', solution: 'PHARE' },
    correct: ['PHARE', 'phare', ' Pharé ', 'p h a r e'],
    incorrect: ['quais', 'barge', 'digue'],
    invalid: ['', 'mer', 'phares', '12345'],
  },
});
`;

const widget = ({
  slug,
  pascal,
}: TypeNames) => `import type { ${pascal}Public } from '../../../engine/puzzles/${slug}.ts';
import { CodeForm } from '../shared/CodeForm.tsx';
import { Instrument, InstrumentHeading } from '../shared/Instrument.tsx';
import type { WidgetProps } from '../widget.ts';

// ${TO_WRITE} : l’écran ; au-delà d’un champ, ses gestes dans web/workshop/drivers.ts et
// tests/support/e2e/drivers.ts
export function ${pascal}({ puzzle, submit, draft, saveDraft }: WidgetProps<${pascal}Public>) {
  const { header, subheader, length } = puzzle;
  return (
    <Instrument>
      <InstrumentHeading header={header} subheader={subheader} />
      <CodeForm
        placeholder={\`Mot de \${length} lettres\`}
        minLength={length}
        draft={draft}
        saveDraft={saveDraft}
        submit={submit}
      />
    </Instrument>
  );
}
`;

const stories = ({
  slug,
}: TypeNames) => `import { puzzleStories, type PuzzleStory } from '../../workshop/puzzle/puzzle-stories.ts';

type Story = PuzzleStory<'${slug}'>;

// ${TO_WRITE} : ce que cette épreuve a de particulier, histoire par histoire (un autre type sert de modèle)
const { meta, stories } = puzzleStories('${slug}');

export default { title: 'Épreuves/${slug}', ...meta };

${STORY_NAMES.map((name) => `export const ${name}: Story = stories.${name};`).join('\n')}
`;

const example = ({ slug }: TypeNames) => `# yaml-language-server: $schema=../../../schemas/puzzle.schema.json
# ${TO_WRITE} : l’exemple du guide et des éditeurs ; puis npm run build -- puzzles ${slug}
type: ${slug}
header: Ce qui veille sur le port
subheader: Un mot, sans article.
solution: PHARE
`;

/** The four files of a type and its example in the guide: together a small, playable puzzle. */
export const newPuzzleFiles = (names: TypeNames): readonly PuzzleFile[] => [
  { path: `schemas/puzzles/${names.slug}.schema.json`, text: schema(names) },
  { path: `engine/puzzles/${names.slug}.ts`, text: engine(names) },
  { path: `web/puzzles/${names.slug}/${names.pascal}.tsx`, text: widget(names) },
  { path: `web/puzzles/${names.slug}/${names.pascal}.stories.tsx`, text: stories(names) },
  { path: `scripts/guide/puzzles/${names.slug}.yaml`, text: example(names) },
];
