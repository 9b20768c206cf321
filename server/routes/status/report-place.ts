import { badRequest } from '../../errors.ts';
import { requirePlay } from '../../game/current-order.ts';
import type { Services } from '../../services.ts';
import type { Account } from '../../store/accounts.ts';

export interface Said {
  /** Slug of a place of the step; the page seldom knows it, since a place may be the answer. */
  readonly place: string | null;
  readonly text: string | null;
}

const LONGEST = 1000;
const ONE_IN_MS = 10_000;

/** What the player says, as one text: spaces folded, nothing that does not print. */
export function readReport({ place, text }: Readonly<Record<string, unknown>>): Said {
  const said = { place: readOptional(place, 'place'), text: readOptional(text, 'text') };
  if (said.place === null && said.text === null) throw badRequest('Dites ce qui a disparu');
  return said;
}

function readOptional(value: unknown, field: string): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') throw badRequest(`Le champ « ${field} » doit être un texte`);
  const text = value.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  if (text.length > LONGEST) throw badRequest(`Le champ « ${field} » est trop long : ${LONGEST} signes au plus`);
  return text === '' ? null : text;
}

/** Tells staff that something cannot be seen at the player's step; the game does not change. */
export async function reportPlace(services: Services, account: Account, { place, text }: Said): Promise<void> {
  const { order, city } = await requirePlay(services, account, 404);
  const { step } = order.progress;
  if (place !== null && !city.scenario.steps[step ?? '']?.places.includes(place)) throw badRequest('Ce lieu n’est pas de cette étape');
  await services.limits.report(`order:${order.id}`, ONE_IN_MS);
  const report = { orderId: order.id, accountId: account.id, step, place, text, contentVersion: city.scenario.version };
  await services.places.report({ ...report, now: services.clock() });
}
