import type { Draft } from '../scenario/draft.ts';
import { rolesOf } from '../scenario/scenario.ts';
import type { NamedKind } from '../story/former-names.ts';

/** The name by which files name something, and what a writer calls it; '' when it has its name alone. */
export interface NamedThing {
  readonly name: string;
  readonly title: string;
}

/** The things of a city that its fields refer to by name. The name of a page contains its folder. */
export type CityNames = Readonly<Record<NamedKind | 'page' | 'role', readonly NamedThing[]>>;

const bySlug = (
  things: readonly { readonly slug: string; readonly title: string }[] = [],
): readonly NamedThing[] => things.map(({ slug, title }) => ({ name: slug, title }));

/** Steps by their numbers; those beside the routes after them. */
const asPlayed = new Intl.Collator('fr', { numeric: true });

/** As the files say it, whether the city compiles or not. `numbers`: those that the player reads at the steps. */
export function cityNames(
  { scenario, steps, places, pagePaths }: Draft,
  numbers: ReadonlyMap<string, string>,
): CityNames {
  const message = bySlug(scenario?.value.messages);
  const document = bySlug(scenario?.value.documents);
  const titles = new Map<string, string>([
    ...message.map(({ name, title }) => [`messages/${name}`, title] as const),
    ...document.map(({ name, title }) => [`documents/${name}`, title] as const),
    ...steps.flatMap(({ value: { page, name, title = name } }) =>
      page === undefined ? [] : [[`pages/${page}`, `Page de ${title}`] as const],
    ),
  ]);
  return {
    ...{ message, document },
    step: steps
      .map(({ value: { name, title = name } }) => ({
        name,
        title: [numbers.get(name), title].filter(Boolean).join(' · '),
      }))
      .sort((one, other) => asPlayed.compare(one.title, other.title)),
    place: places.flatMap(({ value }) => value.map(({ slug, name }) => ({ name: slug, title: name }))),
    role: scenario ? rolesOf(scenario.value).map(({ slug, name }) => ({ name: slug, title: name })) : [],
    page: [...pagePaths].map((path) => {
      const name = path.replace(/\.mdx$/u, '');
      return { name, title: titles.get(name) ?? '' };
    }),
  };
}
