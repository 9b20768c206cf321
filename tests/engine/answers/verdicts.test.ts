import { describe, expect, it } from 'vitest';
import { judge } from '../../../engine/index.ts';
import { frozenEntries, type FrozenEntry, type FrozenTable } from '../../support/answers/frozen-tables.ts';
import { sentencesOf } from '../../support/answers/sentences.ts';
import { everyCity, readCity } from '../../support/cities/cities.ts';

const verdictOf = ({ city, step, text }: Pick<FrozenEntry, 'city' | 'step' | 'text'>): string =>
  judge(readCity(city).story, step, text).verdict;

/**
 * Texts that the writers of a city now list as a solution themselves: three in French, the others since the
 * cities are offered in English.
 */
const RIGHT_NOW = new Set([
  'Votre silence vaudra acceptation. Votre surprise également.',
  'Votre silence vaudra acceptation. Veuillez le garder.',
  'Nous vous en remercions d’avance. Votre silence vaudra acceptation.',
  ...`under the leg of the chair|under the back left leg|under the chair leg|it is used as a wedge
  beehive|hive|the bee lives in a hive|a hive|the bee hive|HIVE|Saint John|St John’s Cathedral|Saint John's
  Cathedral of Saint John|St John the Baptist Cathedral|stirrup|stirrups|a stirrup|nothing|nothing at all
  he found nothing|lost|it is lost|yes, dans les mesures`
    .split(/[|\n]/u)
    .map((text) => text.trim()),
]);

/** How many entries get the verdict that their table asks, of how many: a change of one entry is seen. */
const FOUND = {
  'first-sight': { right: [990, 1037], answered: [467, 509] },
  'english-visitors': { right: [304, 319], answered: [127, 129] },
  blind: { right: [664, 686], answered: [250, 258] },
} as const;

describe.each(['first-sight', 'english-visitors', 'blind'] as const)('the table %s', (table: FrozenTable) => {
  const entries = everyCity.flatMap((city) => frozenEntries(table, city));
  const verdicts = new Map(entries.map((entry) => [entry, verdictOf(entry)]));
  const countOf = (expected: readonly string[], verdict: string): readonly [number, number] => {
    const asked = entries.filter(
      (entry) => expected.includes(entry.verdict) && (verdict === 'right' || !RIGHT_NOW.has(entry.text)),
    );
    return [asked.filter((entry) => verdicts.get(entry) === verdict).length, asked.length];
  };

  it('is accepted and answered as before', () => {
    const found = {
      right: countOf(['right'], 'right'),
      answered: countOf(['almost', 'reply'], 'almost'),
    };
    expect(found).toEqual(FOUND[table]);
  });

  it('has nothing wrong that is accepted', () => {
    const accepted = entries.filter(
      (entry) => entry.verdict !== 'right' && verdicts.get(entry) === 'right' && !RIGHT_NOW.has(entry.text),
    );
    expect(accepted.map(({ text }) => text)).toEqual([]);
  });

  it('gets the same verdicts in the other order', () => {
    const changed = entries.toReversed().filter((entry) => verdictOf(entry) !== verdicts.get(entry));
    expect(changed).toEqual([]);
  });
});

describe('generated sentences', () => {
  const sentences = sentencesOf(process.env.TESTS === 'all' ? 10_000 : 2000, 1926);

  it('around a solution are right', () => {
    const around = sentences.filter(({ build }) => build === 'around');
    const refused = around.filter((sentence) => verdictOf(sentence) !== 'right').map(({ text }) => text);
    expect(refused.length / around.length, refused.join('\n')).toBeLessThanOrEqual(0.01);
  });

  it('that deny it or offer another one are not', () => {
    const accepted = sentences.filter((one) => one.build !== 'around' && verdictOf(one) === 'right');
    expect(accepted.map(({ text }) => text)).toEqual([]);
  });
});
