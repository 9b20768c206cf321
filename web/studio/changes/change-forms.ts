import type { CityChange } from '../../../engine/edit/city/change-city.ts';
import type { PuzzleSlug } from '../../../engine/types/puzzle.generated.ts';
import type { ChangePlace, NamedInCity } from './change-place.ts';
import {
  type FormValues,
  delayIn,
  linesIn,
  openingBetween,
  openingTimes,
  optionNameOf,
  orNothing,
  paperNameOf,
  placeNameOf,
  pointIn,
  stepNameOf,
  typedIn,
} from './form-values.ts';
import { offeredTypes } from './puzzle-types.ts';

/** How a field is filled in: by typing, or by choosing among the things of the city or the puzzle types. */
type FieldControl =
  | 'words'
  | 'point'
  | 'list'
  | 'count'
  | 'delay'
  | 'time'
  | 'switch'
  | 'way'
  | 'step'
  | NamedInCity['kind']
  | 'puzzle'
  | 'decision';

export interface ChangeField {
  readonly name: string;
  readonly control: FieldControl;
  /** In French; of a list: of one of its lines. */
  readonly label: string;
  readonly help?: string;
  readonly isOptional?: boolean;
  /** Not what the step has already. */
  readonly isOther?: boolean;
  readonly first?: string;
  /** Makes the permanent name that the writer is shown. */
  readonly named?: (words: string) => string;
}

/** A change of the story that a writer asks for in a form. All words in French. */
export interface ChangeForm {
  readonly id: string;
  readonly group: 'after' | 'step' | 'papers';
  readonly label: string;
  /** The word on the button. */
  readonly verb: string;
  /** Told once it is written. */
  readonly done: string;
  /** Its consequences are told before it is written. */
  readonly isAskedFirst?: boolean;
  isFor(place: ChangePlace): boolean;
  fields(place: ChangePlace): readonly ChangeField[];
  change(values: FormValues, place: ChangePlace): CityChange;
  /** The step that the studio shows afterwards. */
  stepShown?(values: FormValues, place: ChangePlace): string;
  /** The file of what was added, below the city’s folder. */
  fileShown?(values: FormValues): string;
}

const STEP_NAME: ChangeField = {
  name: 'name',
  control: 'words',
  label: 'Son nom, en quelques mots',
  help: 'Le joueur ne le lit pas.',
  named: stepNameOf,
};
const WAY: ChangeField = { name: 'way', control: 'way', label: 'Sur quel chemin' };
const PUZZLE: ChangeField = { name: 'type', control: 'puzzle', label: 'Quelle épreuve' };
const TITLE: ChangeField = { name: 'title', control: 'words', label: 'Son titre', help: 'Le joueur le lit.' };

const newName = (values: FormValues): string => stepNameOf(typedIn(values, 'name'));
const titleName = (values: FormValues): string => stepNameOf(typedIn(values, 'title'));
const typeIn = (values: FormValues): PuzzleSlug => typedIn(values, 'type') as PuzzleSlug;
const arrowIn = (values: FormValues, { step, ways }: ChangePlace) => ({
  step,
  path: ways[Number(typedIn(values, 'way'))]?.path ?? ['next'],
});

const always = (): boolean => true;
const leadsOn = ({ ways }: ChangePlace): boolean => ways.length > 0;
const hasPuzzle = ({ type }: ChangePlace): boolean => type !== null;
const has =
  (kind: NamedInCity['kind']) =>
  ({ things }: ChangePlace): boolean =>
    things.some((thing) => thing.kind === kind);

/**
 * The steps that follow, the other route aside: when there are several, a writer says which one closes the
 * gap.
 */
const targets = ({ ways }: ChangePlace): readonly string[] => [
  ...new Set(ways.flatMap(({ path, to }) => (to === null || path[0] === 'alternative' ? [] : [to]))),
];

