import { describe, expect, it } from 'vitest';
import { statusAt as hoursAt, unlockedPages } from '../../engine/index.ts';
import { cityNames, readCity } from '../support/cities/cities.ts';
import { frequencyOf, NOON, standAt, statusAt, statusOf, stepsOf } from '../support/cities/stand-at.ts';

type Threshold = readonly [slug: string, from: string];

const messagesAt = (slug: string, ...steps: readonly string[]) =>
  statusAt(slug, ...steps)
    .view.messages.map((message) => message.slug)
    .sort();
const documentsAt = (slug: string, step: string) => statusAt(slug, step).view.documents;

/** At each step of the main route, exactly the entries whose step is reached. */
function expectThresholds(slug: string, thresholds: readonly Threshold[]): void {
  const main = stepsOf(slug).filter(({ index }) => index < 100);
  const indexOf = (name: string) => main.find((step) => step.name === name)?.index ?? NaN;
  for (const { name, index } of main) {
    const due = thresholds.filter(([, from]) => indexOf(from) <= index).map(([message]) => message);
    expect(messagesAt(slug, name), name).toEqual(due.sort());
  }
}

const TOULOUSE: readonly Threshold[] = [
  ['premierMessage', 'FIND_FOUNTAIN'],
  ['messageFontaine', 'TRINITE_TO_ASSEZAT'],
  ['secondMessage', 'TRINITE_TO_ASSEZAT'],
  ['messageHotel', 'ECHARPE_TABAC'],
  ['laCle', 'ECHARPE_TABAC'],
  ['cleOuverte', 'LE_PONT'],
  ['frequences', 'FREQUENCES'],
  ['nouvelleFrequence', 'RECHERCHE_PASSERELLE'],
  ['programmeFinal', 'SQUARE_END'],
  ['Remerciements', 'GAME_END'],
  ['laFin', 'GAME_END'],
];

describe('messages', () => {
  it('G-MSG-01, G-MSG-05: the eight of Lyon come from their steps on, with the stranger’s greeting', () => {
    expectThresholds('lyon', [
      ['premierMessage', 'FIND_STATUE'],
      ['messageDechiffre', 'DAME_PERCHEE'],
      ['secondMessage', 'DAME_PERCHEE'],
      ['rendezVous', 'RENDEZ_VOUS'],
      ['laConversation', 'LA_PLACE'],
      ['cleUsb', 'DEVOIR_MUT'],
      ['stars', 'STARS'],
      ['unSalut', 'STARS'],
      ['laFin', 'FIRST_END'],
    ]);
  });

  it('G-MSG-02, G-MSG-03, G-MSG-05, G-MSG-06: those of Toulouse come from their steps on, Remerciements after SQUARE_END', () => {
    expectThresholds('toulouse', TOULOUSE);
  });

  it.each(['ALTERNATIVE_PONT', 'GAME_END'])(
    'G-MSG-02, G-MSG-07, G-MSG-08: of Toulouse by the other route, ultimeSms replaces three at %s',
    (step) => {
      const replaced = ['nouvelleFrequence', 'programmeFinal', 'Remerciements', 'laFin'];
      const before = TOULOUSE.map(([slug]) => slug).filter((slug) => !replaced.includes(slug));
      expect(messagesAt('toulouse', 'ALTERNATIVE_PONT', step)).toEqual(
        [...before, 'ultimeSms', ...(step === 'GAME_END' ? ['laFin'] : [])].sort(),
      );
    },
  );

  it('G-MSG-04, G-MSG-05: the nine of Paris come from their steps on', () => {
    expectThresholds('paris', [
      ['premierMessage', 'PARC_FETE'],
      ['appOuverte', 'GO_BIBLI'],
      ['lesCroquis', 'RECHERCHE_FREQUENCE'],
      ['leSquare', 'GO_SQUARE'],
      ['sixCodes', 'ON_SQUARE'],
      ['laPiste', 'WAY_BOLIVAR'],
      ['dernierFichier', 'FONTAINE'],
      ['donneesCachees', 'STAIRS_MESSAGES'],
      ['laFin', 'GAME_END'],
    ]);
  });
});

