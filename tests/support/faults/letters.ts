import { advance, freshProgress, standingOf } from '../../../engine/index.ts';
import { migrate } from '../../../server/store/database/migrate.ts';
import { openDatabase } from '../../../server/store/database/open-database.ts';
import type { DatabaseSettings } from '../../../server/store/database/open-database.ts';
import { describeOrder } from '../../../server/store/orders/orders.ts';
import { cityNames, readCity } from '../cities/cities.ts';
import type { TestCity } from '../cities/cities.ts';

/** A route that consists of answers only: each step with its right answer, and the last step. */
export interface LetterRoute {
  readonly answers: readonly { readonly step: string; readonly right: string }[];
  readonly ends: string;
}

export interface Letters {
  readonly codes: readonly string[];
  readonly route: LetterRoute;
}

/**
 * Fills a database with posted orders that nobody has activated, of the first city unless another is given.
 */
export async function postManyLetters(
  where: DatabaseSettings,
  count: number,
  city = readCity(cityNames[0] ?? ''),
): Promise<Letters> {
  const codes = Array.from({ length: count }, (_, index) => `P${String(index).padStart(5, '0')}`);
  const db = openDatabase(where);
  try {
    await migrate(db);
    await db.batchInsert('orders', ordersOf(city, codes), 20);
  } finally {
    await db.destroy();
  }
  return { codes, route: routeOf(city) };
}

function ordersOf({ story, scenario }: TestCity, codes: readonly string[]) {
  const now = Date.now();
  const { progress } = advance(standingOf(story, freshProgress), { type: 'SEND' }, now).standing;
  const facts = { city: scenario.city, identifier: null, tiedEmail: null, giftFrom: null, fullOnWin: false };
  return codes.map((code) =>
    describeOrder({ ...facts, code, contentVersion: scenario.version, progress }, now),
  );
}

function routeOf({ routes }: TestCity): LetterRoute {
  const plain = routes.find(({ moves }) => moves.every(({ call }) => call === 'code/check'));
  if (!plain) throw new Error('no route of this city is made of answers alone');
  return {
    answers: plain.moves.map(({ step, body }) => ({ step, right: String(body.code) })),
    ends: plain.ends,
  };
}
