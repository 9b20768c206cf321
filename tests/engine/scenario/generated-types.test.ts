import { expect, test } from 'vitest';
import { staleTypes } from '../../../scripts/build-types.ts';

test('the generated types match the schemas', async () => {
  expect(await staleTypes()).toEqual([]);
});
