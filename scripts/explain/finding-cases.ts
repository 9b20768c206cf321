import { type Proof, type Scenario, type ScenarioSource, type Step, prove } from '../../engine/index.ts';
import type { FindingCode } from '../../engine/prove/findings.ts';
import { createStory } from '../../engine/story/story.ts';
import { branchingCity } from './cities/branching-city.ts';
import { compiled } from './cities/compiled.ts';
import { tinyCity, type TinyCityOverrides } from './cities/tiny-city.ts';
import { translatedCity } from './cities/translated-city.ts';
import { WAITING_FILES } from './cities/waiting-city.ts';
import { inHands } from './edits.ts';

export const YEAR = 2026;

const ville = compiled(tinyCity()).scenario;

/** A city with a fault that still compiles. */
export function proofOfFiles(overrides: TinyCityOverrides): Proof {
  const source = tinyCity(overrides);
  return prove(source, compiled(source), YEAR);
}

/** A city with a fault that the compiler would refuse, to test the prover alone. */
export function proofOfScenario(change: Partial<Scenario>, source: ScenarioSource = tinyCity()): Proof {
  return prove(source, createStory({ ...ville, ...change }), YEAR);
}

/** The city's steps with some of them changed. */
export function withSteps(changes: Readonly<Record<string, object>>): Pick<Scenario, 'steps'> {
  const changed = Object.entries(changes).map(([name, change]) => [
    name,
    { ...ville.steps[name], ...change },
  ]);
  return { steps: { ...ville.steps, ...Object.fromEntries(changed) } as Scenario['steps'] };
}

/** A city whose last message is another page for all who read it. */
export const lastMessageReplaced = ({ files, ...others }: TinyCityOverrides = {}): Proof =>
  proofOfFiles({
    ...others,
    files: {
      'scenario.yaml': (text) =>
        text.replace(
          '    from: FIN\n',
          '    from: FIN\n    versions:\n      - { page: laFin_autre, from: GARE }\n',
        ),
      'messages/laFin_autre.mdx': 'Par la jetée.\n',
      ...files,
    },
  });

/** A text longer than the maximum length of answers. */
const unanswerable = (step: string): object => ({
  puzzle: { ...ville.steps[step]?.puzzle, minLength: 300 },
  examples: { accept: [], almost: [], refuse: [] },
});

export const files = (path: string, from: string, to: string) =>
  proofOfFiles({ files: { [path]: (text) => text.replace(from, to) } });
const branching = compiled(branchingCity()).scenario;
const barque = branching.steps.BARQUE as Step;
const branchingProof = (change: Partial<Scenario>) =>
  proofOfScenario({ ...branching, ...change }, branchingCity());
const CHOICE = {
  type: 'choice' as const,
  header: 'Monter ?',
  options: [
    { name: 'oui', label: 'Oui' },
    { name: 'non', label: 'Non' },
  ],
};
const NEVER = { if: { chose: { QUAI: 'attendre' } }, to: 'MARCHE', path: ['next', 0, 'to'] };
const messages = (slug: string, change: object) =>
  ville.messages.map((message) => (message.slug === slug ? { ...message, ...change } : message));
/** A word that French takes for a synonym, and English for another answer. */
const collidingProof = (): Proof => {
  const source = translatedCity({
    files: {
      'steps/01-la-saline.yaml': (text) => `${text}synonyms: [CONDIMENT]\n`,
      'en/steps/01-la-saline.yaml': (text) => text.replace('[PEPPER]', '[PEPPER, CONDIMENT]'),
    },
  });
  return prove(source, compiled(source), YEAR);
};
export const closed = { hours: { schedule: { '1/1-31/12': { '1-5': '9-17' } } } };
export const withoutAlternative = withSteps({
  PHARE: { alternative: undefined },
  CLOCHER: { alternative: undefined },
});

/** Five steps in a row whose instruments are for one role. */
const FIVE_FOR_ONE = Object.fromEntries(
  ['01-gare', '02-port-vieux', '03-cafe', '04-marche', '05-phare'].map((step) => [
    `steps/${step}.yaml`,
    'for: écoute',
  ]),
);

