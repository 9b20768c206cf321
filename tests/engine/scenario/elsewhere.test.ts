import { describe, expect, it } from 'vitest';
import { compileCity, prove } from '../../../engine/index.ts';
import { checkElsewhere } from '../../../engine/city/elsewhere.ts';
import { combinationsOf, factsRead, factsWhere, holds } from '../../../engine/scenario/condition.ts';
import { conditionWords } from '../../../engine/scenario/decision-words.ts';
import { branchingCity } from '../../../scripts/explain/cities/branching-city.ts';
import { compileTestCity } from '../../support/cities/cities.ts';

const CHOSE = { elsewhere: { city: 'port', chose: { QUAI: 'suivre' } } };
const NOT_YET = factsWhere([]);

/** The branching city, whose message on boots depends on another city. */
const reading = (condition: string) =>
  branchingCity({
    files: { 'scenario.yaml': (text) => text.replace('if: { chose: { QUAI: suivre } }', `if: ${condition}`) },
  });

describe('a condition on another city', () => {
  it('holds for the player who decided it there, and for nobody without a game there', () => {
    expect(holds(CHOSE, factsWhere(factsRead(CHOSE)))).toBe(true);
    expect(holds(CHOSE, NOT_YET)).toBe(false);
    expect(holds({ not: CHOSE }, NOT_YET)).toBe(true);
    expect(
      holds(CHOSE, factsWhere(factsRead({ elsewhere: { city: 'ailleurs', chose: { QUAI: 'suivre' } } }))),
    ).toBe(false);
    expect(holds(CHOSE, factsWhere(factsRead({ chose: { QUAI: 'suivre' } })))).toBe(false);
  });

  it('is said in French', () => {
    expect(conditionWords(CHOSE)).toBe('si à port, QUAI : suivre');
    expect(conditionWords({ not: CHOSE })).toBe('sauf si à port, QUAI : suivre');
  });

  it('leaves out combinations that contradict each other', () => {
    const other = { elsewhere: { city: 'port', chose: { QUAI: 'attendre' }, solved: 'GARE' } };
    expect([...combinationsOf([CHOSE, other].flatMap((condition) => factsRead(condition)))]).toHaveLength(6);
  });

  it('is proved with both truths: what hangs on it is neither unseen nor for all', () => {
    const source = branchingCity({
      files: {
        'scenario.yaml': (text) =>
          text.replace(
            'if: { chose: { QUAI: suivre } }',
            'if: { elsewhere: { city: port, chose: { QUAI: suivre } } }',
          ),
        'walkthroughs/boat.yaml': (text) => text.replace(', desBottes', ''),
      },
    });
    const { story } = compileTestCity(source);
    const { findings } = prove(source, story, 2026);
    expect(findings.map(({ code }) => code)).toEqual([]);
  });
});

describe('what a city reads of another', () => {
  const port = compileTestCity(branchingCity()).scenario;
  const problemsOf = (condition: string, scenarioOf = () => port) =>
    checkElsewhere(compileCity(reading(condition)).elsewhere, ['port', 'ville'], (city) =>
      city === 'port' ? scenarioOf() : null,
    ).map(({ code, at, wayOut }) => `${code} ${at.file}:${at.line}:${at.column} ${wayOut}`);

  it.each([
    [
      '{ elsewhere: { city: porc, solved: GARE } }',
      'unknown-city scenario.yaml:39:30 Vouliez-vous dire « port » ?',
    ],
    [
      '{ elsewhere: { city: port, solved: GARRE } }',
      'unknown-step scenario.yaml:39:44 Vouliez-vous dire « GARE » ?',
    ],
    [
      '{ elsewhere: { city: port, chose: { QUAI: suivrais } } }',
      'option-unknown scenario.yaml:39:51 Écrivez l’une de ses options. Noms connus : « attendre », « suivre ».',
    ],
    [
      '{ elsewhere: { city: port, took: CAFE } }',
      'condition-without-fact scenario.yaml:39:42 Nommez l’étape où il se prend.',
    ],
  ])('%s is a problem of the file that reads it: %s', (condition, problem) => {
    expect(problemsOf(condition)).toEqual([problem]);
  });

  it('is no problem when it exists, and not judged while that city has errors', () => {
    expect(problemsOf('{ elsewhere: { city: port, chose: { QUAI: suivre } } }')).toEqual([]);
    const reads = compileCity(reading('{ elsewhere: { city: port, solved: GARRE } }')).elsewhere;
    expect(checkElsewhere(reads, ['port'], () => null)).toEqual([]);
  });

  it('is read in passages of pages and at the head of walkthroughs too', () => {
    const { elsewhere, diagnostics } = compileCity(
      branchingCity({
        files: {
          'messages/lePhare.mdx':
            'Un mot.\n\n<If elsewhere="port" chose="QUAI" is="suivre">Vous étiez au port.</If>\n',
          'walkthroughs/main.yaml': (text) =>
            text.replace('moves:', 'elsewhere:\n  - { city: port, solved: GARE }\nmoves:'),
        },
      }),
    );
    expect(diagnostics).toEqual([]);
    expect(elsewhere.map(({ city, fact, at }) => `${city} ${fact.step} ${at.file}:${at.line}`)).toEqual([
      'port QUAI messages/lePhare.mdx:3',
      expect.stringMatching(/^port GARE walkthroughs\/main\.yaml:/u),
    ]);
  });
});
