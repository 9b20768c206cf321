import { expect, it } from 'vitest';
import { parseText } from '../../../engine/answers/parse-text.ts';

it('a text is as long as the letters that it is read as', () => {
  expect(parseText('ﷺ'.repeat(200), 1)).toEqual({ ok: false, message: ['tooLong'] });
  expect(parseText('⑴'.repeat(200), 1)).toEqual({ ok: false, message: ['tooLong'] });
  expect(parseText('a'.repeat(200), 1)).toMatchObject({ ok: true });
  expect(parseText('ﷺ', 1)).toMatchObject({ ok: true });
});
