import { didYouMean } from '../../diagnostics/suggest.ts';
import type { About } from '../../prove/context.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import { currentName, type NamedKind } from '../../story/former-names.ts';
import type { Edition, Effect } from '../standing-change.ts';
import { textOf } from '../step-changes.ts';

type CityCheck = (before: Edition, after: Edition) => readonly Effect[];

/** Letters already posted describe the first step, so it must stay the same. */
export const checkStart: CityCheck = (before, after) => {
  const was = currentName(after.story, 'step', before.story.scenario.start);
  if (was === after.story.scenario.start) return [];
  const message = `L’histoire commençait à ${before.story.scenario.start}, elle commence à ${after.story.scenario.start} : les lettres en route disent l’autre.`;
  const wayOut = `Remettez « start: ${before.story.scenario.start} », ou écrivez formerly dans la première étape si c’est la même.`;
  return [
    { code: 'start-changed', what: '', about: { file: 'scenario.yaml', path: ['start'] }, message, wayOut },
  ];
};

/** Printed letters keep the former text. A city that a phrase opens has none. */
export const checkLetter: CityCheck = (before, after) => {
  const file = ({ story }: Edition): string => `${story.scenario.letter}.mdx`;
  if (before.story.scenario.letter === null || after.story.scenario.letter === null) return [];
  if (textOf(before, file(before)) === textOf(after, file(after))) return [];
  const message = 'La lettre a changé : celles qui sont imprimées gardent l’ancien texte.';
  const wayOut =
    'Vérifiez que l’ancienne lettre se joue encore jusqu’au bout, ou imprimez-la de nouveau pour qui attend.';
  return [{ code: 'letter-changed', what: '', about: { file: file(after) }, message, wayOut }];
};

export const checkPlaceEdits: CityCheck = (before, after) => {
  const today = new Set(after.story.scenario.places.map(({ slug }) => slug));
  return before.story.scenario.places
    .filter(({ slug }) => !today.has(currentName(after.story, 'place', slug)))
    .map(({ slug }) => ({
      code: 'place-removed',
      what: slug,
      about: { file: 'places.yaml' },
      message: `Le lieu « ${slug} » n’est plus au registre.`,
      wayOut: `Gardez-le, ou écrivez « formerly: [${slug}] » dans celui qui porte son nouveau nom.`,
    }));
};

interface Claim {
  readonly kind: NamedKind;
  readonly former: string;
  readonly about: About;
}

/** A former name that the earlier edition does not know is a typing error: it renames nothing. */
export const checkFormerNames: CityCheck = (before, after) =>
  claimsOf(after.story.scenario).flatMap(({ kind, former, about }) => {
    const known = namesOf(before.story.scenario, kind);
    if (known.has(former)) return [];
    const message = `Rien ne s’appelait « ${former} » dans la version d’avant.`;
    return [
      {
        code: 'former-name-unknown',
        what: `${kind} ${former}`,
        about,
        message,
        wayOut: didYouMean(former, known, 'Retirez-le, ou corrigez-le.'),
      },
    ];
  });

function claimsOf({ steps, messages, documents, places }: Scenario): readonly Claim[] {
  const listed = (
    kind: NamedKind,
    file: string,
    path: readonly string[],
    list: readonly { readonly formerly?: readonly string[] }[],
  ) =>
    list.flatMap(({ formerly = [] }, index) =>
      formerly.map((former, position): Claim => ({
        kind,
        former,
        about: { file, path: [...path, index, 'formerly', position] },
      })),
    );
  return [
    ...Object.values(steps).flatMap(({ name, formerly = [] }) =>
      formerly.map((former, position): Claim => ({
        kind: 'step',
        former,
        about: { step: name, path: ['formerly', position] },
      })),
    ),
    ...listed('message', 'scenario.yaml', ['messages'], messages),
    ...listed('document', 'scenario.yaml', ['documents'], documents),
    ...listed('place', 'places.yaml', [], places),
  ];
}

/** The names of a kind, former names included. */
function namesOf({ steps, messages, documents, places }: Scenario, kind: NamedKind): ReadonlySet<string> {
  const bySlug = { message: messages, document: documents, place: places };
  const names =
    kind === 'step'
      ? Object.values(steps)
      : bySlug[kind].map(({ slug, formerly }) => ({ name: slug, formerly }));
  return new Set(names.flatMap(({ name, formerly = [] }) => [name, ...formerly]));
}
