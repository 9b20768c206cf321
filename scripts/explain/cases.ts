import type { DiagnosticCode } from '../../engine/diagnostics/catalogue.ts';
import type { FolderCode } from './folder-cases.ts';
import type { PromotionCode } from './promotion-cases.ts';
import type { ScenarioSource } from '../../engine/scenario/scenario.ts';
import { branchingCity } from './cities/branching-city.ts';
import { gatheringCity } from './cities/gathering-city.ts';
import type { TinyCityOverrides } from './cities/tiny-city.ts';
import { translatedCity } from './cities/translated-city.ts';
import { cut, edit, inHands, OTHER_STEP, page, withMap, withStreet, withVoices, write } from './edits.ts';

interface Case {
  /** Changes to the valid city. */
  readonly city: TinyCityOverrides;
  /** The valid city; by default the tiny one. */
  readonly of?: (overrides?: TinyCityOverrides) => ScenarioSource;
  /** « file:line:column » of the problem. */
  readonly at: string;
  /** Codes of other problems that are expected with it. */
  readonly besides?: readonly DiagnosticCode[];
}

const SCENARIO = 'scenario.yaml';
const GARE = 'steps/01-gare.yaml';
const PORT = 'steps/02-port-vieux.yaml';
const CAFE = 'steps/03-cafe.yaml';
const PHARE = 'steps/05-phare.yaml';
const MUSEE = 'steps/06-musee.yaml';
const FIN = 'steps/07-fin.yaml';
const TRESOR = 'steps/08-tresor.yaml';
const FRISE = 'steps/13-frise.yaml';
const REGISTRE = 'steps/15-registre.yaml';
const CLOCHER = 'steps/17-clocher.yaml';
const DETOUR = 'steps/100-detour.yaml';
const WALK = 'walkthroughs/main.yaml';
const QUAI = 'steps/18-quai.yaml';
const BARQUE = 'steps/19-barque.yaml';
const QUARTIER = 'steps/18-quartier.yaml';
const CAVE = 'steps/22-cave.yaml';

/** A step with its own code instead of the final application's. */
const withoutFinal = (text: string) =>
  text
    .replace(
      /puzzle:.*?(?=hints:)/su,
      'puzzle:\n  type: conversation\n  contact: B. M.\n  initials: { prompt: Qui ?, solution: BM }\n',
    )
    .replace('Suivez les flèches', 'C’est BM')
    .replace('Il sèche', 'C’est BM')
    .replace(/examples:.*/su, 'examples: { accept: [BM], almost: [], refuse: [AC] }\n');

/** The decision at QUAI as a dialogue. `more`: lines after the replies. */
const asDialogue =
  (more = '') =>
  (text: string): string =>
    text.replace(
      /puzzle:.*/su,
      `puzzle:
  type: dialogue
  contact: Une silhouette
  lines:
    - says: Restez-vous ?
    - replies:
        - label: Attendre
          name: attendre
        - label: Suivre
          name: suivre
          next: BARQUE
${more}`,
    );

/** The pictures in the order of their solution. */
const inOrder = (text: string) =>
  text
    .replace('id: goeland', 'id: a')
    .replace('id: margelle', 'id: goeland')
    .replace('id: locomotive', 'id: margelle')
    .replace('id: a', 'id: locomotive')
    .replace('2-3-1', '1-2-3');

/** A report of one group, with these lines as its sentences. */
const reporting = (...sentences: readonly string[]): TinyCityOverrides =>
  write(
    'rapport.yaml',
    `groups:\n  - heading: Assiduité\n    sentences:\n${sentences.map((line) => `      - ${line}\n`).join('')}`,
  );

