import type { ApiQuery } from '../../schemas/api/openapi.generated.ts';
import type { ContentStore } from '../content/content-store.ts';
import { ORDER_STATES, type OrderState } from '../../engine/index.ts';
import { readTerms } from './counter-search.ts';
import type { LetterSeals } from './present-order.ts';
import { SORTS, type OrderFilter, type OrderSearchPage, type Sort } from '../store/staff/explorer.ts';
import { invalid } from './refusals.ts';
import type { Services } from '../services/services.ts';

export type FilterQuery = ApiQuery<'/api/admin/status/explorer'>;
export type QueryParameters = Omit<OrderFilter, 'stuck' | 'forced'> & { readonly stuck: boolean };

/** Reads the explorer's query: q, city, state, step, stuck, batch. */
export function readFilter(
  services: LetterSeals & Pick<Services, 'content'>,
  { q, city, state, step, stuck, batch }: FilterQuery,
): QueryParameters {
  const inCity = city?.toUpperCase() ?? null;
  return {
    search: q === undefined ? null : readTerms(services, q),
    city: inCity,
    states: readStates(state),
    steps: step === undefined ? null : readSteps(services.content, step, inCity),
    stuck: stuck === '1' || stuck === 'true',
    batch: batch ?? null,
  };
}

/** State names or numbers, comma-separated. */
function readStates(text?: string): readonly OrderState[] {
  return (text?.split(',') ?? []).map((name) => {
    const state = ORDER_STATES.find(
      (existing, index) => existing === name.trim().toUpperCase() || String(index + 1) === name.trim(),
    );
    if (!state)
      throw invalid('INVALID_STATE', `L’état « ${name} » n’existe pas : ${ORDER_STATES.join(', ')}.`);
    return state;
  });
}

/**
 * Step number or name, in one city or all. Former names are included: orders keep them until their next
 * request.
 */
function readSteps(content: ContentStore, text: string, city: string | null): OrderFilter['steps'] {
  return content
    .all()
    .filter(({ scenario }) => city === null || scenario.city === city)
    .flatMap(({ scenario }) =>
      Object.values(scenario.steps)
        .filter(({ name, index }) => name === text.toUpperCase() || String(index) === text)
        .flatMap(({ name, formerly = [] }) =>
          [name, ...formerly].map((step) => ({ city: scenario.city, step })),
        ),
    );
}

/** Reads page, size and sort (`-` for descending); default: newest first. */
export function readPageParameters(
  query: ApiQuery<'/api/admin/status/unsent'>,
  usual: number,
): OrderSearchPage {
  const { page = 1, size = usual, sort = '-created' } = query;
  const name = SORTS.find((existing) => existing === sort.replace(/^-/, ''));
  if (!name) throw invalid('INVALID_SORT', `On ne trie pas par « ${sort} » : ${SORTS.join(', ')}.`);
  return { sort: name satisfies Sort, descending: sort.startsWith('-'), page, size };
}