const onTheRoute: readonly ChangeForm[] = [
  {
    id: 'insert-step',
    group: 'after',
    label: 'Nouvelle épreuve',
    verb: 'Ajouter l’épreuve',
    done: 'L’épreuve est ajoutée.',
    isFor: leadsOn,
    fields: () => [WAY, STEP_NAME, PUZZLE],
    change: (values, place) => ({
      kind: 'insert-step',
      arrow: arrowIn(values, place),
      name: newName(values),
      type: typeIn(values),
    }),
    stepShown: newName,
  },
  {
    id: 'insert-choice',
    group: 'after',
    label: 'Nouveau choix',
    verb: 'Ajouter le choix',
    done: 'Le choix est ajouté.',
    isFor: leadsOn,
    fields: () => [
      WAY,
      STEP_NAME,
      { name: 'type', control: 'decision', label: 'Quelle épreuve' },
      {
        name: 'options',
        control: 'list',
        label: 'Option',
        help: 'Deux au moins : les mots que le joueur lit.',
      },
      {
        name: 'to',
        control: 'step',
        label: 'La dernière option mène à',
        help: 'Rien : là où mènent les autres.',
        isOptional: true,
      },
    ],
    change: (values, place) => ({
      kind: 'insert-choice',
      arrow: arrowIn(values, place),
      name: newName(values),
      type: typeIn(values),
      options: linesIn(values, 'options').map((label, index, all) => ({
        name: optionNameOf(label),
        label,
        ...(index === all.length - 1 && orNothing('next', typedIn(values, 'to'))),
      })),
    }),
    stepShown: newName,
  },
  {
    id: 'insert-gathering',
    group: 'after',
    label: 'Nouveau rassemblement',
    verb: 'Ajouter le rassemblement',
    done: 'Le rassemblement est ajouté.',
    isFor: leadsOn,
    fields: () => [
      WAY,
      { ...STEP_NAME, help: 'De petites étapes s’y font dans n’importe quel ordre.' },
      {
        name: 'parts',
        control: 'list',
        label: 'Petite étape',
        help: 'Deux au moins : le titre que le joueur lit sous chacune.',
      },
      {
        name: 'needs',
        control: 'count',
        label: 'Combien suffisent pour continuer',
        help: 'Si vous ne dites rien : toutes.',
        isOptional: true,
      },
      { ...PUZZLE, label: 'L’épreuve de ces petites étapes' },
    ],
    change: (values, place) => ({
      kind: 'insert-gathering',
      arrow: arrowIn(values, place),
      name: newName(values),
      type: typeIn(values),
      parts: linesIn(values, 'parts').map((title) => ({ name: stepNameOf(title), title })),
      ...(typedIn(values, 'needs') !== '' && { needs: Number(typedIn(values, 'needs')) }),
    }),
    stepShown: newName,
  },
  {
    id: 'add-aside',
    group: 'after',
    label: 'Étape à côté du trajet',
    verb: 'Ajouter l’étape',
    done: 'L’étape à côté est ajoutée.',
    isFor: ({ kind }) => kind !== 'part' && kind !== 'aside',
    fields: () => [
      {
        ...TITLE,
        help: 'Le joueur le lit sous son timbre. Personne n’est obligé de la faire.',
        named: stepNameOf,
      },
      PUZZLE,
    ],
    change: (values, { step }) => ({
      kind: 'add-aside',
      name: titleName(values),
      title: typedIn(values, 'title'),
      from: step,
      type: typeIn(values),
    }),
    stepShown: titleName,
  },
];

const ofTheStep: readonly ChangeForm[] = [
  {
    id: 'change-type',
    group: 'step',
    label: 'Changer d’épreuve',
    verb: 'Changer l’épreuve',
    done: 'L’épreuve est changée.',
    isAskedFirst: true,
    isFor: hasPuzzle,
    fields: () => [{ ...PUZZLE, label: 'Par quelle épreuve', isOther: true }],
    change: (values, { step }) => ({ kind: 'change-type', step, type: typeIn(values) }),
  },
  {
    id: 'set-opening',
    group: 'step',
    label: 'Heures de l’épreuve',
    verb: 'Fixer les heures',
    done: 'Les heures sont fixées.',
    isFor: hasPuzzle,
    fields: ({ opens }) => {
      const [from = '', until = ''] = opens === null ? [] : openingTimes(opens);
      return [
        {
          name: 'from',
          control: 'time',
          label: 'Elle s’ouvre à',
          help: 'Rien : à toute heure.',
          isOptional: true,
          first: from,
        },
        { name: 'until', control: 'time', label: 'Elle se ferme à', isOptional: true, first: until },
      ];
    },
    change: (values, { step }) => ({
      kind: 'set-opening',
      step,
      between: openingBetween(typedIn(values, 'from'), typedIn(values, 'until')),
    }),
  },
  {
    id: 'rename-step',
    group: 'step',
    label: 'Renommer',
    verb: 'Renommer l’étape',
    done: 'L’étape a un nouveau nom partout ; les parties en cours la retrouvent.',
    isFor: always,
    fields: () => [STEP_NAME],
    change: (values, { step }) => ({ kind: 'rename', what: 'step', from: step, to: newName(values) }),
    stepShown: newName,
  },
  {
    id: 'duplicate-step',
    group: 'step',
    label: 'Dupliquer',
    verb: 'Dupliquer l’étape',
    done: 'La copie suit l’étape.',
    isFor: always,
    fields: () => [STEP_NAME],
    change: (values, { step }) => ({ kind: 'duplicate-step', step, name: newName(values) }),
    stepShown: newName,
  },
  {
    id: 'remove-step',
    group: 'step',
    label: 'Retirer',
    verb: 'Retirer l’étape',
    done: 'L’étape est retirée.',
    isAskedFirst: true,
    isFor: always,
    fields: (place) => [
      ...(targets(place).length > 1
        ? [
            {
              name: 'to',
              control: 'step',
              label: 'Où mène alors ce qui menait à elle',
              first: targets(place)[0] ?? '',
            } as const,
          ]
        : []),
      {
        name: 'follow',
        control: 'switch',
        label: 'Garder les messages et documents qui arrivaient ici : ils arrivent à l’étape suivante',
      },
    ],
    change: (values, { step }) => ({
      kind: 'remove-step',
      step,
      along: true,
      follow: typedIn(values, 'follow') !== '',
      ...orNothing('to', typedIn(values, 'to')),
    }),
    stepShown: (values, place) => typedIn(values, 'to') || (targets(place)[0] ?? ''),
  },
];

