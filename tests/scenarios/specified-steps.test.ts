import { describe, expect, it } from 'vitest';
import { judge, recognise } from '../../engine/index.ts';
import { cityNames, readCity } from '../support/cities/cities.ts';
import { addresses, frequencyOf, standAt, statusAt, statusOf, stepsOf } from '../support/cities/stand-at.ts';

const END = ['/home', '/home/messages/laFin?appear'];
const CORRECT = ['/home/app/correct'];
const letter = (slug: string) => [`/home/messages/${slug}?appear`];
const alpha = { type: 'text-field', placeholder: 'Point ALPHA', minLength: 3 };
const street = { type: 'text-field', minLength: 3 };
const sound = { ogg: expect.any(String) as string, mp3: expect.any(String) as string };
const receiver = { type: 'tuner', mode: 'dials', unit: 'kHz', noise: sound };
const scrambled = expect.any(String) as string;
const fields = [1, 2, 3, 4, 5, 6].map((number) => ({ label: `Code Fichier ${number}` }));

const verdictOf = (slug: string, step: string, code: string) =>
  judge(readCity(slug).story, step, code).verdict;

type Row = [
  row: string,
  step: string,
  index: number,
  tile: string,
  to: readonly string[],
  puzzle: object | null,
  links?: readonly string[],
];

/** A step has its number, its first tile, its screen on arrival, its form, and the links of the form. */
function expectRow(slug: string, [, step, index, tile, to, puzzle, links = []]: Row): void {
  const { view, ...status } = statusAt(slug, step);
  expect(status.step).toMatchObject({ index, name: step });
  expect(view.tiles[0]).toMatchObject({
    label: tile,
    to: tile === 'Crédits' ? '/home/app/credits' : '/home/app/code',
  });
  expect(view.reaction.to).toEqual(to);
  if (puzzle === null) expect(view.puzzle).toBeNull();
  else expect(view.puzzle).toMatchObject(puzzle);
  const found = ((view.puzzle?.links ?? []) as readonly { to: string }[]).map((link) => link.to);
  expect(found).toEqual(expect.arrayContaining([...links]));
}

