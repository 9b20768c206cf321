import { orderStore } from '../../server/store/orders/orders.ts';
import type { TestCity } from '../support/cities/cities.ts';
import { containsSecret } from '../support/spoilers/harvest.ts';
import { readingsOf } from '../support/spoilers/readings.ts';
import { secretsOf, type Secret, type Secrets, type SecretStanding } from '../support/spoilers/secrets.ts';
import { foldText } from '../support/spoilers/texts.ts';
import type { TestApp } from '../support/server/test-app.ts';
import type { Person } from './people.ts';

const NOWHERE: SecretStanding = { walked: [], hintsAsked: 0, recognised: false };

interface Kept {
  readonly city: TestCity;
  readonly secrets: Secrets;
  /** All that the city ever says, folded: another city's answer may be one of its plain words. */
  readonly everything: string;
}

/** The answers that somebody must not be told, wherever they stand. */
export type KeptFrom = (person: Person) => Promise<readonly Secret[]>;

export function answersKeptFrom(app: TestApp, cities: readonly TestCity[]): KeptFrom {
  const all: readonly Kept[] = cities.map((city) => ({
    city,
    secrets: secretsOf(city.scenario, city.source),
    everything: foldText(city.source.files.map(({ text }) => text).join('\n')),
  }));
  const known = new Map<string, readonly Secret[]>();
  return async ({ email }) => {
    const { city, standing } = await standingOf(app, email);
    const key = JSON.stringify([city, standing]);
    const kept = known.get(key) ?? keptAt(all, city, standing);
    known.set(key, kept);
    return kept;
  };
}

function keptAt(all: readonly Kept[], city: string | null, standing: SecretStanding): readonly Secret[] {
  const own = all.find((one) => one.city.scenario.city === city);
  return all.flatMap((one) => {
    const answers = one.secrets.at(one === own ? standing : NOWHERE).filter(({ word }) => word);
    return one === own ? answers : answers.filter(({ text }) => own?.everything.includes(text) !== true);
  });
}

/** Where the database says that somebody stands; their letter may have been taken from them meanwhile. */
async function standingOf(app: TestApp, email: string | null): Promise<{ city: string | null; standing: SecretStanding }> {
  const account = email === null ? undefined : await app.db<{ id: number; email: string }>('accounts').where({ email }).first();
  const order = account && (await orderStore(app.db).currentOf(account));
  if (!order || order.progress.step === null) return { city: null, standing: NOWHERE };
  const { reached, step, clueIndex, recognised } = order.progress;
  const before = Object.keys(reached).filter((name) => name !== step);
  return { city: order.city, standing: { walked: [...before, step], hintsAsked: clueIndex, recognised } };
}

/** The answers that a text containsSecret, but for those that its reader wrote themselves. */
export function answersTold(text: string, kept: readonly Secret[], said: string): string[] {
  const readings = readingsOf(text);
  const own = readingsOf(said);
  return kept
    .filter((secret) => readings.some((reading) => containsSecret(reading, secret)))
    .filter((secret) => !own.some((reading) => reading.text.includes(secret.text)))
    .map(({ what, text: answer }) => `${what} « ${answer} »`);
}
