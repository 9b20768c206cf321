import { describe, expect, it } from 'vitest';
import { type CityChange, planCityChange } from '../../../engine/edit/city/change-city.ts';
import { changeFile } from '../../../engine/edit/change-file.ts';
import { unlessRefused } from '../../../engine/edit/refusal.ts';
import { compileCity, puzzleTypes, type ScenarioSource } from '../../../engine/index.ts';
import type { PuzzleSlug } from '../../../engine/types/puzzle.generated.ts';
import { tinyCity } from '../../support/cities/tiny-city.ts';

const city = tinyCity();
const types = Object.keys(puzzleTypes) as PuzzleSlug[];

interface Changed {
  readonly source: ScenarioSource;
  readonly told: readonly string[];
  /** The paths of the files that changed. */
  readonly paths: readonly string[];
}

/** The city after a change; throws when the change is refused, or when its inverse does not restore every byte. */
function changed(change: CityChange, before: ScenarioSource = city): Changed {
  const { files, told } = planCityChange([before], before.slug, change);
  const texts = new Map(before.files.map(({ path, text }) => [path, text]));
  for (const { path, edits } of files) {
    const text = texts.get(path) ?? null;
    const now = changeFile({ path, text }, edits);
    if ('refusal' in now) throw new Error(now.refusal.message);
    const undone = changeFile({ path, text: now.text }, [now.inverse]);
    if ('refusal' in undone || undone.text !== text) throw new Error(`${path}: not undone`);
    if (now.text === null) texts.delete(path);
    else texts.set(path, now.text);
  }
  const source = { ...before, files: [...texts].map(([path, text]) => ({ path, text })) };
  return { source, told, paths: files.map(({ path }) => path).sort() };
}

const errorsOf = (source: ScenarioSource): readonly string[] =>
  compileCity(source).diagnostics.flatMap(({ severity, code, message, at }) =>
    severity === 'error' ? `${at.file}:${at.line} ${code} ${message}` : [],
  );

const refusalOf = (change: CityChange): string => {
  const result = unlessRefused(() => planCityChange([city], city.slug, change));
  return 'refusal' in result ? result.refusal.message : 'planned';
};

const arrow = { step: 'GARE', path: ['next'] };

describe('x', () => {
  it.each(types)('insert %s', (type) => {
    const { source, told } = changed({ kind: 'insert-step', arrow, name: 'NEUVE', type });
    expect([told, errorsOf(source)]).toEqual([]);
  });
  it.each(types)('change type %s', (type) => {
    const { source, told } = changed({ kind: 'change-type', step: 'MUSEE', type });
    expect([told, errorsOf(source), source.files.find(({ text }) => /^name: MUSEE/mu.test(text))?.text]).toEqual([]);
  });
  const others: CityChange[] = [
    { kind: 'insert-choice', arrow, name: 'DILEMME', type: 'choice', options: [{ name: 'un', label: 'Un' }, { name: 'deux', label: 'Deux', next: 'CAFE' }] },
    { kind: 'insert-gathering', arrow, name: 'FOUILLE', type: 'digit-dials', parts: [{ name: 'P_UN', title: 'Un' }, { name: 'P_DEUX', title: 'Deux' }] },
    { kind: 'add-aside', name: 'COTE', title: 'À côté', from: 'CAFE', type: 'letter-dials' },
    { kind: 'remove-step', step: 'CAFE' },
    { kind: 'remove-step', step: 'CAFE', follow: true },
    { kind: 'duplicate-step', step: 'CAFE', name: 'CAFE_BIS' },
    { kind: 'duplicate-step', step: 'MUSEE', name: 'MUSEE_BIS' },
    { kind: 'set-arrow', arrow, to: 'CAFE' },
    { kind: 'set-opening', step: 'CAFE', between: '18-22' },
    { kind: 'add-message', name: 'unMot', title: 'Un mot', author: 'Elle', from: 'CAFE' },
    { kind: 'add-document', name: 'unPapier', title: 'Un papier', from: 'CAFE' },
    { kind: 'remove-document', name: 'plan' },
  ];
  it.each(others)('%j', (change) => {
    const message = refusalOf(change);
    if (message !== 'planned') expect(message).toBe('');
    const { source, told, paths } = changed(change);
    expect([told, errorsOf(source), paths, source.files.filter(({path}) => paths.includes(path)).map(({text})=>text.slice(0, 300))]).toEqual([]);
  });
});
