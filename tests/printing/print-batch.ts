import { windowLines } from '../../engine/text/window-lines.ts';
import type { PostalAddress } from '../../server/store/shop/sale-facts.ts';
import type { ExpectedLetters } from './proof.ts';

/** Calls of the staff at a running server. */
export interface StaffCalls {
  post<Answer>(path: string, body?: object): Promise<Answer>;
  get<Answer>(path: string): Promise<Answer>;
}

/** Addresses of two to six lines, some with long words and a country. */
export function addressOf(index: number): PostalAddress {
  const long = 'Résidence des Lettres-en-Souffrance, escalier C, quatrième étage';
  return {
    name: `Destinataire numéro ${index + 1}`,
    line1: `${index + 1} bis, rue de la République`,
    line2: [null, 'Bâtiment C', long, null][index % 4] ?? null,
    postalCode: String(69001 + (index % 9)),
    city: ['Lyon', 'Villeurbanne', 'Sainte-Foy-lès-Lyon'][index % 3] ?? 'Lyon',
    country: index % 7 === 6 ? 'BE' : 'FR',
  };
}

interface MadeBatch {
  readonly id: number;
  readonly letters: ExpectedLetters['letters'];
}

/** A batch whose letters all have an address. */
export async function makeBatch({ post }: StaffCalls, cityName: string, count: number): Promise<MadeBatch> {
  const { id, codes } = await post<{ id: number; codes: readonly string[] }>('admin/batches', {
    cityName,
    count,
  });
  for (const [index, code] of codes.entries())
    await post(`admin/orders/${code}/address`, { version: 1, reason: null, address: addressOf(index) });
  return {
    id,
    letters: codes.map((code, index) => ({ code, address: windowLines(addressOf(index)) ?? [] })),
  };
}

export interface FinishedJob {
  readonly id: number;
  readonly state: string;
  readonly failure: string | null;
  readonly printed: number;
  readonly tries: number;
}

/** Imposes a batch and waits for its end. `onLook` is called at each look at the job. */
export async function imposeBatch(
  { post, get }: StaffCalls,
  batch: number,
  onLook: () => void,
  everyMs: number,
): Promise<FinishedJob> {
  const { id } = await post<{ id: number }>(`admin/batches/${batch}/printing`, { form: 'press' });
  for (;;) {
    onLook();
    const job = (await get<readonly (FinishedJob & { endedAt: string | null })[]>('admin/printing')).find(
      (one) => one.id === id,
    );
    if (job?.endedAt) return job;
    // Fixed wait: a measurement lasts a stated time, and the machine rests between two of them.
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
