import { expect, it } from 'vitest';
import type { Diagnostic } from '../../../engine/index.ts';
import { namedTitles } from '../../../server/studio/named-titles.ts';

it('a problem comes with the titles of the fields that it names, as they are at its place', () => {
  const text = 'messages:\n  - { slug: suite, after: GARE, arrives: { after: bientôt } }\n';
  const column = (text.split('\n')[1] ?? '').indexOf('bientôt') + 1;
  const problem: Diagnostic = {
    code: 'bad-form',
    severity: 'error',
    at: { file: 'scenario.yaml', line: 2, column, length: 7 },
    message: '« bientôt » n’a pas la forme attendue pour « after ».',
    wayOut: 'Récrivez-la.',
  };
  expect(namedTitles(problem, text)).toEqual({ after: 'Combien de temps après' });
});
