import { expect, it } from 'vitest';
import { cityNames, readCity } from '../support/cities/cities.ts';

/** The days of messages, in the order in which they come; one that bears the day of its arrival is later than any fixed day. */
const days = (slug: string): readonly number[] =>
  readCity(slug)
    .scenario.messages.filter(({ replacedBy }) => replacedBy === undefined)
    .map(({ date }) => (date === 'received' ? Infinity : date));

it.each(cityNames)('%s: no message bears a day before that of the message before it', (slug) => {
  expect(days(slug)).toEqual([...days(slug)].sort((one, other) => (one === other ? 0 : one - other)));
});
