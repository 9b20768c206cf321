import { STORY_NAMES } from '../../.storybook/story-names.ts';
import type { TypeNames } from './names.ts';

/** A file of the new type: its path from the project's root, and its first text. */
export interface NewFile {
  readonly path: string;
  readonly text: string;
}

/** What the author still has to write stands behind this mark; the conformance test looks for it. */
export const TO_WRITE = 'À ÉCRIRE';

const schema = ({ slug }: TypeNames) => `{
  "$schema": "http://json-schema.org/draft-07/schema#",
  "$id": "puzzles/${slug}.schema.json",
  "title": "${TO_WRITE} : le nom français de l’instrument",
  "description": "${TO_WRITE} : une phrase qui dit aux auteurs ce que le joueur y fait.",
  "type": "object",
  "additionalProperties": false,
  "required": ["type", "header", "solution"],
  "properties": {
    "type": { "title": "Type", "description": "${slug}", "const": "${slug}" },
    "header": { "title": "Titre", "description": "Le titre de l’instrument.", "type": "string", "minLength": 1 },
    "solution": { "title": "Solution", "description": "${TO_WRITE} : la forme d’une réponse juste.", "type": "string", "minLength": 1 }
  }
}
`;

const engine = ({
  slug,
  camel,
  pascal,
}: TypeNames) => `import schema from '../../schemas/puzzles/${slug}.schema.json' with { type: 'json' };
import { parseText } from '../answers/parse-text.ts';
import { answerKey } from '../answers/reading.ts';
import type { ${pascal} } from '../types/puzzle.generated.ts';
import { definePuzzleType } from './define.ts';

export type ${pascal}Public = {
  readonly type: '${slug}';
  readonly header: string;
};

const key = (_config: ${pascal}, answer: string): string => answerKey(answer, 'word');

// ${TO_WRITE} : relisez chaque ligne ; rien de la solution ne sort par toPublic.
export const ${camel} = definePuzzleType<'${slug}', ${pascal}, ${pascal}Public, string>({
  slug: '${slug}',
  schema,
  toPublic: ({ header }) => ({ type: '${slug}', header }),
  parseAnswer: (_config, raw) => parseText(raw, 1),
  evaluate: (config, answer) => key(config, answer) === key(config, config.solution),
  key,
  solve: ({ solution }) => solution,
  media: () => ({ always: [], onceRecognised: [] }),
  examples: {
    config: { type: '${slug}', header: '${TO_WRITE}', solution: 'réverbère' },
    correct: ['réverbère', 'REVERBERE'],
    incorrect: ['lampadaire'],
    invalid: [''],
  },
});
`;

const widget = ({ slug, pascal }: TypeNames) => `import type { ${pascal}Public } from '../../../engine/public.ts';
import { CodeForm } from '../shared/CodeForm.tsx';
import { Instrument, InstrumentHeading } from '../shared/Instrument.tsx';
import type { WidgetProps } from '../widget.ts';
import styles from './${pascal}.module.css';

/** ${TO_WRITE} : ce que le joueur a sous le pouce (${slug}). */
export function ${pascal}({ puzzle, submit, draft, saveDraft }: WidgetProps<${pascal}Public>) {
  return (
    <Instrument className={styles.screen}>
      <InstrumentHeading header={puzzle.header} />
      <CodeForm placeholder="Réponse" minLength={1} button="VALIDER" draft={draft} saveDraft={saveDraft} submit={submit} />
    </Instrument>
  );
}
`;

const style = () => `.screen { gap: var(--space-5); }
`;

const stories = ({ slug, pascal }: TypeNames) => `import { puzzleStories, type PuzzleStory } from '../../../.storybook/puzzle-stories.ts';

type Story = PuzzleStory<'${slug}'>;

// ${TO_WRITE} : ce que ${pascal} a de particulier se donne ici, histoire par histoire (un autre type sert de modèle).
const { meta, stories } = puzzleStories('${slug}');

export default { title: 'Épreuves/${slug}', ...meta };

${STORY_NAMES.map((name) => `export const ${name}: Story = stories.${name};`).join('\n')}
`;

/** The four faces of a type, each with its first text. */
export const newFiles = (names: TypeNames): readonly NewFile[] => [
  { path: `schemas/puzzles/${names.slug}.schema.json`, text: schema(names) },
  { path: `engine/puzzles/${names.slug}.ts`, text: engine(names) },
  { path: `web/puzzles/${names.slug}/${names.pascal}.tsx`, text: widget(names) },
  { path: `web/puzzles/${names.slug}/${names.pascal}.module.css`, text: style() },
  { path: `web/puzzles/${names.slug}/${names.pascal}.stories.tsx`, text: stories(names) },
];
