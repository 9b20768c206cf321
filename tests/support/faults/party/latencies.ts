import type { StoredRows } from '../stored.ts';
import type { PlayedParty } from './play-party.ts';
import type { PartyTelephone } from './telephone.ts';

export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

interface Spans {
  /** Before it nothing was lost. */
  readonly calmUntil: number;
  /** The undisturbed rounds in which telephones listened. */
  readonly streamRounds: readonly TimeSpan[];
}

/**
 * Milliseconds from the judgement of each answer, which precedes its commit, until each other telephone that listened then knew its version.
 * The row of an order's journal with the number n made version n + 1.
 */
export function latenciesOf(parties: readonly PlayedParty[], { orders, attempts }: StoredRows, { calmUntil, streamRounds }: Spans) {
  const [undisturbed, faulty]: [number[], number[]] = [[], []];
  const rowsOf = new Map(orders.map(({ id }) => [id, attempts.filter(({ order_id }) => order_id === id)]));
  for (const { code, telephones } of parties) {
    const rows = rowsOf.get(orders.find((order) => order.code === code)?.id ?? 0) ?? [];
    rows.forEach(({ made_at, idempotency_key: key }, index) => {
      const at = Number(made_at);
      const isCalm = streamRounds.some(({ from, to }) => at >= from && at < to);
      if (!isCalm && at < calmUntil) return;
      const others = telephones.filter((_, telephone) => !key.endsWith(`-${telephone}`));
      (isCalm ? undisturbed : faulty).push(...others.flatMap((telephone) => delayOf(telephone, index + 2, at)));
    });
  }
  return { undisturbed, faulty };
}

/** Nothing for a telephone whose stream was not open all the time. */
function delayOf({ learned, deaf }: PartyTelephone, version: number, at: number): readonly number[] {
  const known = learned.find((one) => one.version >= version);
  if (!known || deaf.some(({ from, to }) => from < known.at && to > at)) return [];
  return [known.at - at];
}