/** One planted fault per code, and its expected place. */
export const planted: Readonly<Partial<Record<FindingCode, readonly [proof: () => Proof, at: string]>>> = {
  'answers-collide': [collidingProof, 'steps/01-la-saline.yaml:25'],
  'end-out-of-reach': [
    () => proofOfScenario(withSteps({ PORT_VIEUX: { exits: [] } })),
    'steps/02-port-vieux.yaml:1',
  ],
  'secret-out-of-reach': [() => proofOfScenario(withSteps({ FIN: { exits: [] } })), 'steps/07-fin.yaml:1'],
  'no-secret': [() => proofOfScenario(withSteps({ TRESOR: { kind: 'end' } })), 'scenario.yaml:20'],
  'alternative-strands': [
    () => proofOfScenario(withSteps({ DETOUR: { exits: [] } })),
    'steps/100-detour.yaml:1',
  ],
  'no-answer': [() => proofOfScenario(withSteps({ MUSEE: unanswerable('MUSEE') })), 'steps/06-musee.yaml:25'],
  'last-hint-not-enough': [
    () => files('steps/15-registre.yaml', 'ligne 456, année 1793', 'et puis l’année suivante'),
    'steps/15-registre.yaml:24',
  ],
  'step-unseen': [
    () => proofOfScenario(withSteps({ MUSEE: { exits: [{ to: 'FIN', path: ['next'] }] } })),
    'steps/12-verriere.yaml:1',
  ],
  'message-unseen': [
    () =>
      proofOfScenario({ messages: messages('bienvenue', { from: 'CAFE', replacedBy: 'ancienneLettre' }) }),
    'scenario.yaml:24',
  ],
  'document-unseen': [
    () => proofOfScenario({ documents: ville.documents.map((entry) => ({ ...entry, from: 'AILLEURS' })) }),
    'scenario.yaml:57',
  ],
  'page-unseen': [() => lastMessageReplaced(), 'messages/laFin.mdx:1'],
  'hint-unseen': [
    () => proofOfScenario(withSteps({ TRESOR: { hints: ['Cherchez encore.'] } })),
    'steps/08-tresor.yaml:1',
  ],
  'tile-unseen': [
    () =>
      proofOfScenario({
        tiles: ville.tiles.map((tile) =>
          tile.app === 'frequencies' ? { ...tile, puzzleOf: 'VITRINE' } : tile,
        ),
      }),
    'scenario.yaml:73',
  ],
  'medium-unseen': [
    () =>
      lastMessageReplaced({
        media: ['oubli.svg'],
        files: { 'messages/laFin.mdx': (text) => `${text}\n<Picture name="oubli.svg" alt="Une jetée" />\n` },
      }),
    'media/oubli.svg:1',
  ],
  'link-leads-nowhere': [
    () =>
      proofOfFiles({
        files: {
          'scenario.yaml': (text) => text.replace('from: CAFE', 'from: CAFE\n    replacedBy: apresLePhare'),
          'steps/05-phare.yaml': (text) =>
            text.replace(
              '  sends: true',
              '  links: [{ label: Relire, message: ancienneLettre }]\n  sends: true',
            ),
          'walkthroughs/alternative.yaml': (text) => text.replace('bienvenue, ancienneLettre,', 'bienvenue,'),
        },
      }),
    'steps/06-musee.yaml:1',
  ],
  'choice-without-effect': [
    () => branchingProof({ steps: { ...branching.steps, BARQUE: { ...barque, puzzle: CHOICE } } }),
    'steps/19-barque.yaml:8',
  ],
  'condition-always': [
    () =>
      branchingProof({
        messages: branching.messages.map((message) =>
          message.if ? { ...message, if: { solved: 'GARE' } } : message,
        ),
      }),
    'scenario.yaml:39',
  ],
  'message-vanishes': [
    () =>
      branchingProof({
        messages: branching.messages.map((message) =>
          message.if ? { ...message, if: { not: { asked: 'MARCHE' } } } : message,
        ),
      }),
    'scenario.yaml:39',
  ],
  'condition-never': [
    () =>
      branchingProof({
        steps: { ...branching.steps, BARQUE: { ...barque, exits: [NEVER, ...barque.exits] } },
      }),
    'steps/19-barque.yaml:7',
  ],
  'page-empty': [
    () => proofOfFiles({ files: { 'messages/lePhare.mdx': '<If asked="GARE">\nLe phare parle.\n</If>\n' } }),
    'messages/lePhare.mdx:1',
  ],
  'day-forgotten': [() => files('scenario.yaml', '1/10-31/3', '1/10-30/3'), 'scenario.yaml:10'],
  'day-too-short': [() => files('scenario.yaml', '9.5-18', '9.5-11'), 'scenario.yaml:10'],
  'never-opens': [() => proofOfScenario({ hours: { schedule: { '1/1-31/12': {} } } }), 'scenario.yaml:10'],
  'hours-never-meet': [
    () => proofOfScenario(withSteps({ MUSEE: { opens: { between: '21-23' } } })),
    'steps/06-musee.yaml:1',
  ],
  'hours-miss-days': [
    () =>
      proofOfScenario({
        ...withSteps({
          MUSEE: { opens: { between: '18-22' } },
          PHARE: { alternative: undefined },
          CLOCHER: { alternative: undefined },
        }),
      }),
    'steps/06-musee.yaml:1',
  ],
  'closed-without-word': [() => proofOfScenario({ ...withoutAlternative, ...closed }), 'scenario.yaml:9'],
  'wait-without-word': [
    () =>
      proofOfFiles({
        files: { ...WAITING_FILES, 'messages/lendemain.mdx': 'Page 8317, ligne 456, année 1793.\n' },
      }),
    'steps/15-registre.yaml:1',
  ],
  'in-nobodys-hands': [
    () =>
      proofOfScenario({
        roles: [{ slug: 'lecture', name: 'la lecture' }],
        messages: messages('bienvenue', { for: 'écoute' }),
      }),
    'scenario.yaml:24',
  ],
  'role-empty-handed': [
    () =>
      proofOfFiles(
        inHands({
          '    title: Ordre de mission\n    for: lecture\n': '    title: Ordre de mission\n',
          '  - slug: laFin\n': '  - slug: laFin\n    for: lecture\n',
        }),
      ),
    'scenario.yaml:23',
  ],
  'role-idle': [() => proofOfFiles(inHands({}, { 'steps/01-gare.yaml': 'for: écoute' })), 'scenario.yaml:23'],
  'role-without-instrument': [
    () => proofOfFiles(inHands({}, { 'steps/01-gare.yaml': 'for: écoute' })),
    'scenario.yaml:23',
  ],
  'hand-too-full': [() => proofOfFiles(inHands({}, FIVE_FOR_ONE)), 'steps/05-phare.yaml:39'],
};

/** Codes that only a fault of the game rules causes: their checkers receive one. */
export const ofTheGame: readonly FindingCode[] = [
  'stuck-after-mistakes',
  'tolerance-broken',
  'slip-meets-another',
  'hours-untold',
];
