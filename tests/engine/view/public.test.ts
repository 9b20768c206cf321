import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as open from '../../../engine/public.ts';

/** Modules that a source imports at run time, without type imports. */
function runtimeModules(path: string): readonly string[] {
  const text = readFileSync(path, 'utf8');
  const statements = text.matchAll(/^(?:import|export)\s(?!type\b)[^;]*?from\s+'([^']+)'/gmsu);
  return [...statements].map(([, module]) => module ?? '');
}

describe('engine/public.ts', () => {
  it('imports only helpers of texts, words and hands at run time, which import no others', () => {
    const helpers = [
      'view/city-map',
      'hands/taking',
      'text/is-record',
      'text/typeset',
      'text/window-lines',
      'words/format',
      'words/fr',
      'words/addresses',
      'words/language',
      'words/waivers',
    ].map((name) => `./${name}.ts`);
    expect(runtimeModules('engine/public.ts')).toEqual(helpers);
    const imported = helpers.flatMap((helper) => runtimeModules(`engine/${helper}`));
    expect(new Set(imported)).toEqual(new Set(['./format.ts', './hand.ts']));
    expect(runtimeModules('engine/hands/hand.ts')).toEqual([]);
  });

  it('exports only names that are safe in a browser', () => {
    expect(Object.keys(open).sort()).toEqual([
      'ABSENT_MS',
      'CODE_TOO_SHORT',
      'LANGUAGES',
      'addressIn',
      'cityMapOf',
      'currentWaiver',
      'formatClock',
      'formatDate',
      'formatDay',
      'formatDuration',
      'formatHour',
      'formatList',
      'formatMoment',
      'frenchAddress',
      'inEachLanguage',
      'isRecord',
      'languageOfAddress',
      'ofName',
      'plainDigits',
      'plural',
      'spellNumber',
      'typeset',
      'windowLines',
    ]);
  });
});
