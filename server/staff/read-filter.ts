import type { ContentStore } from '../content/content-store.ts';
import { ORDER_STATES } from '../../engine/index.ts';
import type { OrderState } from '../../engine/index.ts';
import { SORTS } from '../store/staff/explorer.ts';
import type { OrderFilter, OrderSearchPage, Sort } from '../store/staff/explorer.ts';
import { invalid } from './refusals.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Drops empty query parameters; of repeated ones the last counts. */
export function readQuery(query: Fields): Fields {
  const entries = Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? (value.at(-1) as unknown) : value] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined && value !== ''));
}

export type QueryParameters = Omit<OrderFilter, 'stuck' | 'forced'> & { readonly stuck: boolean };

/** Parses the explorer's query: q, city, state, step, stuck, batch. */
export function readFilter(content: ContentStore, query: Fields): QueryParameters {
  const fields = readQuery(query);
  const city = readOptionalLine(fields, 'city', 'INVALID_CITY')?.toUpperCase() ?? null;
  return {
    search: readOptionalLine(fields, 'q', 'INVALID_SEARCH'),
    city,
    states: readStates(fields),
    steps: readSteps(content, fields, city),
    stuck: readFlag(fields, 'stuck'),
    batch: fields.batch === undefined ? null : readWhole(fields.batch, 'batch', 'INVALID_BATCH'),
  };
}

/** State names or numbers, comma-separated. */
function readStates(fields: Fields): readonly OrderState[] {
  const text = readOptionalLine(fields, 'state', 'INVALID_STATE');
  return (text?.split(',') ?? []).map((name) => {
    const state = ORDER_STATES.find((existing, index) => existing === name.trim().toUpperCase() || String(index + 1) === name.trim());
    if (!state) throw invalid('INVALID_STATE', `L’état « ${name} » n’existe pas : ${ORDER_STATES.join(', ')}.`);
    return state;
  });
}

/** Step number or name, in one city or all. Former names are included: orders keep them until their next request. */
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

/** Parses page, size and sort (`-` for descending); default: newest first. */
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

const CONTROL = /\p{Cc}/u;
const LONGEST = 200;

/** Reads a trimmed line; throws `code` when missing, too long or invalid. */
export function readLine(fields: Fields, name: string, code: string): string {
  const value = fields[name];
  const text = typeof value === 'string' ? value.trim() : '';
  if (text === '') throw invalid(code, `Le champ « ${name} » est vide.`);
  if (text.length > LONGEST) throw invalid(code, `Le champ « ${name} » est trop long : ${LONGEST} signes au plus.`);
  if (CONTROL.test(text)) throw invalid(code, `Le champ « ${name} » contient un signe qui ne s’imprime pas.`);
  return text;
}

export function readOptionalLine(fields: Fields, name: string, code: string): string | null {
  return fields[name] === undefined ? null : readLine(fields, name, code);
}

export function readWhole(value: unknown, name: string, code: string): number {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number') throw invalid(code, `Le champ « ${name} » doit être un nombre entier.`);
  return number;
}

/** Boolean query parameter: 1 or true, 0 or false. */
function readFlag(fields: Fields, name: string): boolean {
  const value = fields[name] ?? '0';
  if (value === '1' || value === 'true') return true;
  if (value === '0' || value === 'false') return false;
  throw invalid('INVALID_FLAG', `Le champ « ${name} » vaut 1 ou 0.`);
}