describe('Lyon', () => {
  it.each<Row>([
    ['G-LYON-01', 'FIND_ALPHA', 1, 'Point ALPHA', ['/home'], alpha],
    [
      'G-LYON-02',
      'FIND_STATUE',
      2,
      'Code',
      letter('premierMessage'),
      { type: 'digit-dials', dials: 4, display: 'digits', scrambled },
    ],
    [
      'G-LYON-03',
      'DAME_PERCHEE',
      3,
      'Code',
      letter('secondMessage'),
      { type: 'digit-dials', dials: 4, display: 'coordinates' },
    ],
    [
      'G-LYON-04',
      'RENDEZ_VOUS',
      4,
      'Échange SMS',
      letter('rendezVous'),
      { type: 'conversation', phase: 'locked' },
    ],
    ['G-LYON-05', 'THE_SMS', 5, 'Échange SMS', ['/home'], { type: 'conversation', phase: 'open' }],
    ['G-LYON-06', 'LA_PLACE', 6, 'Fréquences', ['/home'], { type: 'tuner', noise: sound }],
    ['G-LYON-07', 'DEVOIR_MUT', 7, 'Code', letter('cleUsb'), { type: 'text-field', minLength: 4 }],
    [
      'G-LYON-08',
      'DEVOIR_MUT',
      7,
      'Code',
      letter('cleUsb'),
      {},
      ['/home/messages/cleUsb', '/document/stolen_message', '/home/app/frequencies'],
    ],
    [
      'G-LYON-09',
      'STARS',
      8,
      'Code',
      letter('stars'),
      { type: 'text-field', picture: { address: '/media/diagramme-etoiles.svg' } },
    ],
    ['G-LYON-10', 'FIRST_END', 9, 'Crédits', END, { type: 'default-form' }],
    ['G-LYON-11', 'SECOND_LETTER', 10, 'Code', ['/home'], { type: 'default-form' }],
    ['G-LYON-12', 'SECRET_FOUND', 11, 'Crédits', ['/home/app/credits'], null],
  ])('%s: %s is the step %i, with the tile « %s »', (...row) => expectRow('lyon', row));

  it('G-LYON-13: the conversation opens to the initials CA, two letters in any case, and to no others', () => {
    expect(statusAt('lyon', 'RENDEZ_VOUS').view.puzzle).toMatchObject({ length: 2 });
    const isRight = ['CA', 'Ca', 'cA', 'ca', 'AC', 'c'].map(
      (code) => verdictOf('lyon', 'RENDEZ_VOUS', code) === 'right',
    );
    expect(isRight).toEqual([true, true, true, true, false, false]);
  });

  it('G-LYON-15, G-CONST-01, G-CONST-02: five SMS come, two seconds each after 1.6 of analysis; 0.2 in debug', () => {
    const standing = standAt('lyon', 'THE_SMS');
    const { puzzle } = statusOf(standing).view;
    expect(puzzle).toMatchObject({ messageMs: 2000, analysisMs: 1600 });
    expect(puzzle?.messages).toHaveLength(5);
    expect(statusOf(standing, { debug: true }).view.puzzle).toMatchObject({
      messageMs: 200,
      analysisMs: 200,
    });
    expect(statusAt('lyon', 'RENDEZ_VOUS').view.puzzle).toMatchObject({ analysisMs: 1600 });
  });

  it('G-LYON-17, G-LYON-18: the question about the destination holds the code that « Oui » sends, which solves the step', () => {
    const { arrival } = statusAt('lyon', 'THE_SMS').view.puzzle as unknown as {
      arrival: { question: string; code: string };
    };
    expect(arrival.question).toContain('destination');
    expect(verdictOf('lyon', 'THE_SMS', arrival.code)).toBe('right');
  });

  it('G-TUNER-01, G-TUNER-02, G-TUNER-04: the pointer runs from 0 to 9999, starts at 5000, moves by 1 or 100, and sends by itself', () => {
    const receiver = { mode: 'needle', digits: 4, max: 9999, start: 5000, steps: [1, 100], sends: true };
    expect(statusAt('lyon', 'LA_PLACE').view.puzzle).toMatchObject(receiver);
  });

  it('G-TUNER-05: after LA_PLACE the pointer of the analyser has its preset value', () => {
    expect(statusAt('lyon', 'DEVOIR_MUT').view.analyser?.puzzle).toMatchObject({ preset: { value: 1892 } });
  });
});

