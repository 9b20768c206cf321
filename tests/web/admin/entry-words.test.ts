import { expect, it } from 'vitest';
import { changeWords, entryWords } from '../../../web/admin/order/entry-words.ts';
import type { TimelineEntry } from '../../../web/admin/order/order-calls.ts';

it('a journal entry shows the date and time of a change, not its number', () => {
  const changed = [{ field: 'stoppedAt', before: null, after: Date.UTC(2026, 5, 2, 10) }];
  expect(changeWords({ changed } as unknown as TimelineEntry)[0]).toMatch(
    /^code arrêté : rien → 02\/06\/2026 /,
  );
});

it('a journal entry names a decision with the words of its option', () => {
  const answer = { kind: 'answer', verdict: 'right', reading: 'dire', seconds: null };
  expect(entryWords({ ...answer, option: 'Dire où elle est' } as unknown as TimelineEntry)).toBe(
    'A choisi « Dire où elle est »',
  );
  expect(entryWords({ ...answer, option: null } as unknown as TimelineEntry)).toBe('« dire » : juste');
});