/** `named`: makes the permanent name. */
const renameForm = (
  kind: Exclude<NamedInCity['kind'], 'role'>,
  a: string,
  label: string,
  named: (words: string) => string,
): ChangeForm => ({
  id: `rename-${kind}`,
  group: 'papers',
  label: `Renommer ${a}`,
  verb: 'Renommer',
  done: 'Il a un nouveau nom partout.',
  isFor: has(kind),
  fields: () => [
    { name: 'from', control: kind, label: 'Lequel' },
    { name: 'name', control: 'words', label, named },
  ],
  change: (values) => ({
    kind: 'rename',
    what: kind,
    from: typedIn(values, 'from'),
    to: named(typedIn(values, 'name')),
  }),
});

const paperForms = (kind: 'message' | 'document', the: string, a: string): readonly ChangeForm[] => [
  renameForm(kind, a, 'Le nouveau nom de son fichier, en quelques mots', paperNameOf),
  {
    id: `remove-${kind}`,
    group: 'papers',
    label: `Retirer ${a}`,
    verb: `Retirer ${the}`,
    done: 'Il est retiré, avec ses pages.',
    isFor: has(kind),
    fields: () => [{ name: 'name', control: kind, label: 'Lequel' }],
    change: (values) => ({ kind: `remove-${kind}`, name: typedIn(values, 'name') }),
  },
];

const PAPER_TITLE: ChangeField = { ...TITLE, named: paperNameOf };
const paperName = (values: FormValues): string => paperNameOf(typedIn(values, 'title'));

/** When a message comes, as its city writes it; null: with its step. */
function arrivalIn(values: FormValues): { readonly after: string } | { readonly nextDay: string } | null {
  const [after, time] = [delayIn(typedIn(values, 'after')), typedIn(values, 'time')];
  if (after !== null) return { after };
  return time === '' ? null : { nextDay: time.replace(/^0/u, '') };
}

const ARRIVAL: readonly ChangeField[] = [
  {
    name: 'after',
    control: 'delay',
    label: 'Combien de temps après',
    help: 'Compté du début de son étape, ou de sa fin : 20 min, 1 h 30, un quart d’heure.',
    isOptional: true,
  },
  {
    name: 'time',
    control: 'time',
    label: 'Ou le lendemain, à',
    help: 'Ni l’un ni l’autre : dès son étape.',
    isOptional: true,
  },
];

/** Only where the city has roles. */
const handsOf = (place: ChangePlace): readonly ChangeField[] =>
  has('role')(place)
    ? [
        {
          name: 'role',
          control: 'role',
          label: 'Dans les mains de',
          help: 'Sans rôle choisi : tout le monde.',
          isOptional: true,
        },
      ]
    : [];

/** The role of a new paper, as its city writes it. */
const roleIn = (values: FormValues) => orNothing('for', typedIn(values, 'role'));

