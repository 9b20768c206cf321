import { orderStore } from '../../server/store/orders/orders.ts';
import type { TestCity } from '../support/cities/cities.ts';
import { containsSecret } from '../support/spoilers/harvest.ts';
import { readingsOf } from '../support/spoilers/readings.ts';
import { secretsOf, type Secret, type Secrets, type SecretStanding } from '../support/spoilers/secrets.ts';
import { foldText } from '../support/spoilers/texts.ts';
import type { TestApp } from '../support/server/test-app.ts';
import type { Person } from './people.ts';

const NOWHERE: SecretStanding = { walked: [], hintsAsked: 0, recognised: false };

interface CitySecrets {
  readonly city: TestCity;
  readonly secrets: Secrets;
  /** All texts of the city, folded: another city's answer may be one of its ordinary words. */
  readonly everything: string;
}

/** The answers that a role must not receive anywhere. */
export type KeptFrom = (person: Person) => Promise<readonly Secret[]>;

export function answersHiddenFrom(app: TestApp, cities: readonly TestCity[]): KeptFrom {
  const all: readonly CitySecrets[] = cities.map((city) => ({
    city,
    secrets: secretsOf(city.scenario, city.source),
    everything: foldText(city.source.files.map(({ text }) => text).join('\n')),
  }));
  const known = new Map<string, readonly Secret[]>();
  return async ({ email, playsFor = null }) => {
    const { city, standing } = await standingOf(app, email ?? playsFor);
    const key = JSON.stringify([city, standing]);
    const hidden = known.get(key) ?? hiddenAt(all, city, standing);
    known.set(key, hidden);
    return hidden;
  };
}

function hiddenAt(all: readonly CitySecrets[], city: string | null, standing: SecretStanding): readonly Secret[] {
  const own = all.find((one) => one.city.scenario.city === city);
  return all.flatMap((one) => {
    const answers = one.secrets.at(one === own ? standing : NOWHERE).filter(({ word }) => word);
    return one === own ? answers : answers.filter(({ text }) => own?.everything.includes(text) !== true);
  });
}

/** The player's position in the database; null after staff removed their letter. */
async function standingOf(app: TestApp, email: string | null): Promise<{ city: string | null; standing: SecretStanding }> {
  const account = email === null ? undefined : await app.db<{ id: number; email: string }>('accounts').where({ email }).first();
  const order = account && (await orderStore(app.db).currentOf(account));
  if (!order || order.progress.step === null) return { city: null, standing: NOWHERE };
  const { reached, step, clueIndex, recognised } = order.progress;
  const before = Object.keys(reached).filter((name) => name !== step);
  return { city: order.city, standing: { walked: [...before, step], hintsAsked: clueIndex, recognised } };
}

/** The answers that a text contains, except those that its reader wrote. */
export function leakedAnswers(text: string, hidden: readonly Secret[], written: string): string[] {
  const readings = readingsOf(text);
  const own = readingsOf(written);
  return hidden
    .filter((secret) => readings.some((reading) => containsSecret(reading, secret)))
    .filter((secret) => !own.some((reading) => reading.text.includes(secret.text)))
    .map(({ what, text: answer }) => `${what} « ${answer} »`);
}
