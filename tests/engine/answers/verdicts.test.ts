import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { judge } from '../../../engine/index.ts';
import { sentencesOf, type TypedText } from '../../support/answers/sentences.ts';
import { everyCity, readCity } from '../../support/cities/cities.ts';

interface Entry extends TypedText {
  /** `almost`: it is refused, and a reply is due. */
  readonly expected: 'right' | 'almost' | 'wrong';
}

/**
 * What people type, written from the texts of a city by readers who had not seen the code that judges it, and
 * never changed to fit it; a text that a city has since listed as a solution is right. One entry stands on a line; « ⏎ » in it is a new line. What final.exe sends has its
 * size and « _ » in front; the numbers of several fields have « - » between them.
 */
function entriesOf(city: string): readonly Entry[] {
  const file = join(import.meta.dirname, 'typed', `${city}.txt`);
  const lists = existsSync(file) ? readFileSync(file, 'utf8').split(/^## /mu) : [];
  return lists.flatMap((list) => {
    const [heading = '', ...lines] = list.split('\n').filter((line) => line !== '');
    const [step, expected] = heading.split(' ') as [string, Entry['expected']];
    return lines.map((line) => ({ city, step, expected, text: line.replaceAll('⏎', '\n') }));
  });
}

const verdictOf = ({ city, step, text }: TypedText): string =>
  judge(readCity(city).story, step, text).verdict;

/** How many entries get the verdict that is asked, of how many: a change of one entry is seen. */
const FOUND = { right: [2616, 2725], almost: [784, 832] };

describe('what people type', () => {
  const entries = everyCity.flatMap(entriesOf);
  const verdicts = new Map(entries.map((entry) => [entry, verdictOf(entry)]));
  const listed = (verdict: Entry['expected']) => entries.filter(({ expected }) => expected === verdict);

  it('is listed for every step answered in words, right and wrong', () => {
    const typed = everyCity.flatMap((city) =>
      [...readCity(city).story.readers.keys()].map((step) => `${city} ${step}`),
    );
    for (const verdict of ['right', 'wrong'] as const)
      expect(listed(verdict).map(({ city, step }) => `${city} ${step}`)).toEqual(
        expect.arrayContaining(typed),
      );
  });

  it.each(['right', 'almost'] as const)('is %s as often as before', (verdict) => {
    const asked = listed(verdict);
    const missed = asked.filter((entry) => verdicts.get(entry) !== verdict).map(({ text }) => text);
    expect([asked.length - missed.length, asked.length], missed.join('\n')).toEqual(FOUND[verdict]);
  });

  it('is not accepted when it is wrong', () => {
    const accepted = entries.filter((entry) => entry.expected !== 'right' && verdicts.get(entry) === 'right');
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
