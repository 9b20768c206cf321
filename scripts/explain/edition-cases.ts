import type { EditionCode } from '../../engine/editions/findings.ts';
import { tinyCity, type TinyCityOverrides } from './cities/tiny-city.ts';
import type { ScenarioSource } from '../../engine/scenario/scenario.ts';
import { branchingCity } from './cities/branching-city.ts';
import { compiled } from './cities/compiled.ts';
import { gatheringCity } from './cities/gathering-city.ts';

type Files = NonNullable<TinyCityOverrides['files']>;
type City = (overrides?: TinyCityOverrides) => ScenarioSource;

/** Walkthroughs follow the story and are not a player's progress. */
const WITHOUT_GAMES = { 'walkthroughs/main.yaml': null, 'walkthroughs/alternative.yaml': null };

export const edition = (files: Files = {}, city: City = tinyCity) =>
  of(city({ files: { ...WITHOUT_GAMES, ...files } }));
export const of = (source: ScenarioSource) => ({ source, story: compiled(source) });

export const PORT = 'steps/02-port-vieux.yaml';
const CAFE = 'steps/03-cafe.yaml';
const MARCHE = 'steps/04-marche.yaml';
const PHARE = 'steps/05-phare.yaml';
const CLOCHER = 'steps/17-clocher.yaml';
const SCENARIO = 'scenario.yaml';
const DETOUR = 'steps/100-detour.yaml';

export const put = (before: string, after: string) => (text: string) => text.replaceAll(before, after);
const both =
  (...changes: readonly ((text: string) => string)[]) =>
  (text: string) =>
    changes.reduce((changed, change) => change(changed), text);

const otherAnswer = both(
  put('["0413", ', '['),
  put('["0000", "0413", "4120"]', '["0000", "4120"]'),
  put('"0412"', '"0413"'),
  put('donc 0412', 'donc 0413'),
);
const swapped: Files = {
  [PORT]: put('next: CAFE', 'next: MARCHE'),
  [MARCHE]: put('next: PHARE', 'next: CAFE'),
  [CAFE]: put('next: MARCHE', 'next: PHARE'),
};
const movedAlternative: Files = {
  [CLOCHER]: put('alternative: RIVAGE\n', ''),
  'steps/16-balcon.yaml': put('next: CLOCHER\n', 'next: CLOCHER\nalternative: RIVAGE\n'),
};
const unfinished: Files = {
  'steps/07-fin.yaml': both(
    put('kind: end\n', ''),
    (text) => `${text}hints:\n  - Un.\n  - Deux.\n  - C’est la marée basse.\n`,
  ),
  'steps/08-tresor.yaml': put('kind: secret', 'kind: end'),
};

interface EditionCase {
  /** The city that is edited; by default the tiny one. */
  readonly city?: City;
  readonly before?: Files;
  readonly after: Files;
  readonly at: string;
  readonly steps: readonly string[];
}

/** The smallest edit that causes each finding, with its expected place and affected players. */
export const editionCases: Readonly<
  Record<Exclude<EditionCode, 'city-removed' | 'read-elsewhere'>, EditionCase>
