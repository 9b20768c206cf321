import { describe, expect, it } from 'vitest';
import { duePlaces, isCheckDue } from '../../../engine/places/register.ts';

const today = { year: 2026, month: 6, day: 2 };

describe('a place', () => {
  it.each([
    ['never', true],
    ['2026-06-02', false],
    ['2025-06-02', false],
    ['2025-06-01', true],
    ['2019-01-01', true],
  ])('checked %s is due again: %s', (lastChecked, isDue) => {
    expect(isCheckDue({ lastChecked }, today)).toBe(isDue);
  });

  it('is due after 365 days, also across a leap day', () => {
    expect(isCheckDue({ lastChecked: '2027-06-03' }, { year: 2028, month: 6, day: 2 })).toBe(false);
    expect(isCheckDue({ lastChecked: '2027-06-02' }, { year: 2028, month: 6, day: 2 })).toBe(true);
  });

  it('is counted as never checked or as checked too long ago', () => {
    const places = ['never', 'never', '2020-05-05', '2026-05-05'].map((lastChecked) => ({ lastChecked }));
    expect(duePlaces(places, today)).toEqual({ never: 2, old: 1 });
  });
});