const ofPapers: readonly ChangeForm[] = [
  {
    id: 'add-message',
    group: 'papers',
    label: 'Nouveau message',
    verb: 'Ajouter le message',
    done: 'Le message est ajouté : à vous de l’écrire.',
    isFor: always,
    fields: (place) => [
      PAPER_TITLE,
      { name: 'author', control: 'words', label: 'Qui l’écrit' },
      ...ARRIVAL,
      ...handsOf(place),
    ],
    change: (values, { step }) => {
      const arrives = arrivalIn(values);
      return {
        kind: 'add-message',
        name: paperName(values),
        title: typedIn(values, 'title'),
        author: typedIn(values, 'author'),
        from: step,
        ...(arrives && { arrives }),
        ...roleIn(values),
      };
    },
    fileShown: (values) => `messages/${paperName(values)}.mdx`,
  },
  {
    id: 'set-arrival',
    group: 'papers',
    label: 'Quand arrive un message',
    verb: 'Fixer son arrivée',
    done: 'L’arrivée du message est fixée.',
    isFor: has('message'),
    fields: () => [{ name: 'message', control: 'message', label: 'Lequel' }, ...ARRIVAL],
    change: (values) => ({
      kind: 'set-arrival',
      message: typedIn(values, 'message'),
      arrives: arrivalIn(values),
    }),
  },
  ...paperForms('message', 'le message', 'un message'),
  {
    id: 'add-document',
    group: 'papers',
    label: 'Nouveau document',
    verb: 'Ajouter le document',
    done: 'Le document est ajouté. Il se trouve à cette étape : à vous de l’écrire.',
    isFor: always,
    fields: (place) => [PAPER_TITLE, ...handsOf(place)],
    change: (values, { step }) => ({
      kind: 'add-document',
      name: paperName(values),
      title: typedIn(values, 'title'),
      from: step,
      ...roleIn(values),
    }),
    fileShown: (values) => `documents/${paperName(values)}.mdx`,
  },
  ...paperForms('document', 'le document', 'un document'),
  {
    id: 'add-place',
    group: 'papers',
    label: 'Nouveau lieu',
    verb: 'Ajouter le lieu',
    done: 'Le lieu est ajouté, et cette étape y mène.',
    isFor: always,
    fields: () => [
      { name: 'title', control: 'words', label: 'Son nom, comme on le dit', named: placeNameOf },
      {
        name: 'at',
        control: 'point',
        label: 'Ses coordonnées',
        help: 'Comme une carte les donne : 47.3216, 5.0415.',
      },
      { name: 'look', control: 'words', label: 'Ce que l’on y voit, dont l’épreuve a besoin' },
    ],
    change: (values, { step }) => ({
      kind: 'add-place',
      step,
      name: placeNameOf(typedIn(values, 'title')),
      title: typedIn(values, 'title'),
      at: pointIn(typedIn(values, 'at')),
      look: typedIn(values, 'look'),
    }),
    fileShown: () => 'places.yaml',
  },
  renameForm('place', 'un lieu', 'Son nouveau nom dans les fichiers, en quelques mots', placeNameOf),
];

/** Every change of the story, in the order in which a writer reads them. */
export const changeForms: readonly ChangeForm[] = [...onTheRoute, ...ofTheStep, ...ofPapers];

/** The values with which a form opens. */
export function firstValues(form: ChangeForm, place: ChangePlace): FormValues {
  const [decision] = offeredTypes.filter(({ isDecision }) => isDecision);
  const firsts: Readonly<Partial<Record<FieldControl, string | readonly string[]>>> = {
    list: ['', ''],
    way: '0',
    decision: decision?.type ?? '',
  };
  return Object.fromEntries(
    form.fields(place).map(({ name, control, first }) => [name, first ?? firsts[control] ?? '']),
  );
}

/** The field that a writer still has to fill in; undefined when none is left. */
export const missingField = (
  form: ChangeForm,
  place: ChangePlace,
  values: FormValues,
): ChangeField | undefined =>
  form.fields(place).find(({ name, control, isOptional, named }) => {
    if (control === 'switch') return false;
    if (control === 'list') return linesIn(values, name).length < 2;
    const words = typedIn(values, name);
    if (isOptional && words === '') return false;
    if (control === 'point') return pointIn(words).some(Number.isNaN);
    if (control === 'count') return !/^[1-9]\d*$/u.test(words);
    if (control === 'delay') return delayIn(words) === null;
    return (named ? named(words) : words) === '';
  });

const HOW_TO_FILL: Readonly<Partial<Record<FieldControl, string>>> = {
  words: 'À compléter, avec des lettres ou des chiffres',
  list: 'Deux lignes au moins',
  count: 'Un nombre entier, à partir de 1',
  delay: 'Un temps, comme 20 min ou 1 h 30',
  point: 'Deux nombres, comme une carte les donne',
  time: 'Une heure',
};

/** What a writer is told of a field that is not filled in. */
export const missingSentence = ({ control, label }: ChangeField): string =>
  `${HOW_TO_FILL[control] ?? 'À choisir'} : ${label}.`;
