import { describe, expect, it } from 'vitest';
import { begin, compileCity } from '../../../engine/index.ts';
import { provedStatus } from '../../../engine/prove/shown-content.ts';
import { compiled } from '../../../scripts/explain/cities/compiled.ts';
import { tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';
import { openCity } from '../../support/cities/open-city.ts';

const NOW = Date.UTC(2026, 5, 2, 10);

/** Codes and fields of the problems of « VILLE » with this change of its scenario. */
const problemsOf = (change: (text: string) => string): readonly string[] =>
  compileCity(tinyCity({ files: { 'scenario.yaml': change } })).diagnostics.map(
    ({ code, message }) => `${code}: ${message}`,
  );

describe('a city that is open to anybody', () => {
  it('has no letter, no phrase and no hours', () => {
    const { scenario, schedule } = compiled(openCity());
    expect(scenario).toMatchObject({ open: true, letter: null, entry: null, hours: null });
    expect(schedule).toEqual({});
    expect(compiled(tinyCity()).scenario.open).toBe(false);
  });

  it('says no hours to its player, by day or by night', () => {
    const standing = begin(compiled(openCity()), NOW);
    for (const now of [NOW, NOW + 12 * 3_600_000]) expect(provedStatus(standing, now).view?.hours).toBeNull();
  });
});

describe('any other city', () => {
  it('needs hours', () => {
    expect(problemsOf((text) => text.replace(/^hours:\n(?: .*\n)+/mu, ''))).toContain(
      'missing-field: Il manque le champ « hours ».',
    );
  });

  it('is opened in one way only', () => {
    const both =
      'entry:\n  open: true\n  phrase: [Tout est dans la cave]\n  when: [{ city: ville, solved: GARE }]\n';
    expect(problemsOf((text) => text.replace('letter: letter\n', both))).toContainEqual(
      expect.stringMatching(/^choose-one-field: /),
    );
  });
});
