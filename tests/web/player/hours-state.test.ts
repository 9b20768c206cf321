// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { openHours } from '../support/statuses.ts';
import { hoursStateAt } from '../../../web/player/hub/HoursSign.tsx';

const closesAt = Date.parse('2026-06-01T17:00:00Z');
const open = { ...openHours, until: '2026-06-01T17:00:00Z' };
const minutes = (count: number) => closesAt - count * 60_000;

describe('the lamp, while the screen stays open', () => {
  it.each([
    [91, 'open'],
    [90, 'closing'],
    [1, 'closing'],
    [0, 'closed'],
  ])('G-HOURS-03: %i minutes before closing is %s', (left, state) =>
    expect(hoursStateAt(open, minutes(left))).toBe(state),
  );

  it('stays closed until the server says otherwise', () => {
    expect(hoursStateAt({ ...open, state: 'closed' }, minutes(-600))).toBe('closed');
  });

  it('of a place that never closes stays open', () =>
    expect(hoursStateAt({ ...open, until: null }, closesAt * 2)).toBe('open'));
});
