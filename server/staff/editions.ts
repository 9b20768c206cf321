import type { ApiSchemas } from '../../schemas/api/openapi.generated.ts';
import type { Account } from '../store/accounts/accounts.ts';
import type { Edition, WayBackRefusal } from '../store/staff/editions.ts';
import { editionChanged, editionUnderWay, noWayBack } from './refusals.ts';
import type { Services } from '../services/services.ts';

type EditionParts = Pick<Services, 'clock' | 'content' | 'editions'>;

const SHOWN = 30;
const HASH_SHOWN = 8;

const short = (hash: string): string => hash.slice(0, HASH_SHOWN);
const moment = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** Editions with what each changed; where players stand who could not go back with the site. */
export async function presentEditions(
  services: Omit<EditionParts, 'clock'>,
): Promise<ApiSchemas['Editions']> {
  const [editions, live] = [await services.editions.list(SHOWN), await services.editions.live()];
  const back = live?.wayBack;
  const before = back && editions.find(({ hash, liveAt }) => hash === back.hash && liveAt !== null);
  const refusals = (back?.refusals ?? []).map((refusal) => presentRefusal(services, refusal));
  return {
    editions: editions.map((edition) => presentEdition(services, edition)),
    live: live?.id ?? null,
    back: back
      ? {
          hash: short(back.hash),
          liveAt: moment(before?.liveAt ?? null),
          refusals: await Promise.all(refusals),
        }
      : null,
  };
}

const cityNamed = ({ content }: Pick<EditionParts, 'content'>, slug: string) =>
  content.all().find(({ scenario }) => scenario.slug === slug)?.scenario;

function presentEdition(services: Pick<EditionParts, 'content'>, edition: Edition): ApiSchemas['Edition'] {
  const { id, state, author, words, note, askedBy } = edition;
  return {
    ...{ id, state, author, words, note, askedBy },
    hash: short(edition.hash),
    changes: edition.changes.map(({ city, changes }) => ({
      city: city === null ? null : (cityNamed(services, city)?.name ?? city),
      changes: changes.map((change) => ({ ...change, words: [...change.words] })),
    })),
    at: new Date(edition.madeAt).toISOString(),
    liveAt: moment(edition.liveAt),
  };
}

async function presentRefusal(
  services: Omit<EditionParts, 'clock'>,
  { city, steps, message }: WayBackRefusal,
) {
  const scenario = cityNamed(services, city);
  const standing = await services.editions.playersIn(scenario?.city ?? city);
  const players = [...standing]
    .filter(([step]) => steps.length === 0 || steps.includes(step))
    .reduce((sum, [, count]) => sum + count, 0);
  return { city: scenario?.name ?? city, steps: [...steps], message, players };
}

/** Asks for the edition before the one that the person saw. Another program makes the exchange. */
export async function goBack({ editions, clock }: EditionParts, staff: Account, from: number): Promise<void> {
  const live = await editions.live();
  if (live?.id !== from) throw editionChanged();
  if (!live.wayBack || live.wayBack.refusals.length > 0) throw noWayBack();
  const { hash } = live.wayBack;
  const edition = { hash, state: 'wished', author: '', words: '', changes: [], madeAt: clock() } as const;
  if (!(await editions.wish(edition, staff.id))) throw editionUnderWay();
}