> = {
  'choice-forgotten': {
    city: (overrides) =>
      branchingCity({ ...overrides, files: { ...overrides?.files, 'walkthroughs/boat.yaml': null } }),
    after: { 'steps/18-quai.yaml': put('name: attendre', 'name: rester') },
    at: 'steps/18-quai.yaml:12:3',
    steps: [
      ...[
        'CAFE',
        'MARCHE',
        'PHARE',
        'MUSEE',
        'VERRIERE',
        'FRISE',
        'VITRINE',
        'REGISTRE',
        'BALCON',
        'CLOCHER',
        'FIN',
        'TRESOR',
      ],
      ...['DETOUR', 'RIVAGE'],
    ],
  },
  'beside-forgotten': {
    city: gatheringCity,
    after: {
      'steps/19-puits.yaml': put('PUITS', 'SOURCE'),
      'steps/18-quartier.yaml': put('PUITS', 'SOURCE'),
    },
    at: 'steps/18-quartier.yaml:1:7',
    steps: [
      ...[
        'QUARTIER',
        'CAFE',
        'MARCHE',
        'PHARE',
        'MUSEE',
        'VERRIERE',
        'FRISE',
        'VITRINE',
        'REGISTRE',
        'BALCON',
        'CLOCHER',
        'FIN',
      ],
      ...['TRESOR', 'DETOUR', 'RIVAGE'],
    ],
  },
  'start-changed': {
    after: { 'steps/01-gare.yaml': null, [SCENARIO]: put('start: GARE', 'start: PORT_VIEUX') },
    at: 'scenario.yaml:20:8',
    steps: [],
  },
  'letter-changed': {
    after: { 'letter.mdx': (text) => `${text}\nUn mot de plus.\n` },
    at: 'letter.mdx:1:1',
    steps: [],
  },
  'step-removed': {
    after: {
      [CAFE]: null,
      [PORT]: put('next: CAFE', 'next: MARCHE'),
      [SCENARIO]: put('from: CAFE', 'from: MARCHE'),
    },
    at: 'steps/02-port-vieux.yaml:1:7',
    steps: ['CAFE'],
  },
  'step-again': { after: swapped, at: 'steps/03-cafe.yaml:1:7', steps: ['MARCHE'] },
  'step-off-route': {
    after: { [CAFE]: put('next: MARCHE', 'next: PHARE\nalternative: MARCHE') },
    at: 'steps/04-marche.yaml:1:7',
    steps: ['MARCHE'],
  },
  'answer-changed': {
    after: { [PORT]: otherAnswer },
    at: 'steps/02-port-vieux.yaml:14:13',
    steps: ['PORT_VIEUX'],
  },
  'question-changed': {
    after: { [PORT]: both(otherAnswer, put('La date du quai.', 'L’autre date du quai.')) },
    at: 'steps/02-port-vieux.yaml:14:13',
    steps: ['PORT_VIEUX'],
  },
  'answer-narrowed': {
    after: {
      [DETOUR]: both(
        put(', lanterne rouge]', ']'),
        put(', lanterne rouge, La Lanterne Rouge', ', « lanterne », la  lanterne'),
        put('lanterne-rouge', 'Lanterne.'),
      ),
    },
    at: 'steps/100-detour.yaml:13:3',
    steps: ['DETOUR'],
  },
  'instrument-changed': {
    after: {
      [DETOUR]: put(
        'type: text-field\n  header: L’enseigne ?\n  placeholder: Enseigne',
        'type: default-form',
      ),
    },
    at: 'steps/100-detour.yaml:10:9',
    steps: ['DETOUR'],
  },
  'hints-fewer': {
    before: { [PORT]: put('  - Regardez le quai.\n', '  - Le quai.\n  - Regardez le quai.\n') },
    after: {},
    at: 'steps/02-port-vieux.yaml:18:1',
    steps: ['PORT_VIEUX'],
  },
  'message-taken-away': { after: swapped, at: 'scenario.yaml:29:11', steps: ['MARCHE'] },
  'document-taken-away': {
    after: { [SCENARIO]: put('title: Carnet\n    from: PORT_VIEUX', 'title: Carnet\n    from: CAFE') },
    at: 'scenario.yaml:64:11',
    steps: ['PORT_VIEUX'],
  },
  'tile-taken-away': {
    after: { [SCENARIO]: put('from: BALCON', 'from: CLOCHER') },
    at: 'scenario.yaml:79:12',
    steps: ['BALCON'],
  },
  'alternative-removed': {
    after: movedAlternative,
    at: 'steps/17-clocher.yaml:1:7',
    steps: ['RIVAGE', 'FIN', 'TRESOR'],
  },
  'alternative-withdrawn': { after: movedAlternative, at: 'steps/17-clocher.yaml:1:7', steps: ['CLOCHER'] },
  'end-undone': { after: unfinished, at: 'steps/07-fin.yaml:1:7', steps: ['FIN'] },
  'place-removed': {
    after: { 'places.yaml': put('slug: jetee', 'slug: ponton'), [PHARE]: put('[jetee]', '[ponton]') },
    at: 'places.yaml:1:1',
    steps: [],
  },
  'former-name-unknown': {
    after: { [PORT]: put('name: PORT_VIEUX', 'name: PORT_VIEUX\nformerly: [PORT]') },
    at: 'steps/02-port-vieux.yaml:2:12',
    steps: [],
  },
};
