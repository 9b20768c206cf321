import type { DocumentEntry } from '../scenario/scenario.ts';
import type { UnlockedDocument } from '../unlock/documents.ts';
import type { StatusInput } from './context.ts';
import { dateFromStart } from './dates-from-start.ts';
import type { Status } from './types.ts';

type Infos = NonNullable<DocumentEntry['infos']>;

/** Fields given in days from the letter's departure. */
const DATES: readonly (keyof Infos)[] = ['date', 'callDate', 'transcriptDate'];

/** Infos of each unlocked document, by slug. Dates become ISO 8601, other fields are unchanged. */
export function presentInfos(input: StatusInput, documents: readonly UnlockedDocument[]): Status['infos'] {
  return Object.fromEntries(
    documents.map(({ document }) => [document.slug, infosOf(input, document.infos ?? {})]),
  );
}

function infosOf(input: StatusInput, infos: Infos): Readonly<Record<string, unknown>> {
  const dated = DATES.flatMap((name) => {
    const days = infos[name];
    return typeof days === 'number' ? [[name, dateFromStart(input, days)] as const] : [];
  });
  return { ...infos, ...Object.fromEntries(dated) };
}
