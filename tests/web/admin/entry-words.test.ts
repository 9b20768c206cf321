import { expect, it } from 'vitest';
import { changeWords } from '../../../web/admin/order/entry-words.ts';
import type { TimelineEntry } from '../../../web/admin/order/order-calls.ts';

it('a journal entry shows the date and time of a change, not its number', () => {
  const changed = [{ field: 'stoppedAt', before: null, after: Date.UTC(2026, 5, 2, 10) }];
  expect(changeWords({ changed } as unknown as TimelineEntry)[0]).toMatch(/^code arrêté : rien → 02\/06\/2026 /);
});
