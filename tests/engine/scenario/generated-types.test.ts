import { expect, test } from 'vitest';
import { staleTypes } from '../../../scripts/build-types.ts';

test('the generated types say what the schemas say', async () => {
  expect(await staleTypes()).toEqual([]);
});
