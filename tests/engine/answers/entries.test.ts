import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { judge } from '../../../engine/index.ts';
import { readCity } from '../../support/cities/cities.ts';

type Entries = Readonly<Record<string, Readonly<Record<'right' | 'wrong', string>>>>;

const fileOf = (name: string): string => join(import.meta.dirname, 'entries', `${name}.yaml`);

/** Empty for a list that this city does not have. */
const entriesOf = (name: string): Entries =>
  existsSync(fileOf(name)) ? (parse(readFileSync(fileOf(name), 'utf8')) as Entries) : {};

/** One entry a line, written as people type; « / » is a new line. */
const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.replaceAll(' / ', '\n'));

/** Of what ought to be right, at least so much is accepted; of what is wrong, nothing. */
const LEAST_ACCEPTED = 0.95;

describe.each(['paris', 'lyon', 'toulouse', 'bordeaux'])('what people type in %s', (city) => {
  const { story, scenario } = readCity(city);
  const entries = ['', '-2', '-3', '-4'].flatMap((list) => Object.entries(entriesOf(`${city}${list}`)));
  const accepted = (step: string, text: string) =>
    linesOf(text).filter((entry) => judge(story, step, entry).verdict === 'right');

  it('is listed for every step answered in words, ten right and ten wrong', () => {
    const typed = Object.values(scenario.steps).filter(({ name }) => story.readers.has(name));
    expect(entries.map(([step]) => step)).toEqual(expect.arrayContaining(typed.map(({ name }) => name)));
    const counts = typed.flatMap(({ name }) =>
      (['right', 'wrong'] as const).map(
        (ought) =>
          entries.filter(([step]) => step === name).flatMap(([, list]) => linesOf(list[ought])).length,
      ),
    );
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(10);
  });

  it('is accepted when it is right', () => {
    const asked = entries.flatMap(([step, { right }]) => linesOf(right).map((entry) => `${step} ${entry}`));
    const found = entries.flatMap(([step, { right }]) =>
      accepted(step, right).map((entry) => `${step} ${entry}`),
    );
    const refused = asked.filter((entry) => !found.includes(entry));
    expect(found.length / asked.length, refused.join('\n')).toBeGreaterThanOrEqual(LEAST_ACCEPTED);
  });

  it('is never accepted when it is wrong', () => {
    expect(
      entries.flatMap(([step, { wrong }]) => accepted(step, wrong).map((entry) => `${step} ${entry}`)),
    ).toEqual([]);
  });
});
