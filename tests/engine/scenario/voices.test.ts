import { expect, it } from 'vitest';
import { compileCity } from '../../../engine/index.ts';
import { withVoices } from '../../../scripts/explain/edits.ts';
import { tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';

const TELEGRAPH = 'telegraph: { baud: 100 }';
const SYNTHESIS = 'synthesis: { voice: fr+m3, speed: 120, pitch: 30 }';

it.each([
  ['a telegraph, as a person has', TELEGRAPH, false],
  ['a synthesiser, as a machine has', SYNTHESIS, false],
  ['both', `${TELEGRAPH}\n    ${SYNTHESIS}`, true],
  ['neither', '', true],
])('a voice with %s', (_what, has, isRefused) => {
  const { diagnostics } = compileCity(tinyCity(withVoices({ [TELEGRAPH]: has })));
  expect(diagnostics.some(({ at }) => at.file === 'voices.yaml')).toBe(isRefused);
});