/** The smallest change that causes each problem, and its expected position. */
export const cases: Readonly<Record<Exclude<DiagnosticCode, PromotionCode | FolderCode>, Case>> = {
  'yaml-syntax': { city: write('places.yaml', '- slug: jetee\nname: La jetée\n'), at: 'places.yaml:2:1' },
  'yaml-tab': { city: edit(SCENARIO, '  onPaper', '\tonPaper'), at: 'scenario.yaml:7:1' },
  'yaml-indent': { city: edit(SCENARIO, 'start: GARE', ' start: GARE'), at: 'scenario.yaml:20:1' },
  'yaml-colon': { city: edit(GARE, 'Où commencer ?', 'Ici: où commencer ?'), at: 'steps/01-gare.yaml:10:11' },
  'yaml-quote': { city: edit(GARE, 'Où commencer ?', '"Où commencer ?'), at: 'steps/01-gare.yaml:10:11' },
  'yaml-documents': { city: edit(TRESOR, 'index: 11', '---\nindex: 11'), at: 'steps/08-tresor.yaml:2:1' },
  'file-too-long': {
    city: edit(GARE, 'name:', `# ${'Un mot. '.repeat(26_000)}\nname:`),
    at: 'steps/01-gare.yaml:1:1',
  },
  'control-character': {
    city: edit(GARE, 'Où commencer ?', 'Où commencer\u0007 ?'),
    at: 'steps/01-gare.yaml:10:23',
  },
  'too-deep': {
    city: edit(TRESOR, 'page: merci', `page: ${'['.repeat(80)}merci${']'.repeat(80)}`),
    at: 'steps/08-tresor.yaml:8:65',
  },
  'duplicate-key': {
    city: edit(TRESOR, 'page: merci', 'page: merci\npage: merci'),
    at: 'steps/08-tresor.yaml:9:1',
  },
  'empty-file': { city: write('walkthroughs/autre.yaml', '# à écrire\n'), at: 'walkthroughs/autre.yaml:1:1' },
  'missing-scenario': { city: { files: { [SCENARIO]: null } }, at: 'scenario.yaml:1:1' },
  'stray-file': { city: write('steps/notes/idee.yaml', 'a: 1\n'), at: 'steps/notes/idee.yaml:1:1' },

  'unknown-role': { city: inHands({}, { [PORT]: 'for: lectrice' }), at: 'steps/02-port-vieux.yaml:26:6' },
  'role-without-anything': { city: inHands({ '    for: écoute\n': '' }), at: 'scenario.yaml:23:29' },
  'leaves-its-hands': {
    city: inHands({
      '    after: PHARE\n    replacedBy: leDetour\n': '    after: PHARE\n',
      '  - slug: leDetour\n': '  - slug: leDetour\n    for: écoute\n',
    }),
    at: 'scenario.yaml:41:17',
  },

  'missing-field': { city: edit(GARE, '  placeholder: Point ALPHA\n', ''), at: 'steps/01-gare.yaml:8:1' },
  'unknown-field': {
    city: edit(GARE, '  placeholder:', '  subhaeder: Ici\n  placeholder:'),
    at: 'steps/01-gare.yaml:11:3',
  },
  'comma-in-text': {
    city: edit(GARE, '- to: [puits]\n    say: Lequel ?', '- { to: [puits], say: Presque, mais lequel ? }'),
    at: 'steps/01-gare.yaml:17:34',
  },
  'unknown-value': {
    city: edit(PORT, 'display: digits', 'display: figures'),
    at: 'steps/02-port-vieux.yaml:12:12',
  },
  'unknown-puzzle-type': { city: edit(PHARE, 'type: tuner', 'type: tunner'), at: 'steps/05-phare.yaml:12:9' },
  'wrong-type': { city: edit(GARE, 'index: 1', 'index: un'), at: 'steps/01-gare.yaml:2:8' },
  'number-for-text': {
    city: edit(PORT, 'solution: "0412"', 'solution: 0412'),
    at: 'steps/02-port-vieux.yaml:14:13',
  },
  'empty-value': { city: edit(GARE, 'header: Où commencer ?', 'header:'), at: 'steps/01-gare.yaml:10:3' },
  'bad-form': { city: edit(SCENARIO, '"#5a1a1a"', 'rouge'), at: 'scenario.yaml:7:12' },
  'out-of-range': { city: edit(GARE, 'index: 1', 'index: 0'), at: 'steps/01-gare.yaml:2:8' },
  'too-short': { city: edit(GARE, '[place du Vieux-Puits]', '[]'), at: 'steps/01-gare.yaml:13:3' },
  'too-long': {
    city: edit(PHARE, 'steps: [1, 100]', 'steps: [1, 10, 100, 1000]'),
    at: 'steps/05-phare.yaml:18:3',
  },
  'repeated-entry': {
    city: edit(PHARE, 'places: [jetee]', 'places: [jetee, jetee]'),
    at: 'steps/05-phare.yaml:10:17',
  },
  'choose-one-field': { city: edit(SCENARIO, '    from: PORT_VIEUX\n', ''), at: 'scenario.yaml:24:5' },
  'unwanted-field': {
    city: edit(GARE, 'screen: home', 'screen: home\n  message: bienvenue'),
    at: 'steps/01-gare.yaml:7:3',
  },

  'unknown-step': { city: edit(GARE, 'next: PORT_VIEUX', 'next: PORT_VIEX'), at: 'steps/01-gare.yaml:7:7' },
  'unknown-message': {
    city: edit(PHARE, 'message: lePhare', 'message: lePhara'),
    at: 'steps/05-phare.yaml:7:12',
  },
  'unknown-document': {
    city: edit(MUSEE, 'document: carnet', 'document: carnets'),
    at: 'steps/06-musee.yaml:22:17',
  },
  'unknown-place': {
    city: edit(PHARE, 'places: [jetee]', 'places: [jetees]'),
    at: 'steps/05-phare.yaml:10:10',
  },
  'unknown-app': {
    city: cut(SCENARIO, 'tiles:'),
    at: 'steps/06-musee.yaml:24:12',
    besides: ['final-not-there'],
  },
  'unknown-medium': {
    city: edit(MUSEE, 'medium: enseigne.svg', 'medium: enseignes.svg'),
    at: 'steps/06-musee.yaml:16:13',
  },
  'unknown-picture': {
    city: edit(FRISE, 'solution: [locomotive', 'solution: [locomotives'),
    at: 'steps/13-frise.yaml:25:14',
  },
  'missing-sound-format': { city: { withoutMedia: ['leurre.mp3'] }, at: 'steps/05-phare.yaml:28:14' },
  'unused-medium': { city: { media: ['oubli.svg'] }, at: 'media/oubli.svg:1:1' },
  'stamp-with-words': {
    city: edit(
      GARE,
      'name: GARE',
      'name: GARE\nstamp: { medium: enseigne.svg, alt: Une horloge à 12 chiffres }',
    ),
    at: 'steps/01-gare.yaml:2:37',
  },
  'missing-page': { city: { files: { 'messages/leDetour.mdx': null } }, at: 'scenario.yaml:46:11' },
  'undeclared-page': { city: write('messages/oubli.mdx', 'Un mot.\n'), at: 'messages/oubli.mdx:1:1' },
  'duplicate-step-name': {
    city: write('steps/101-autre.yaml', OTHER_STEP.replace('AUTRE', 'TRESOR')),
    at: 'steps/101-autre.yaml:1:7',
  },
  'former-name-in-use': {
    city: edit(GARE, 'name: GARE', 'name: GARE\nformerly: [FIN]'),
    at: 'steps/01-gare.yaml:2:12',
  },
  'former-name-twice': {
    city: {
      files: {
        [GARE]: (text) => text.replace('name: GARE', 'name: GARE\nformerly: [QUAI]'),
        [PORT]: (text) => text.replace('name: PORT_VIEUX', 'name: PORT_VIEUX\nformerly: [QUAI]'),
      },
    },
    at: 'steps/02-port-vieux.yaml:2:12',
  },
  'duplicate-step-index': { city: edit(TRESOR, 'index: 11', 'index: 10'), at: 'steps/08-tresor.yaml:2:8' },
  'duplicate-slug': {
    city: { files: { 'places.yaml': (text) => text + text.replace('La jetée', 'La jetée neuve') } },
    at: 'places.yaml:12:9',
  },
  'not-there-yet': {
    city: edit(PHARE, 'message: lePhare', 'message: laFin'),
    at: 'steps/05-phare.yaml:7:12',
  },
  'not-delivered-yet': {
    city: edit(SCENARIO, 'from: PHARE\n', 'from: PHARE\n    arrives: { after: 20 min }\n'),
    at: 'steps/05-phare.yaml:7:12',
  },
  'folder-name': { city: { slug: 'bourg' }, at: 'scenario.yaml:1:7' },

  'unreachable-step': { city: write('steps/101-autre.yaml', OTHER_STEP), at: 'steps/101-autre.yaml:1:7' },
  'dead-end': { city: edit(DETOUR, 'next: FIN\n', ''), at: 'steps/100-detour.yaml:1:1' },
  'route-loop': { city: edit(DETOUR, 'next: FIN', 'next: GARE'), at: 'steps/100-detour.yaml:8:7' },
  'end-unreachable': { city: edit(FIN, 'kind: end', 'kind: secret'), at: 'steps/08-tresor.yaml:1:1' },
  'threshold-never-reached': {
    city: edit(SCENARIO, 'until: MUSEE', 'until: GARE'),
    at: 'scenario.yaml:76:12',
  },
  'replaces-itself': {
    city: edit(SCENARIO, 'from: FIN', 'from: FIN\n    replacedBy: laFin'),
    at: 'scenario.yaml:56:17',
  },
  'option-twice': {
    of: branchingCity,
    city: edit(QUAI, 'name: attendre', 'name: suivre'),
    at: 'steps/18-quai.yaml:15:13',
  },
  'names-uneven': {
    of: branchingCity,
    city: { files: { [QUAI]: asDialogue('        - label: Crier\n') } },
    at: 'steps/18-quai.yaml:11:3',
  },
  'line-unread': {
    of: branchingCity,
    city: { files: { [QUAI]: asDialogue('    - says: À demain.\n') } },
    at: 'steps/18-quai.yaml:19:7',
  },
  'dialogue-too-long': {
    of: branchingCity,
    city: { files: { [QUAI]: asDialogue('    - replies: [{ label: Oui }]\n'.repeat(8)) } },
    at: 'steps/18-quai.yaml:11:3',
    besides: ['option-not-walked'],
  },
  'option-not-walked': {
    of: branchingCity,
    city: { files: { 'walkthroughs/boat.yaml': null } },
    at: 'steps/18-quai.yaml:15:13',
  },
  'option-unknown': {
    of: branchingCity,
    city: edit(SCENARIO, 'QUAI: suivre', 'QUAI: suivrais'),
    at: 'scenario.yaml:39:26',
  },
  'condition-without-fact': {
    of: branchingCity,
    city: edit(SCENARIO, 'chose: { QUAI: suivre }', 'asked: QUAI'),
    at: 'scenario.yaml:39:18',
  },
  'field-of-another-kind': {
    city: edit(GARE, 'index: 1', 'index: 1\nneeds: 2'),
    at: 'steps/01-gare.yaml:3:1',
  },
  'not-a-part': {
    of: gatheringCity,
    city: edit(QUARTIER, '[PUITS, FOUR, TOUR]', '[PUITS, FOUR, TOUR, MUSEE]'),
    at: 'steps/18-quartier.yaml:8:29',
  },
  'needs-too-many': {
    of: gatheringCity,
    city: edit(QUARTIER, 'needs: 2', 'needs: 4'),
    at: 'steps/18-quartier.yaml:9:8',
  },
  'aside-never-open': {
    of: gatheringCity,
    city: edit(CAVE, 'until: PHARE', 'until: GARE'),
    at: 'steps/22-cave.yaml:5:8',
  },
  'aside-closed-unsaid': {
    of: gatheringCity,
    city: edit(CAVE, '\nclosedBy: [apresLePhare, leDetour]', ''),
    at: 'steps/22-cave.yaml:5:8',
  },
  'leads-beside': {
    of: gatheringCity,
    city: edit(SCENARIO, 'after: FOUR', 'from: FOUR'),
    at: 'scenario.yaml:38:11',
  },
  'beside-not-walked': {
    of: gatheringCity,
    city: edit(
      'walkthroughs/main.yaml',
      '  - at: CAVE\n    answer: "44"\n    messages: [bienvenue, ancienneLettre, duFour, deLaCave]\n',
      '',
    ),
    at: 'steps/22-cave.yaml:1:7',
  },
  'asked-in-next': {
    of: branchingCity,
    city: edit(BARQUE, 'next: CAFE', 'next:\n  - { if: { asked: GARE }, to: MARCHE }\n  - { to: CAFE }'),
    at: 'steps/19-barque.yaml:8:13',
  },
  'elsewhere-in-next': {
    of: branchingCity,
    city: edit(
      BARQUE,
      'next: CAFE',
      'next:\n  - { if: { elsewhere: { city: port, solved: QUAI } }, to: MARCHE }\n  - { to: CAFE }',
    ),
    at: 'steps/19-barque.yaml:8:32',
  },
  'unknown-city': {
    of: branchingCity,
    city: edit(
      SCENARIO,
      'if: { chose: { QUAI: suivre } }',
      'if: { elsewhere: { city: ville, chose: { QUAI: suivre } } }',
    ),
    at: 'scenario.yaml:39:30',
  },
  'case-without-condition': {
    of: branchingCity,
    city: edit(BARQUE, 'next: CAFE', 'next:\n  - { to: MARCHE }\n  - { to: CAFE }'),
    at: 'steps/19-barque.yaml:8:11',
  },
  'unknown-blank': { city: reporting('say: Fini à {heures}.'), at: 'rapport.yaml:4:14' },
  'solution-in-report': { city: reporting('say: La recrue a vu l’anémone.'), at: 'rapport.yaml:4:14' },
  'sentence-never-said': {
    city: reporting(
      '{ if: { days: { least: 2 } }, say: Longue. }',
      '{ if: { days: { least: 3 } }, say: Lente. }',
      'say: Brève.',
    ),
    at: 'rapport.yaml:5:44',
  },
  'group-may-be-empty': {
    city: reporting('{ if: { hints: none }, say: Sans aide. }'),
    at: 'rapport.yaml:2:14',
  },
  'missing-puzzle': {
    city: { files: { 'steps/101-autre.yaml': OTHER_STEP, [TRESOR]: (text) => text + 'next: AUTRE\n' } },
    at: 'steps/08-tresor.yaml:1:1',
  },
  'puzzle-without-next': { city: edit(FIN, 'next: TRESOR\n', ''), at: 'steps/07-fin.yaml:10:1' },
  'tile-without-puzzle': {
    city: edit(SCENARIO, 'puzzleOf: PHARE', 'puzzleOf: TRESOR'),
    at: 'scenario.yaml:74:15',
  },
  'final-not-there': {
    city: edit(SCENARIO, '    also: [RIVAGE]\n    pageStays: true\n', ''),
    at: 'steps/102-rivage.yaml:15:3',
  },
  'final-without-step': {
    city: { files: { [CLOCHER]: withoutFinal, 'steps/102-rivage.yaml': withoutFinal } },
    at: 'scenario.yaml:78:10',
  },
  'final-size': { city: edit(SCENARIO, '          - ↓←↑\n', '          - ↓←\n'), at: 'scenario.yaml:97:13' },
  'too-few-hints': { city: edit(GARE, '  - Relisez la lettre.\n', ''), at: 'steps/01-gare.yaml:19:1' },
  'hints-at-end': {
    city: edit(TRESOR, 'page: merci', 'hints: [Un, Deux, Trois]'),
    at: 'steps/08-tresor.yaml:8:1',
  },

  'missing-examples': { city: cut(CAFE, 'examples:'), at: 'steps/03-cafe.yaml:9:1' },
  'too-few-examples': { city: edit(CAFE, 'refuse: [AC, MB]', 'refuse: []'), at: 'steps/03-cafe.yaml:22:3' },
  'example-not-accepted': {
    city: edit(CAFE, 'accept: [BM, bm]', 'accept: [BM, bmw]'),
    at: 'steps/03-cafe.yaml:20:16',
  },
  'example-without-reply': { city: edit(CAFE, 'almost: []', 'almost: [AC]'), at: 'steps/03-cafe.yaml:21:12' },
  'example-not-refused': {
    city: edit(CAFE, 'refuse: [AC, MB]', 'refuse: [AC, bm]'),
    at: 'steps/03-cafe.yaml:22:16',
  },
  'reply-is-right': {
    city: edit(GARE, 'to: [puits]', 'to: [puits, le vieux puits]'),
    at: 'steps/01-gare.yaml:17:17',
  },
  'reply-repeated': {
    city: edit(GARE, 'to: [puits]', 'to: [puits, La Gare]'),
    at: 'steps/01-gare.yaml:17:17',
  },
  'answers-too-near': {
    city: edit('places.yaml', 'name: La jetée', 'name: Animone'),
    at: 'steps/06-musee.yaml:25:14',
  },
  'reply-unreadable': {
    city: edit(PORT, 'to: ["1204"]', 'to: ["1204", midi]'),
    at: 'steps/02-port-vieux.yaml:16:18',
  },
  'solution-unreadable': { city: edit(GARE, 'minLength: 3', 'minLength: 30'), at: 'steps/01-gare.yaml:13:3' },
  'solution-length': {
    city: edit(REGISTRE, '"8317", "456", "1793"', '"8317", "456"'),
    at: 'steps/15-registre.yaml:17:3',
  },
  'bad-range': {
    city: edit(REGISTRE, '"456"', '{ from: 460, to: 450 }'),
    at: 'steps/15-registre.yaml:17:39',
  },
  'too-many-right': {
    city: edit(REGISTRE, '"456"', '{ from: 400, to: 500 }'),
    at: 'steps/15-registre.yaml:17:24',
  },
  'count-tells-too-much': {
    city: edit(REGISTRE, 'solution: ["8317"', 'countsRight: true\n  solution: [{ from: 8310, to: 8320 }'),
    at: 'steps/15-registre.yaml:17:16',
  },
  'solution-repeats': {
    city: edit(FRISE, 'margelle, goeland]', 'margelle, goeland, margelle]'),
    at: 'steps/13-frise.yaml:25:45',
  },
  'solution-given-away': {
    city: { files: { [FRISE]: inOrder } },
    at: 'steps/13-frise.yaml:11:3',
  },
  'last-hint-without-solution': {
    city: edit(CAFE, 'signe BM', 'signe ainsi'),
    at: 'steps/03-cafe.yaml:18:5',
  },
  'code-used-twice': {
    city: edit(DETOUR, 'lanterne rouge]', 'lanterne rouge, arrivee-kolvagre]'),
    at: 'steps/04-marche.yaml:19:11',
  },
  'receiver-exit': { city: edit(CLOCHER, '  sends: false\n', ''), at: 'steps/17-clocher.yaml:21:3' },
  'decoy-is-right': { city: edit(PHARE, 'at: "0700"', 'at: "0612"'), at: 'steps/05-phare.yaml:27:11' },

  'bad-date': { city: edit(SCENARIO, '1/4-30/9', '1/4-31/9'), at: 'scenario.yaml:11:5' },
  'bad-hours': { city: edit(SCENARIO, '8-20', '8-25'), at: 'scenario.yaml:12:12' },
  'opens-nothing': {
    city: edit(TRESOR, 'index: 11', 'index: 11\nopens: { between: 18-22 }'),
    at: 'steps/08-tresor.yaml:3:1',
  },
  'two-hours': {
    city: edit(
      'places.yaml',
      '  ifGone:',
      '  closes: true\n  hours: { schedule: { 1/1-31/12: { 3-7: [9-12, 14-18] } } }\n  ifGone:',
    ),
    at: 'places.yaml:10:3',
  },
  'overlapping-hours': { city: edit(SCENARIO, '1/10-31/3', '30/9-31/3'), at: 'scenario.yaml:14:5' },
  'unknown-time-zone': { city: edit(SCENARIO, 'Europe/Paris', 'Europe/Ville'), at: 'scenario.yaml:5:11' },
  'low-contrast': { city: edit(SCENARIO, '#5a1a1a', '#aa5a5a'), at: 'scenario.yaml:7:12' },

  'mdx-syntax': { city: page('Un mot.\n\n<Aside>\n\nSuite.\n'), at: 'pages/merci.mdx:3:1' },
  'page-code': { city: page('Il reste {n} jours.\n'), at: 'pages/merci.mdx:1:10' },
  'unknown-component': { city: page('Un mot, <Asyde>ici</Asyde>.\n'), at: 'pages/merci.mdx:1:9' },
  'unknown-attribute': { city: page('<Signature who="B." size="2"/>\n'), at: 'pages/merci.mdx:1:21' },
  'missing-attribute': { city: page('Adieu.\n\n<Signature/>\n'), at: 'pages/merci.mdx:3:1' },
  'misplaced-component': { city: page('Le code : <Code/>\n'), at: 'pages/merci.mdx:1:11' },
  'too-many-variants': {
    city: page(
      ['GARE', 'PORT_VIEUX', 'CAFE', 'PHARE']
        .map((step) => `<If asked="${step}">Un indice à ${step}.</If>\n`)
        .join('\n'),
    ),
    at: 'pages/merci.mdx:7:1',
  },
  'markdown-image': { city: page('![Une enseigne](enseigne.svg)\n'), at: 'pages/merci.mdx:1:1' },
  'empty-page': { city: page('\n'), at: 'pages/merci.mdx:1:1' },
  'empty-passage': { city: page('Merci.\n\n<If solved="GARE">\n</If>\n'), at: 'pages/merci.mdx:3:1' },
  'unsafe-link': { city: page('[Merci](javascript:alert(1))\n'), at: 'pages/merci.mdx:1:1' },
  'straight-quotes': { city: page('Merci "à vous".\n'), at: 'pages/merci.mdx:1:7' },
  'straight-apostrophe': { city: page("Merci d'avoir joué.\n"), at: 'pages/merci.mdx:1:8' },

  'bad-bounds': { city: withMap('south: 47', 'south: 48'), at: 'media/map.yaml:2:18' },
  'outside-map': { city: withMap('at: [47.2, -1.5]', 'at: [-1.5, 47.2]'), at: 'media/map.yaml:6:34' },
  'unknown-drawing': {
    city: withMap('icon: tour', 'icon: tours'),
    at: 'media/map.yaml:6:58',
    besides: ['unused-drawing'],
  },
  'unused-drawing': {
    city: withMap('icons:', 'icons:\n  pont: { shape: M0 0H9 }'),
    at: 'media/map.yaml:8:3',
  },
  'bad-drawing': { city: withMap('M0 0V-9H9Z', 'M0 0L9Z'), at: 'media/map.yaml:8:18' },
  'unknown-printed-name': { city: withMap('on: La jetée', 'on: La jeté'), at: 'media/map.yaml:10:11' },

  'missing-walkthrough': { city: { files: { [WALK]: null } }, at: 'scenario.yaml:1:1' },
  'walkthrough-disagrees': {
    city: edit(WALK, 'answer: BM', 'answer: MB'),
    at: 'walkthroughs/main.yaml:15:13',
  },

  'dead-link': { city: page('[Retour](/home/app/cod)\n'), at: 'pages/merci.mdx:1:1' },
  'letter-without-code': { city: edit('letter.mdx', '<Code/>', 'Le code suit.'), at: 'letter.mdx:1:1' },
  'joined-lines': { city: page('La Compagnie\n3, quai du Port-Vieux\n'), at: 'pages/merci.mdx:1:1' },
  emoji: { city: page('Merci 🎉\n'), at: 'pages/merci.mdx:1:7' },
  typography: { city: page('Rendez-vous à 19h30.\n'), at: 'pages/merci.mdx:1:15' },
  'left-to-change': { city: page('À CHANGER : dites merci.\n'), at: 'pages/merci.mdx:1:1' },
  'text-too-long': {
    city: write('messages/laFin.mdx', `${'L’agent marche. '.repeat(450)}\n`),
    at: 'messages/laFin.mdx:1:1',
  },
  'solution-given-early': {
    city: edit(MUSEE, 'Rouvrez le récepteur.', 'Tapez « anémone ».'),
    at: 'steps/06-musee.yaml:32:5',
  },
  'spells-nothing': {
    city: {
      files: {
        [CAFE]: (text) => `${text}spells: { page: pages/merci, take: first-letters }\n`,
        'pages/merci.mdx': 'Bonjour.\n\nVoilà.\n',
      },
    },
    at: 'pages/merci.mdx:3:1',
  },
  'replies-unseen': {
    city: edit(
      'steps/04-marche.yaml',
      'hints:',
      'replies:\n  - { to: [les quais], say: Demi-tour. }\nhints:',
    ),
    at: 'steps/04-marche.yaml:22:1',
  },
  'empty-hint': { city: edit(GARE, 'Relisez la lettre.', '…'), at: 'steps/01-gare.yaml:20:5' },
  'alternative-promised': {
    city: write('messages/laFin.mdx', 'S’il pleut, prenez l’autre trajet.\n'),
    at: 'messages/laFin.mdx:1:22',
  },
  'arrows-spell-nothing': {
    city: edit('documents/carnet.mdx', 'Les pages sont collées.', 'S E\n\nM L'),
    at: 'scenario.yaml:92:9',
  },
  'date-to-come': { city: edit(SCENARIO, 'date: -8', 'date: 9'), at: 'scenario.yaml:32:11' },
  'segments-differ': {
    city: edit(
      SCENARIO,
      '      recipient: Aimé Corot',
      '      segments: [4, 9]\n      recipient: Aimé Corot',
    ),
    at: 'scenario.yaml:61:7',
  },
  'swapped-coordinates': { city: edit('places.yaml', '[47.2, -1.5]', '[-1.5, 47.2]'), at: 'places.yaml:3:8' },
  'unused-place': {
    city: {
      files: {
        'places.yaml': (text) =>
          text + text.replaceAll('jetee', 'halle').replace('La jetée', 'La halle aux grains'),
      },
    },
    at: 'places.yaml:12:9',
  },
  'name-upside-down': {
    city: withStreet('Rue du Port', '[[47.5, -1.2], [47.5, -1.8]]'),
    at: 'media/map.yaml:6:13',
  },
  'name-cut': { city: withStreet('Rue du Port', '[[47.5, -1.51], [47.5, -1.5]]'), at: 'media/map.yaml:6:13' },
  'unknown-voice': { city: withVoices({ 'voice: corot': 'voice: coro' }), at: 'voices.yaml:9:12' },
  'part-without-sound': {
    city: withVoices({ 'sound: emission': 'sound: emissions' }),
    at: 'voices.yaml:8:12',
  },
  'voice-not-transcribed': { city: withVoices({ 'une anémone': 'une étoile' }), at: 'voices.yaml:12:16' },
  'voice-in-haste': { city: withVoices({ 'seconds: 3': 'seconds: 1' }), at: 'voices.yaml:10:14' },
  'translation-missing': {
    city: edit('en/steps/01-la-saline.yaml', '  placeholder: One word\n', ''),
    of: translatedCity,
    at: 'en/steps/01-la-saline.yaml:1:1',
  },
  'translation-stale': {
    city: edit('steps/02-le-passeur.yaml', 'vous attend au bac', 'vous attend au pont'),
    of: translatedCity,
    at: 'en/steps/02-le-passeur.yaml:1:14',
  },
  'translation-orphan': {
    city: edit('en/steps/03-la-fin.yaml', 'It is over.', 'It is over.\ntitle: The end'),
    of: translatedCity,
    at: 'en/steps/03-la-fin.yaml:2:1',
  },
  'translation-differs': {
    city: edit('en/letter.mdx', ' <QrCode />', ''),
    of: translatedCity,
    at: 'en/letter.mdx:1:1',
  },
  'translation-too-long': {
    city: edit('en/scenario.yaml', 'The last word', 'The very last word of all and of everything'),
    of: translatedCity,
    at: 'en/scenario.yaml:3:27',
  },
  'recording-length': { city: { seconds: { 'leurre.ogg': 18 } }, at: 'steps/05-phare.yaml:29:16' },
};
