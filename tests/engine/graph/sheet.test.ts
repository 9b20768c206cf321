import { describe, expect, it } from 'vitest';
import { countWords } from '../../../engine/text/typeset.ts';
import { sheetOf, type CitySheet } from '../../../engine/graph/sheet.ts';
import { greatCircle } from '../../../engine/places/distance.ts';
import { branchingCity } from '../../../scripts/explain/cities/branching-city.ts';
import { tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';

const sheet = sheetOf(tinyCity());

/** The steps at which something is available, by route. */
function whereIs({ presence: { columns } }: CitySheet, id: string, route = ''): readonly string[] {
  return columns
    .filter(({ taken, there }) => taken.join(' ') === route && there[id] !== undefined)
    .map(({ step }) => step);
}

it('names what fields may name, as the files have it', () => {
  const { names } = sheetOf(
    tinyCity({ files: { 'scenario.yaml': (text) => text.replace('from: PORT_VIEUX', 'from: NULLE_PART') } }),
  );
  expect(names.step[0]).toEqual({ name: 'GARE', title: '1 · GARE' });
  expect(names.message.map(({ name }) => name)).toContain('bienvenue');
  expect(names.page).toContainEqual({ name: 'messages/bienvenue', title: names.message[0]?.title });
  expect(names.place.length).toBeGreaterThan(0);
});

describe('the availability of pages by step', () => {
  it('is listed along the main route, then for each other route from its branch', () => {
    const routes = [...new Set(sheet.presence.columns.map(({ taken }) => taken.join(' ')))];
    expect(routes).toEqual(['', 'PHARE', 'CLOCHER']);
    expect(sheet.presence.columns.find(({ taken }) => taken.includes('PHARE'))?.step).toBe('DETOUR');
  });

  it('starts with a message’s step and ends where another message replaces it', () => {
    expect(whereIs(sheet, 'message/lePhare').slice(0, 2)).toEqual(['PHARE', 'MUSEE']);
    expect(whereIs(sheet, 'message/lePhare', 'PHARE')).toEqual([]);
    expect(whereIs(sheet, 'message/leDetour', 'PHARE')[0]).toBe('DETOUR');
    expect(whereIs(sheet, 'message/leDetour')).toEqual([]);
  });

  it('starts later for a message moved to a later step', () => {
    const late = sheetOf(
      tinyCity({ files: { 'scenario.yaml': (text) => text.replace('from: PORT_VIEUX', 'from: MARCHE') } }),
    );
    expect(whereIs(late, 'message/bienvenue')[0]).toBe('MARCHE');
  });
});

/** The message `desBottes` depends on a hint. */
const ASKED = {
  'scenario.yaml': (text: string) => text.replace('{ chose: { QUAI: suivre } }', '{ asked: PORT_VIEUX }'),
};

describe('a story that branches', () => {
  const branching = sheetOf(branchingCity());
  const { columns, things } = branching.presence;
  const along = (route: string) => columns.filter((column) => column.route === route).map(({ step }) => step);

  it('has a column for each step after each combination of decisions', () => {
    expect([...new Set(columns.map(({ route }) => route))]).toEqual([
      'Trajet principal',
      'QUAI : « Suivre la silhouette »',
      'Secours pris à PHARE',
      'QUAI : « Suivre la silhouette », secours pris à PHARE',
      'Secours pris à CLOCHER',
      'QUAI : « Suivre la silhouette », secours pris à CLOCHER',
    ]);
    expect(along('QUAI : « Suivre la silhouette »').slice(0, 3)).toEqual(['BARQUE', 'CAFE', 'MARCHE']);
    expect(new Set(columns.map(({ key }) => key)).size).toBe(columns.length);
  });

  it('knows the column before the first one of a branch', () => {
    const before = (route: string, step: string) => {
      const column = columns.find((one) => one.route === route && one.step === step);
      const { step: earlier, route: of } = columns.find(({ key }) => key === column?.before) ?? {};
      return [earlier, of];
    };
    expect(before('QUAI : « Suivre la silhouette »', 'BARQUE')).toEqual(['QUAI', 'Trajet principal']);
    expect(before('QUAI : « Suivre la silhouette », secours pris à PHARE', 'DETOUR')).toEqual([
      'PHARE',
      'QUAI : « Suivre la silhouette »',
    ]);
  });

  it('shows a message to the players of its condition only, and names the condition', () => {
    const there = columns.filter((column) => column.there['message/desBottes'] !== undefined);
    expect(there.map(({ step }) => step)).toContain('CAFE');
    expect(there.filter(({ chosen }) => chosen.QUAI !== 'suivre')).toEqual([]);
    expect(things.find(({ name }) => name === 'desBottes')?.when).toBe('si QUAI : suivre');
  });

  it('has the things that only a player who asked for hints finds', () => {
    const { presence, graph } = sheetOf(branchingCity({ files: ASKED }));
    const withHelp = presence.columns.filter((column) => column.withHelp['message/desBottes'] !== undefined);
    expect(withHelp.every(({ there }) => there['message/desBottes'] === undefined)).toBe(true);
    expect(withHelp.find(({ route }) => route === 'Trajet principal')).toMatchObject({
      step: 'CAFE',
      helpAt: ['PORT_VIEUX'],
    });
    expect(graph.nodes.find(({ id }) => id === 'CAFE')?.arrives).toContain(
      'Des bottes mouillées, si un indice a été demandé à PORT_VIEUX',
    );
  });

  it('has the things that only a player of another city finds', () => {
    const elsewhere = {
      'scenario.yaml': (text: string) =>
        text.replace('{ chose: { QUAI: suivre } }', '{ elsewhere: { city: port, solved: QUAI } }'),
    };
    const files = {
      ...elsewhere,
      'walkthroughs/boat.yaml': (text: string) => text.replace(', desBottes', ''),
    };
    const { presence, graph } = sheetOf(branchingCity({ files }));
    expect(presence.columns.find(({ step }) => step === 'CAFE')?.withHelp['message/desBottes']).toBe(
      'messages/desBottes',
    );
    expect(graph.nodes.find(({ id }) => id === 'CAFE')?.arrives).toContain(
      'Des bottes mouillées, si à port, QUAI est résolue',
    );
  });

  it('counts the words of each route with its own pages', () => {
    const wordsOn = (name: string) =>
      branching.reading.routes.find(({ route }) => route === name)?.words ?? 0;
    const boots = branching.reading.pages.find(({ page }) => page === 'messages/desBottes')?.words ?? 0;
    expect(boots).toBeGreaterThan(0);
    expect(wordsOn('QUAI : « Suivre la silhouette »') - wordsOn('Trajet principal')).toBe(boots);
  });
});

describe('the reading time', () => {
  const wordsOf = ({ reading }: CitySheet, page: string) =>
    reading.pages.find((entry) => entry.page === page);

  it('counts displayed words, at 200 a minute', () => {
    expect(countWords('L’aube : 7 h, deux  mots — et\nun « tiret ».')).toBe(8);
    const long = `${'mot '.repeat(400)}\n`;
    const read = sheetOf(tinyCity({ files: { 'messages/bienvenue.mdx': () => long } }));
    expect(wordsOf(read, 'messages/bienvenue')).toMatchObject({ words: 400, seconds: 120 });
    const more = 400 - (wordsOf(sheet, 'messages/bienvenue')?.words ?? 0);
    expect(
      read.reading.routes.map(({ words }, index) => words - (sheet.reading.routes[index]?.words ?? 0)),
    ).toEqual([more, more, more]);
  });

  it('counts a component’s displayed texts, without its names', () => {
    const text =
      '<Picture name="enseigne.svg" alt="Une enseigne" caption="Trois mots ici"/>\n\n<Stamp>Vu</Stamp>\n';
    const read = sheetOf(tinyCity({ files: { 'messages/bienvenue.mdx': () => text } }));
    expect(wordsOf(read, 'messages/bienvenue')?.words).toBe(4);
  });

  it('does not include the paper letter', () => {
    const longer = sheetOf(
      tinyCity({ files: { 'letter.mdx': (text) => `${text}\n\n${'mot '.repeat(300)}\n` } }),
    );
    expect(longer.reading.routes).toEqual(sheet.reading.routes);
  });
});

describe('the walking distance', () => {
  /** A tower this many degrees north of the jetty. */
  const withTower = (degrees: number, seenFrom = '') =>
    sheetOf(
      tinyCity({
        files: {
          'places.yaml': (text) =>
            `${text}${text
              .replace('slug: jetee', 'slug: tour')
              .replace('name: La jetée', `name: La tour${seenFrom}`)
              .replace('47.2', String(47.2 + degrees))}`,
          'steps/06-musee.yaml': (text) => `${text}places: [tour]\n`,
        },
      }),
    ).walking.routes;

  it('includes the detour of streets, at 4.5 km/h', () => {
    const [main] = withTower(0.01);
    expect(main?.legs).toMatchObject([{ from: 'La jetée', to: 'La tour', step: 'MUSEE', approximate: true }]);
    const straight = greatCircle([47.2, -1.5], [47.21, -1.5]);
    expect(main?.metres).toBe(Math.round(straight * 1.3));
    expect(main?.seconds).toBe(Math.round((main?.metres ?? 0) / 1.25));
  });

  it('grows with a place further away', () => {
    expect(withTower(0.02)[0]?.metres).toBeGreaterThan(1.9 * (withTower(0.01)[0]?.metres ?? 0));
  });

  it('does not lead to a place that is seen from another one', () => {
    expect(withTower(0.01, '\n  seenFrom: jetee')[0]?.legs).toEqual([]);
  });

  it('excludes a place that the route skips', () => {
    const around = withTower(0.01).find(({ route }) => route === 'Secours pris à PHARE');
    expect(around?.legs).toEqual([]);
  });
});
