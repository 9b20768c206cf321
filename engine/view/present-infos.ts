import type { DocumentEntry } from '../scenario/scenario.ts';
import type { UnlockedDocument } from '../unlock/documents.ts';
import type { LineInput } from './context.ts';
import type { Status } from './types.ts';

type Infos = NonNullable<DocumentEntry['infos']>;

/** Fields given in days from the letter's departure. */
const DATES: readonly (keyof Infos)[] = ['date', 'callDate', 'transcriptDate'];

/** Infos of each unlocked document, by slug. Dates become ISO 8601, other fields are unchanged. */
export function presentInfos(input: LineInput, documents: readonly UnlockedDocument[]): Status['infos'] {
  return Object.fromEntries(documents.map(({ document }) => [document.slug, infosOf(input, document.infos ?? {})]));
}

function infosOf(input: LineInput, infos: Infos): Readonly<Record<string, unknown>> {
  const dated = DATES.flatMap((name) => {
    const days = infos[name];
    return typeof days === 'number' ? [[name, input.dateFromStart(days)] as const] : [];
  });
  return { ...infos, ...Object.fromEntries(dated) };
}
