import { fold } from '../answers/fold.ts';
import schema from '../../schemas/puzzles/choice.schema.json' with { type: 'json' };
import type { Choice } from '../types/puzzle.generated.ts';
import { definePuzzleType, type PuzzleFault } from './define.ts';
import { type PuzzleLink, routesOf } from './shared/links.ts';
import { saysValues } from './shared/tolerance.ts';

export type ChoicePublic = {
  readonly type: 'choice';
  readonly header: string;
  readonly subheader?: string;
  /** Whether the screen asks for confirmation, because the decision is final. */
  readonly confirm: boolean;
  readonly options: readonly { readonly name: string; readonly label: string }[];
  readonly links: readonly PuzzleLink[];
};

/** A decision: every option is right. The screen sends the name of the chosen one. */
export const choice = definePuzzleType<'choice', Choice, ChoicePublic, string>({
  slug: 'choice',
  schema,
  toPublic: ({ header, subheader, confirm = false, options, links }) => ({
    type: 'choice',
    header,
    ...(subheader !== undefined && { subheader }),
    confirm,
    options: options.map(({ name, label }) => ({ name, label })),
    links: routesOf(links),
  }),
  parseAnswer: ({ options }, raw) => {
    const name = raw.trim().toLowerCase();
    // A phone that was opened before an edition sends the option's former name.
    const option =
      options.find((one) => one.name === name) ??
      options.find(({ formerly = [] }) => formerly.includes(name));
    return option ? { ok: true, answer: option.name } : { ok: false, message: ['unknownOption'] };
  },
  evaluate: () => true,
  key: (_config, name) => name,
  solve: ({ options }) => options[0]?.name ?? '',
  options: ({ options }) =>
    options.map((option, index) => ({ ...option, answer: option.name, path: ['options', index] })),
  answerParts: () => [],
  said: ({ options }) => `au choix, ${saysValues(options.map(({ label }) => `« ${label} »`))}`,
  links: ({ links = [] }) => links,
  media: () => ({ always: [], onceRecognised: [] }),
  faults,
  examples: {
    config: {
      type: 'choice',
      header: 'Que répondez-vous au Contrôle ?',
      subheader: 'La ligne est ouverte. Il attend.',
      confirm: true,
      options: [
        { name: 'dire', label: 'Dire où elle est' },
        { name: 'mentir', label: 'Donner une autre ville' },
        { name: 'taire', label: 'Ne rien répondre' },
      ],
    },
    correct: ['dire', 'mentir', ' Taire '],
    incorrect: [],
    invalid: ['', 'Dire où elle est', 'partir'],
  },
});

/**
 * Two options with the same name cannot be told apart by the story, those with the same label not by the
 * player.
 */
function faults({ options }: Choice): readonly PuzzleFault[] {
  const names = options.flatMap(({ name }, index): PuzzleFault[] =>
    options.findIndex((other) => other.name === name) === index
      ? []
      : [
          {
            code: 'option-twice',
            path: ['options', index, 'name'],
            message: `Deux options s’appellent « ${name} ».`,
            wayOut: 'Donnez à chacune son nom : les conditions (if) la citent.',
          },
        ],
  );
  const said = options.map(({ label }) => fold(label));
  const labels = said.flatMap((label, index): PuzzleFault[] =>
    said.indexOf(label) === index
      ? []
      : [
          {
            code: 'option-twice',
            path: ['options', index, 'label'],
            message: `Deux options disent « ${options[index]?.label} ».`,
            wayOut: 'Donnez à chacune ses mots : le joueur ne lit pas leurs noms.',
          },
        ],
  );
  return [...names, ...labels];
}