describe('Toulouse', () => {
  const six = { ...receiver, digits: 6 };

  it.each<Row>([
    ['G-TLSE-01', 'FIND_ALPHA', 1, 'Point ALPHA', ['/home'], alpha],
    ['G-TLSE-02', 'FIND_FOUNTAIN', 2, 'Code', letter('premierMessage'), { type: 'letter-dials', dials: 6 }],
    [
      'G-TLSE-03',
      'TRINITE_TO_ASSEZAT',
      3,
      'Code',
      letter('secondMessage'),
      { type: 'digit-dials', dials: 4 },
    ],
    ['G-TLSE-04', 'ECHARPE_TABAC', 4, 'Code', letter('laCle'), { type: 'picture-order' }],
    [
      'G-TLSE-05',
      'LE_PONT',
      5,
      'Code',
      letter('cleOuverte'),
      { type: 'text-field' },
      ['/document/usb_file1'],
    ],
    [
      ...(['G-TLSE-06', 'PISTE_PHOTO', 6, 'Code', CORRECT, street] as const),
      ['/document/usb_file2', '/document/usb_file3', '/document/usb_file4'],
    ],
    [
      'G-TLSE-07, G-TUNER-08, G-TUNER-09',
      'FREQUENCES',
      7,
      'Fréquences',
      letter('frequences'),
      { ...six, sends: true },
    ],
    [
      'G-TLSE-08, G-TUNER-08, G-TUNER-10',
      'RECHERCHE_PASSERELLE',
      8,
      'Fréquences',
      letter('nouvelleFrequence'),
      { ...six, sends: true },
    ],
    [
      'G-TLSE-09, G-TUNER-11',
      'SQUARE_END',
      9,
      'Fréquences',
      letter('programmeFinal'),
      { ...six, sends: false },
    ],
    ['G-TLSE-10', 'GAME_END', 10, 'Crédits', END, { type: 'default-form' }],
    ['G-TLSE-11', 'SECRET_FOUND', 11, 'Crédits', ['/home/app/credits'], null],
    ['G-TLSE-12', 'ALTERNATIVE_PONT', 100, 'Dernier SMS', letter('ultimeSms'), { type: 'last-sms' }],
  ])('%s: %s is the step %i, with the tile « %s »', (...row) => expectRow('toulouse', row));

  it('G-TLSE-10: the end is the same by the other route', () => {
    const { step, view } = statusAt('toulouse', 'ALTERNATIVE_PONT', 'GAME_END');
    expect([step?.index, view.reaction.to]).toEqual([10, END]);
  });

  it('G-TLSE-04, G-TLSE-13: the pictures are six, and the answer takes all of them', () => {
    expect(statusAt('toulouse', 'ECHARPE_TABAC').view.puzzle?.pictures).toHaveLength(6);
    expect(verdictOf('toulouse', 'ECHARPE_TABAC', '1-2-3-4-5')).toBe('unreadable');
    expect(verdictOf('toulouse', 'ECHARPE_TABAC', '1-2-3-4-5-6')).not.toBe('unreadable');
  });

  it.each([
    ['G-TUNER-09', 'FREQUENCES'],
    ['G-TUNER-10', 'RECHERCHE_PASSERELLE'],
  ])(
    '%s: at %s the frequency that is heard is the one that solves the step, and no other of the city',
    (_row, step) => {
      const known = ['FREQUENCES', 'RECHERCHE_PASSERELLE', 'SQUARE_END'];
      const standing = standAt('toulouse', step);
      const right = known.map((name) => {
        const solution = frequencyOf('toulouse', name);
        return [
          recognise(standing, solution, { addresses, debug: false }).recognised,
          verdictOf('toulouse', step, solution) === 'right',
        ];
      });
      expect(right).toEqual(known.map((name) => [name === step, name === step]));
    },
  );

  it('G-ALT-01, G-ALT-04: the alternative route is offered at three steps of Toulouse, and nowhere else', () => {
    const offered = cityNames.flatMap((slug) =>
      stepsOf(slug).flatMap(({ name }) =>
        statusAt(slug, name).step?.hasAlternativePath ? [`${slug} ${name}`] : [],
      ),
    );
    expect(offered.sort()).toEqual([
      'toulouse FREQUENCES',
      'toulouse RECHERCHE_PASSERELLE',
      'toulouse SQUARE_END',
    ]);
  });

  it('G-FINAL-02, G-FINAL-04, G-FINAL-06, G-FINAL-09: final.exe has nine sizes, five of them with a square, and its own words', () => {
    const { final } = statusAt('toulouse', 'LE_PONT').view;
    expect(final).toMatchObject({
      least: 1,
      most: 9,
      select: 'Sélectionner',
      open: 'Accéder',
      placeholder: 'Rendez-Vous',
      loadingFactor: 0.4,
    });
    const squares = Object.entries(final?.patterns ?? {});
    expect(squares.map(([size]) => size)).toEqual(['4', '6', '7', '8', '9']);
    for (const [size, lines] of squares)
      expect(lines.map((line) => [...line].length)).toEqual(Array(Number(size)).fill(Number(size)));
    expect(statusOf(standAt('toulouse', 'LE_PONT'), { debug: true }).view.final?.loadingFactor).toBe(0.04);
  });
});