describe('documents', () => {
  const always = ['mission_order', 'transcription', 'map'];
  const numbered = (name: string, last: number) =>
    Array.from({ length: last }, (_, index) => `${name}${index + 1}`);
  const indexOf = (slug: string, name: string) => readCity(slug).scenario.steps[name]?.index ?? NaN;

  it.each([
    ['G-DOC-01, G-DOC-06, G-DOC-13', 'lyon', { DEVOIR_MUT: ['stolen_message'] }],
    ['G-DOC-01, G-DOC-06, G-DOC-09, G-DOC-13', 'toulouse', { LE_PONT: numbered('usb_file', 7) }],
    [
      ...(['G-DOC-01, G-DOC-06, G-DOC-10, G-DOC-11, G-DOC-13', 'paris'] as const),
      { RECHERCHE_FREQUENCE: numbered('croquis_', 4), WAY_BOLIVAR: numbered('fichier_', 6) },
    ],
  ] as const)(
    '%s: those of %s are listed, and their pages open, from their steps on',
    (_rows, slug, later) => {
      for (const { name, index } of stepsOf(slug)) {
        const due = Object.entries<readonly string[]>(later).flatMap(([from, documents]) =>
          indexOf(slug, from) <= index ? documents : [],
        );
        const listed = documentsAt(slug, name);
        expect(listed.map((document) => document.slug).sort(), name).toEqual([...always, ...due].sort());
        const open = [...unlockedPages(standAt(slug, name), NOON)].filter((key) =>
          key.startsWith('documents/'),
        );
        expect(open.map((key) => `/pages/${key}`).sort(), name).toEqual(
          listed.map(({ page }) => page.address).sort(),
        );
      }
    },
  );

  it('G-DOC-07, G-DOC-08: the stolen message is blanked and « Confidentiel » before STARS, whole and « Haute Confidentialité » from there', () => {
    const at = (step: string) => {
      const paper = documentsAt('lyon', step).find(({ slug }) => slug === 'stolen_message');
      const path = paper?.page.address.replace('/pages/', '');
      return {
        stamp: paper?.stamp,
        text: readCity('lyon').source.files.find((file) => file.path === `${path}.mdx`)?.text ?? '',
      };
    };
    const [before, after] = [at('DEVOIR_MUT'), at('STARS')];
    expect([before.stamp, after.stamp]).toEqual(['Confidentiel', 'Haute Confidentialité']);
    const last = after.text.match(/^C’est une belle lettre.*$/mu)?.[0] ?? 'no such paragraph';
    expect(before.text).toContain('▇▇▇');
    expect(after.text).not.toContain('▇');
    for (const sentence of last.split(/(?<=[.!?]) /u)) expect(before.text).not.toContain(sentence);
  });

  it.each(cityNames)(
    'G-DOC-03, G-DOC-04, G-DOC-05: the transcript of %s has a call 8 days before the start, is dated 6 days before, and has twelve segments',
    (slug) => {
      const { callDate, transcriptDate, segments } = statusAt(slug, 'FIND_ALPHA').infos
        .transcription as Record<string, unknown>;
      // The start is 2 June: both days are in the month before.
      expect([callDate, transcriptDate]).toEqual(['2026-05-25T10:00:00.000Z', '2026-05-27T10:00:00.000Z']);
      expect(segments).toEqual([5, 15, 5, 28, 3, 16, 4, 12, 3, 50, 5, 10]);
      const text =
        readCity(slug).source.files.find(({ path }) => path === 'documents/transcription.mdx')?.text ?? '';
      expect(text.match(/<Line /g)).toHaveLength(12);
    },
  );
});

