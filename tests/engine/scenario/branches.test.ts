import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compileCity, type ScenarioSource } from '../../../engine/index.ts';
import { readCityFolder } from '../../../server/content/read-city-folder.ts';
import { branchingCity } from '../../../scripts/explain/cities/branching-city.ts';
import { gatheringCity } from '../../../scripts/explain/cities/gathering-city.ts';
import { root } from '../../support/programs/run.ts';

const told = (source: ScenarioSource) =>
  compileCity(source).diagnostics.map(({ at, code }) => `${at.file}:${at.line} ${code}`);

describe('a version of a document that comes before it', () => {
  const versionFrom = (step: string) =>
    told(
      branchingCity({
        files: {
          'scenario.yaml': (text) =>
            text
              .replace('from: PORT_VIEUX\n    versions', 'from: CAFE\n    versions')
              .replace('from: MARCHE', `from: ${step}`),
        },
      }),
    ).filter((line) => line.includes('threshold'));

  test('is the document of the players who come by its branch', () => {
    expect(versionFrom('BARQUE')).toEqual([]);
  });

  test('is reported when every player comes by it', () => {
    expect(versionFrom('QUAI')).toEqual(['scenario.yaml:75 threshold-never-reached']);
  });
});

describe('a version of a message that comes with a solution beside the route', () => {
  /** With the aside CAVE open from a step on, and a version from another one. */
  const reported = (opens: string, version: string) =>
    told(
      gatheringCity({
        files: {
          'steps/22-cave.yaml': (text) => text.replace('from: CAFE\nuntil: PHARE', `from: ${opens}`),
          'scenario.yaml': (text) =>
            text.replace(
              'after: CAVE\n',
              `after: CAVE\n    versions:\n      - { page: duFour, from: ${version}, if: { solved: FOUR } }\n`,
            ),
        },
      }),
    ).filter((line) => line.includes('threshold'));

  test('is on a route with the step that opens it, before or after', () => {
    expect([reported('CAFE', 'QUARTIER'), reported('CAFE', 'PHARE')]).toEqual([[], []]);
  });

  test('is reported when no route leads through both', () => {
    expect(reported('MUSEE', 'DETOUR')).toEqual(['scenario.yaml:45 threshold-never-reached']);
  });
});

describe('an option', () => {
  const quai = (from: string, to: string) =>
    told(branchingCity({ files: { 'steps/18-quai.yaml': (text) => text.replace(from, to) } }));

  test('leads somewhere, by its own next or by that of its step', () => {
    expect(quai('next: CAFE\n', '')).toContain('steps/18-quai.yaml:12 dead-end');
    expect(quai('next: CAFE\n', '').filter((line) => line.includes('end-unreachable'))).toEqual([]);
  });

  test('leaves the next of its step to another option', () => {
    const own = 'label: Rester sous l’horloge';
    expect(quai(own, `${own}\n      next: CAFE`)).toEqual(['steps/18-quai.yaml:7 case-without-condition']);
  });

  test('has words of its own', () => {
    expect(quai('label: Suivre la silhouette', 'label: Rester, sous l’horloge')).toEqual([
      'steps/18-quai.yaml:16 option-twice',
    ]);
  });
});

describe('a link in a message', () => {
  const linkTo = (address: string) =>
    told(branchingCity({ files: { 'messages/ancienneLettre.mdx': `[Relire](${address})\n` } }));

  test('leads to what each of its readers has', () => {
    expect(linkTo('/home/messages/bienvenue')).toEqual([]);
    expect(linkTo('/document/carnet')).toEqual([]);
    expect(linkTo('/home/settings')).toEqual([]);
  });

  test.each(['/home/messages/desBottes', '/home/messages/laFin?appear', '/home/app/final'])(
    'is reported otherwise: %s',
    (address) => {
      expect(linkTo(address)).toEqual(['messages/ancienneLettre.mdx:1 not-there-yet']);
    },
  );
});

describe('two final applications, for players of different routes', () => {
  const aubrelle = readCityFolder(join(root, 'tests/cities/aubrelle'));
  const lineOf = (arrows: string) => scenario.split('\n').findIndex((line) => line.includes(arrows)) + 1;
  const scenario = aubrelle.files.find(({ path }) => path === 'scenario.yaml')?.text ?? '';
  const upper = '→↑←↓, ↓↑→←, →↑↓→, ↑←↑↓';
  const lower = '→→→↑, ↑←↓→, ↑↓←→, ↑→↑←';
  const toldWith = (from: string, to: string) =>
    told({
      ...aubrelle,
      files: aubrelle.files.map((file) => ({ ...file, text: file.text.replace(from, to) })),
    });

  test('each spell their own word', () => {
    expect(told(aubrelle)).toEqual([]);
  });

  test('each lead to what their own players have', () => {
    const links = scenario.split('\n').findIndex((line) => line.includes('carnet de Léonce')) + 1;
    expect(toldWith('document: carnet_bas }', 'document: carnet_haut }')).toEqual([
      `scenario.yaml:${links} not-there-yet`,
    ]);
  });

  test.each([
    ['the first', upper, upper.replace('→↑↓→', '↓↑↓→')],
    ['the second', lower, lower.replace('→→→↑', '→→↓↑')],
  ])('are reported where %s spells nothing', (_which, arrows, astray) => {
    expect(toldWith(arrows, astray)).toEqual([`scenario.yaml:${lineOf(arrows)} arrows-spell-nothing`]);
  });
});