describe('Paris', () => {
  const trail = (number: number) => [`/document/fichier_${number}`];

  it.each<Row>([
    ['G-PARIS-01', 'FIND_ALPHA', 1, 'Point ALPHA', ['/home'], alpha],
    [
      'G-PARIS-02',
      'PARC_FETE',
      2,
      'Application secrète',
      letter('premierMessage'),
      { type: 'picture-toggles' },
    ],
    [
      ...(['G-PARIS-03', 'GO_BIBLI', 3, 'Code', letter('appOuverte')] as const),
      { type: 'digit-dials', dials: 4, picture: { alt: expect.stringContaining('émojis') as string } },
    ],
    [
      ...([
        'G-PARIS-04, G-TUNER-06',
        'RECHERCHE_FREQUENCE',
        4,
        'Fréquences',
        letter('lesCroquis'),
        { ...receiver, digits: 5 },
      ] as const),
      ['/document/croquis_1'],
    ],
    ['G-PARIS-05', 'GO_SQUARE', 5, 'Code', letter('leSquare'), street],
    ['G-PARIS-06', 'ON_SQUARE', 6, 'Code', letter('sixCodes'), { type: 'number-fields', fields }],
    ['G-PARIS-07, G-DOC-12', 'WAY_BOLIVAR', 7, 'Piste à suivre', letter('laPiste'), street, trail(1)],
    ['G-PARIS-08, G-DOC-12', 'WAY_EQUERRE', 8, 'Piste à suivre', CORRECT, street, trail(2)],
    ['G-PARIS-09, G-DOC-12', 'WAY_REBEVAL', 9, 'Piste à suivre', CORRECT, street, trail(3)],
    ['G-PARIS-10, G-DOC-12', 'WAY_LAUZIN', 10, 'Piste à suivre', CORRECT, street, trail(4)],
    ['G-PARIS-11, G-DOC-12', 'WAY_DUNES', 11, 'Piste à suivre', CORRECT, street, trail(5)],
    ['G-PARIS-12', 'FONTAINE', 12, 'Code', letter('dernierFichier'), { type: 'digit-dials', dials: 4 }],
    ['G-PARIS-13', 'STAIRS_MESSAGES', 13, 'Code', letter('donneesCachees'), { type: 'text-area' }],
    [
      'G-PARIS-14',
      'RECHERCHE_BANC',
      14,
      'Code',
      CORRECT,
      { type: 'text-field', log: expect.arrayContaining([expect.anything()]) as object },
    ],
    ['G-PARIS-15', 'GAME_END', 15, 'Crédits', END, { type: 'default-form' }],
    ['G-PARIS-16', 'SECRET_FOUND', 16, 'Crédits', ['/home/app/credits'], null],
  ])('%s: %s is the step %i, with the tile « %s »', (...row) => expectRow('paris', row));

  it('G-PARIS-02: the pictures to switch on are eight', () => {
    expect(statusAt('paris', 'PARC_FETE').view.puzzle?.pictures).toHaveLength(8);
  });

  it('G-TUNER-07: after RECHERCHE_FREQUENCE the dials of the analyser are preset', () => {
    expect(statusAt('paris', 'GO_SQUARE').view.analyser?.puzzle).toMatchObject({
      mode: 'dials',
      preset: { value: 21_122 },
    });
  });
});

/** The steps of the three cities at which something holds. */
const where = (holds: (view: ReturnType<typeof statusAt>['view']) => boolean): readonly string[] =>
  cityNames.flatMap((slug) =>
    stepsOf(slug).flatMap(({ name }) => (holds(statusAt(slug, name).view) ? [`${slug} ${name}`] : [])),
  );
const hasTile = (to: string) => where(({ tiles }) => tiles.some((tile) => tile.to === to));
const FINAL_TILE = [
  'LE_PONT',
  'PISTE_PHOTO',
  'FREQUENCES',
  'RECHERCHE_PASSERELLE',
  'SQUARE_END',
  'ALTERNATIVE_PONT',
];
const inToulouse = (steps: readonly string[]) => steps.map((step) => `toulouse ${step}`).sort();

