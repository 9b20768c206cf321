import { expect, it } from 'vitest';
import { everyCity, readCity } from '../support/cities/cities.ts';

/** The dates of messages in order; one dated by its arrival is later than any fixed date. */
const days = (slug: string): readonly number[] =>
  readCity(slug)
    .scenario.messages.filter(({ replacedBy }) => replacedBy === undefined)
    .map(({ date }) => (date === 'received' ? Infinity : date));

it.each(everyCity)('%s: no message is dated before the previous one', (slug) => {
  expect(days(slug)).toEqual([...days(slug)].sort((one, other) => (one === other ? 0 : one - other)));
});
