import { describe, expect, it } from 'vitest';
import type { Facts } from '../../../engine/scenario/condition.ts';
import {
  fillBlanks,
  type Measures,
  meetsReport,
  showsAnswer,
} from '../../../engine/scenario/report/conditions.ts';
import { unreadSentences } from '../../../engine/scenario/report/every-player.ts';
import type { ReportCondition } from '../../../engine/types/report-condition.generated.ts';

const facts: Facts = {
  chosen: { QUAI: 'suivre' },
  taken: ['PHARE'],
  asked: ['GARE'],
  solved: (step) => step === 'GARE',
  elsewhere: { port: { chosen: { QUAI: 'suivre' }, taken: [], asked: [], solved: [] } },
};

const measures: Measures = {
  wrong: { GARE: 3, CAFE: 1 },
  finestAt: 'GARE',
  hints: 'some',
  silence: { ms: 2 * 3_600_000, at: 'CAFE' },
  lastedMs: 3 * 3_600_000,
  days: 2,
  lastWord: 23.5,
  lastDay: 7,
};

describe('a condition of the report', () => {
  it.each<[ReportCondition | undefined, boolean]>([
    [undefined, true],
    [{ chose: { QUAI: 'suivre' } }, true],
    [{ chose: { QUAI: 'attendre' } }, false],
    [{ solved: 'CAFE' }, false],
    [{ asked: 'GARE' }, true],
    [{ took: 'PHARE' }, true],
    [{ wrong: { least: 4 } }, true],
    [{ wrong: { least: 5 } }, false],
    [{ wrong: { most: 0 } }, false],
    [{ wrong: { least: 3, at: 'GARE' } }, true],
    [{ wrong: { least: 2, most: 2, at: 'GARE' } }, false],
    [{ wrong: { most: 0, at: 'PORT' } }, true],
    [{ finest: 'GARE' }, true],
    [{ finest: 'CAFE' }, false],
    [{ hints: 'none' }, false],
    [{ hints: 'some' }, true],
    [{ hints: 'all' }, false],
    [{ silence: { least: '2 h' } }, true],
    [{ silence: { least: '2 h 01' } }, false],
    [{ silence: { most: '120 min' } }, true],
    [{ silence: { at: 'CAFE' } }, true],
    [{ silence: { least: '1 h', at: 'GARE' } }, false],
    [{ lasted: { least: '3 h' } }, true],
    [{ lasted: { most: '2 h 59' } }, false],
    [{ days: { least: 2 } }, true],
    [{ days: { most: 1 } }, false],
    [{ lastWord: { between: '22-6' } }, true],
    [{ lastWord: { between: '12-23.5' } }, false],
    [{ lastDay: 'sunday' }, true],
    [{ lastDay: 'monday' }, false],
    [{ elsewhere: { city: 'port', chose: { QUAI: 'suivre' } } }, true],
    [{ elsewhere: { city: 'port', chose: { QUAI: 'attendre' } } }, false],
    [{ elsewhere: { city: 'ville', solved: 'GARE' } }, false],
    [{ asked: 'GARE', days: { least: 3 } }, false],
    [{ not: { hints: 'none' } }, true],
    [{ any: [{ took: 'CAFE' }, { all: [{ hints: 'some' }, { not: { wrong: { most: 0 } } }] }] }, true],
  ])('%j is %s', (condition, value) => {
    expect(meetsReport(condition, facts, measures)).toBe(value);
  });

  it('counts who asked for a solution among those who asked for a hint', () => {
    expect(meetsReport({ hints: 'some' }, facts, { ...measures, hints: 'all' })).toBe(true);
  });

  it('is true of an hour after midnight in hours that pass it', () => {
    expect(meetsReport({ lastWord: { between: '22-6' } }, facts, { ...measures, lastWord: 0.25 })).toBe(true);
  });
});

describe('a group of sentences', () => {
  const group = (...sentences: readonly (readonly [ReportCondition | null, string?])[]) => ({
    heading: 'Assiduité',
    sentences: sentences.map(([condition, say = 'Bien.']) => ({ say, ...(condition && { if: condition }) })),
  });

  it.each<[string, ReturnType<typeof group>, readonly number[], boolean]>([
    ['with a last sentence for all', group([{ hints: 'none' }], [null]), [], false],
    ['without one', group([{ hints: 'none' }]), [], true],
    ['whose sentences are for all together', group([{ hints: 'none' }], [{ hints: 'some' }]), [], false],
    ['whose first sentence is for all', group([null], [{ hints: 'none' }]), [1], false],
    [
      'with a narrower limit after a wider one',
      group([{ wrong: { least: 2 } }], [{ wrong: { least: 5 } }], [null]),
      [1],
      false,
    ],
    [
      'with a wider limit after a narrower one',
      group([{ wrong: { least: 5 } }], [{ wrong: { least: 2 } }], [null]),
      [],
      false,
    ],
    [
      'with both options of a choice',
      group(
        [{ chose: { A: 'x' } }],
        [{ chose: { A: 'y' } }],
        [{ all: [{ chose: { A: 'x' } }, { chose: { A: 'y' } }] }],
        [null],
      ),
      [2],
      false,
    ],
    [
      'that shows a wrong answer',
      group([null, '« {réponse} » est à retenir.'], [{ finest: 'A' }], [{ wrong: { least: 1 } }], [null]),
      [1],
      false,
    ],
    [
      'with hints asked and not asked',
      group([{ all: [{ hints: 'none' }, { asked: 'A' }] }], [null]),
      [0],
      false,
    ],
    [
      'with hours of the night',
      group([{ lastWord: { between: '22-6' } }], [{ lastWord: { between: '23-5' } }], [null]),
      [1],
      false,
    ],
    [
      'with silences at a step',
      group([{ silence: { least: '1 h', at: 'A' } }], [{ silence: { least: '2 h' } }], [null]),
      [],
      false,
    ],
  ])('%s tells its unread sentences', (_what, written, unread, mayBeEmpty) => {
    expect(unreadSentences(written)).toEqual({ unread, mayBeEmpty });
  });

  it('of too many players says nothing', () => {
    const many = Array.from({ length: 15 }, (_, index): [ReportCondition] => [{ asked: `STEP_${index}` }]);
    expect(unreadSentences(group(...many))).toBeNull();
  });
});

describe('a blank', () => {
  const values = {
    réponse: 'LE COIN',
    erreurs: 'une',
    indices: '',
    silence: '2 h',
    heure: '13 h 07',
    début: '',
    durée: '',
    jours: 'un jour',
    date: '',
  };

  it('is filled by its name, composed or not, and a sentence begins with a capital', () => {
    expect(fillBlanks('{jours}, puis « {réponse} » à {heure}.', values)).toBe(
      'Un jour, puis « LE COIN » à 13 h 07.',
    );
    expect(fillBlanks('« {réponse} »'.normalize('NFD'), values)).toBe('« LE COIN »');
    expect(fillBlanks('Il faut plus de {jours} de marche.', values)).toBe(
      'Il faut plus d’un jour de marche.',
    );
  });

  it('for the answer makes a sentence one for players who gave one', () => {
    expect([showsAnswer('« {réponse} »'), showsAnswer('{heure}')]).toEqual([true, false]);
  });
});