describe('the desk of the three cities', () => {
  it('G-TILE-01: has each of the eight kinds of first tile at some step, and no other', () => {
    const kinds = new Set(
      cityNames.flatMap((slug) => stepsOf(slug).map(({ name }) => statusAt(slug, name).view.tiles[0]?.label)),
    );
    expect([...kinds].map(String).sort()).toEqual([
      'Application secrète',
      'Code',
      'Crédits',
      'Dernier SMS',
      'Fréquences',
      'Piste à suivre',
      'Point ALPHA',
      'Échange SMS',
    ]);
  });

  it('G-TILE-02, G-TILE-03, G-TILE-04: has the analyser, and its page, at GO_SQUARE in Paris and at DEVOIR_MUT in Lyon only', () => {
    expect([...hasTile('/home/app/frequencies')].sort()).toEqual(['lyon DEVOIR_MUT', 'paris GO_SQUARE']);
    expect([...where(({ analyser }) => analyser !== null)].sort()).toEqual([
      'lyon DEVOIR_MUT',
      'paris GO_SQUARE',
    ]);
  });

  it('G-TILE-06: has « final.exe » from LE_PONT to SQUARE_END and at ALTERNATIVE_PONT', () => {
    expect([...hasTile('/home/app/final')].sort()).toEqual(inToulouse(FINAL_TILE));
  });

  it('G-FINAL-01, G-ROUTE-13: the page of final.exe is there from LE_PONT on, and nowhere before or in another city', () => {
    expect([...where(({ final }) => final !== null)].sort()).toEqual(
      inToulouse([...FINAL_TILE, 'GAME_END', 'SECRET_FOUND']),
    );
  });

  it.each(cityNames)(
    'G-TILE-07, G-TILE-08: of %s ends with Messages, disabled while there are none, and Documents',
    (slug) => {
      for (const { name } of stepsOf(slug)) {
        const { tiles, messages } = statusAt(slug, name).view;
        // A stamp of a step beside the route follows what the specification names.
        const specified = tiles.filter(({ to }) => !to.startsWith('/home/app/code/'));
        const extra = specified.slice(1, -2).map(({ to }) => to);
        expect(
          specified.slice(-2).map(({ to, disabled }) => [to, disabled]),
          name,
        ).toEqual([
          ['/home/app/messages', messages.length === 0],
          ['/home/app/documents', false],
        ]);
        expect(
          extra.every((to) => ['/home/app/frequencies', '/home/app/final'].includes(to)),
          name,
        ).toBe(true);
        expect(messages.length === 0).toBe(name === 'FIND_ALPHA');
      }
    },
  );
});

describe('the code entry of the three cities', () => {
  it.each(cityNames)(
    'G-STEP-01, G-ROUTE-02: of %s has at each step the form that its first mission declares',
    (slug) => {
      expect(readCity(slug).scenario.story).toBe(1);
      for (const { name, puzzle } of stepsOf(slug)) {
        expect(statusAt(slug, name).view.puzzle?.type, name).toBe(puzzle?.type);
      }
    },
  );

  it('G-STEP-08: takes at least three characters for alpha points, the square and the streets of Paris, four for the folder of Lyon', () => {
    const short = (slug: string, step: string, length: number) =>
      [length - 1, length].map((count) => verdictOf(slug, step, 'x'.repeat(count)));
    const three: [string, string][] = [
      ...cityNames.map((slug) => [slug, 'FIND_ALPHA'] as [string, string]),
      ...['GO_SQUARE', 'WAY_BOLIVAR', 'WAY_EQUERRE', 'WAY_REBEVAL', 'WAY_LAUZIN', 'WAY_DUNES'].map(
        (step) => ['paris', step] as [string, string],
      ),
    ];
    for (const [slug, step] of three)
      expect(short(slug, step, 3), `${slug} ${step}`).toEqual(['unreadable', 'wrong']);
    expect(short('lyon', 'DEVOIR_MUT', 4)).toEqual(['unreadable', 'wrong']);
  });
});