describe('what the papers tell', () => {
  const textsOf = (slug: string, ...folders: readonly string[]) =>
    readCity(slug)
      .source.files.filter(({ path }) => folders.some((folder) => path.startsWith(`${folder}/`)))
      .map(({ text }) => text)
      .join('\n');

  it('G-CONST-03: distances such as 500 m, 400 m and 50 m', () => {
    const all = cityNames.map((slug) => textsOf(slug, 'messages', 'documents')).join('\n');
    for (const distance of ['500', '400', '50'])
      expect(all).toMatch(new RegExp(`\\b${distance}\\sm\\b`, 'u'));
  });

  it('G-CONST-04: codes of four digits in each city, and six characters for the USB key', () => {
    for (const slug of cityNames) {
      const dials = stepsOf(slug).flatMap(({ puzzle }) =>
        puzzle?.type === 'digit-dials' ? [puzzle.solution].flat() : [],
      );
      expect(dials.length).toBeGreaterThan(0);
      for (const code of dials) expect(code).toMatch(/^\d{4}$/);
    }
    expect(textsOf('toulouse', 'messages')).toContain('six caractères');
  });

  it('G-CONST-05: six codes and a seventh file in Paris', () => {
    expect(
      ['six codes', 'septième fichier'].filter((words) => !textsOf('paris', 'messages').includes(words)),
    ).toEqual([]);
  });

  it.each(cityNames)(
    'G-CONST-06: the mission order of %s makes the player the recruit of a company that looks for a missing agent',
    (slug) => {
      const order =
        readCity(slug)
          .source.files.find(({ path }) => path === 'documents/mission_order.mdx')
          ?.text.replaceAll('**', '') ?? '';
      for (const words of [/la Compagnie/iu, /agent/u, /ne répond plus|aucune nouvelle/iu, /retrouve/iu])
        expect(order).toMatch(words);
      expect(statusAt(slug, 'FIND_ALPHA').infos.mission_order).toMatchObject({ recipient: 'La recrue' });
    },
  );

  it.each([
    ['lyon', 'LA_PLACE'],
    ['toulouse', 'FREQUENCES'],
    ['toulouse', 'RECHERCHE_PASSERELLE'],
    ['paris', 'RECHERCHE_FREQUENCE'],
  ])('G-TUNER-12: in %s, no status and no page before %s is passed holds its frequency', (slug, tuner) => {
    const { scenario, source } = readCity(slug);
    const { index = NaN } = scenario.steps[tuner] ?? {};
    const frequency = frequencyOf(slug, tuner);
    expect(frequency).toMatch(/^\d+$/);
    for (const step of stepsOf(slug).filter((other) => other.index <= index)) {
      const standing = standAt(slug, step.name);
      const pages = [...unlockedPages(standing, NOON)].map(
        (key) => source.files.find(({ path }) => path === `${key}.mdx`)?.text ?? '',
      );
      expect(
        [JSON.stringify(statusOf(standing)), ...pages].filter((text) => text.includes(frequency)),
        step.name,
      ).toEqual([]);
    }
  });
});

describe('opening hours', () => {
  it.each(cityNames)(
    'G-HOURS-01, G-HOURS-02: of %s are ranges of dates, of weekdays and of decimal hours, kept to the minute',
    (slug) => {
      const { schedule } = statusAt(slug, 'FIND_ALPHA').story;
      const ranges = Object.entries(schedule);
      expect(ranges.length).toBeGreaterThan(0);
      for (const [dates, week] of ranges) {
        expect(dates).toMatch(/^\d{1,2}\/\d{1,2}-\d{1,2}\/\d{1,2}$/);
        for (const [days, hours] of Object.entries(week)) {
          expect(days).toMatch(/^[1-7]-[1-7]$/);
          expect(hours).toMatch(/^\d+(\.\d+)?-\d+(\.\d+)?$/);
        }
      }
      // Monday 1 to Sunday 7 June 2026: summer time, two hours before UTC.
      const [, week = {}] = ranges.find(([dates]) => /^1\/(1|5|6)-/.test(dates)) ?? [];
      const [opens = 0, closes = 0] = String(Object.values(week)[0]).split('-').map(Number);
      const state = (day: number, hour: number, minute: number) =>
        hoursAt({ schedule }, 'Europe/Paris', Date.UTC(2026, 5, day, hour - 2, minute)).state;
      for (let day = 1; day <= 7; day += 1) {
        expect([
          state(day, opens, -1),
          state(day, opens, 0),
          state(day, closes, -1),
          state(day, closes, 0),
        ]).toEqual(['closed', 'open', 'closing', 'closed']);
      }
    },
  );
});
