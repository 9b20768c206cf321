import type { Database } from '../../../../server/store/database/open-database.ts';
import type { Entry } from './network-script.ts';

export type Judged = Pick<Entry, 'reading' | 'verdict'>;

/** Answers of a script that the server's journal lacks, holds twice, holds in another order, or judged differently. */
export interface Differences {
  readonly lost: readonly string[];
  readonly twice: readonly string[];
  readonly outOfOrder: readonly string[];
  readonly misjudged: readonly string[];
}

/** A player's answers in the journal, oldest first. */
export async function journalOf(db: Database, code: string): Promise<readonly Judged[]> {
  const rows = db('attempts').join('orders', 'orders.id', 'attempts.order_id').where({ code, kind: 'answer' });
  return rows.orderBy('attempts.id').select<Judged[]>('reading', 'verdict');
}

export function compare(script: readonly Judged[], journal: readonly Judged[]): Differences {
  const judged = journal.map(({ reading }) => reading);
  const first = [...new Set(judged)];
  const entered = script.map(({ reading }) => reading).filter((reading) => first.includes(reading));
  const verdicts = new Map(script.map(({ reading, verdict }) => [reading, verdict]));
  return {
    lost: script.map(({ reading }) => reading).filter((reading) => !first.includes(reading)),
    twice: first.filter((reading) => judged.indexOf(reading) !== judged.lastIndexOf(reading)),
    outOfOrder: first.filter((reading, index) => entered[index] !== reading),
    misjudged: journal.filter(({ reading, verdict }) => verdicts.get(reading) !== verdict).map(({ reading }) => reading),
  };
}
