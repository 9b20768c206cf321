import type { ContentStore } from '../content/content-store.ts';
import { ORDER_STATES } from '../../engine/index.ts';
import type { OrderState } from '../../engine/index.ts';
import { SORTS } from '../store/staff/explorer.ts';
import type { OrderFilter, OrderSearchPage, Sort } from '../store/staff/explorer.ts';
import { invalid } from './refusals.ts';
import { readFlagText, readOptionalLine, readWhole } from './read-fields.ts';
import type { Fields } from './read-fields.ts';

/** Empty fields of a form count as absent; of a field given twice the last one counts. */
export function readQuery(query: Fields): Fields {
  const entries = Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? (value.at(-1) as unknown) : value] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined && value !== ''));
}

export type QueryParameters = Omit<OrderFilter, 'stuck' | 'forced'> & { readonly stuck: boolean };

/** The explorer's filter, as its address says it: q, city, state, step, stuck, batch. */
export function readFilter(content: ContentStore, query: Fields): QueryParameters {
  const fields = readQuery(query);
  const city = readOptionalLine(fields, 'city', 'INVALID_CITY')?.toUpperCase() ?? null;
  return {
    search: readOptionalLine(fields, 'q', 'INVALID_SEARCH'),
    city,
    states: readStates(fields),
    steps: readSteps(content, fields, city),
    stuck: readFlagText(fields, 'stuck'),
    batch: fields.batch === undefined ? null : readWhole(fields.batch, 'batch', 'INVALID_BATCH'),
  };
}

/** A name, or the number that the status gives; several are separated by commas. */
function readStates(fields: Fields): readonly OrderState[] {
  const text = readOptionalLine(fields, 'state', 'INVALID_STATE');
  return (text?.split(',') ?? []).map((name) => {
    const state = ORDER_STATES.find((existing, index) => existing === name.trim().toUpperCase() || String(index + 1) === name.trim());
    if (!state) throw invalid('INVALID_STATE', `L’état « ${name} » n’existe pas : ${ORDER_STATES.join(', ')}.`);
    return state;
  });
}

/**
 * A step's number or name; where no city is chosen, the steps of every city that bear it. Who has not come back since a
 * step was renamed still stands there under its former name.
 */
function readSteps(content: ContentStore, fields: Fields, city: string | null): OrderFilter['steps'] {
  const text = readOptionalLine(fields, 'step', 'INVALID_STEP');
  if (text === null) return null;
  return content
    .all()
    .filter(({ scenario }) => city === null || scenario.city === city)
    .flatMap(({ scenario }) =>
      Object.values(scenario.steps)
        .filter(({ name, index }) => name === text.toUpperCase() || String(index) === text)
        .flatMap(({ name, formerly = [] }) => [name, ...formerly].map((step) => ({ city: scenario.city, step }))),
    );
}

const LARGEST_PAGE = 500;
const LAST_PAGE = 1_000_000;

/** Which page: page, size and sort, a minus before it for the other direction. Newest first unless asked otherwise. */
export function readPageParameters(query: Fields, usual: number): OrderSearchPage {
  const fields = readQuery(query);
  const sort = readOptionalLine(fields, 'sort', 'INVALID_SORT') ?? '-created';
  const name = SORTS.find((existing) => existing === sort.replace(/^-/, ''));
  if (!name) throw invalid('INVALID_SORT', `On ne trie pas par « ${sort} » : ${SORTS.join(', ')}.`);
  return {
    sort: name satisfies Sort,
    descending: sort.startsWith('-'),
    page: within(fields, 'page', 1, LAST_PAGE),
    size: within(fields, 'size', usual, LARGEST_PAGE),
  };
}

function within(fields: Fields, name: string, usual: number, most: number): number {
  const value = fields[name] === undefined ? usual : readWhole(fields[name], name, 'INVALID_PAGE');
  if (value < 1 || value > most) throw invalid('INVALID_PAGE', `Le champ « ${name} » va de 1 à ${most}.`);
  return value;
}
