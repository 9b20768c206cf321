import type { SourceRange } from '../../diagnostics/diagnostic.ts';
import { optionsOf } from '../../puzzles/index.ts';
import type { ValuePath, YamlFile } from '../parse/parse-yaml.ts';
import type { LinkContext } from './context.ts';

/** A current name with its former names. */
interface Named {
  readonly name: string;
  readonly former: readonly { readonly name: string; readonly at: SourceRange }[];
}

/** Names of one kind. A step and a message may have the same name, as may options of two steps. */
type Kind = readonly Named[];

function named(file: YamlFile, path: ValuePath, name: string, formerly: readonly string[] = []): Named {
  return {
    name,
    former: formerly.map((former, index) => ({
      name: former,
      at: file.valueAt([...path, 'formerly', index]),
    })),
  };
}

function kindsOf({ steps, scenario, places }: LinkContext['draft']): readonly Kind[] {
  const listed = (list: 'messages' | 'documents'): Kind =>
    scenario
      ? scenario.value[list].map(({ slug, formerly }, index) =>
          named(scenario.file, [list, index], slug, formerly),
        )
      : [];
  return [
    steps.map(({ file, value }) => named(file, [], value.name, value.formerly)),
    ...steps.map(({ file, value }) =>
      optionsOf(value.puzzle).map(({ name, formerly, path }) =>
        named(file, ['puzzle', ...path], name, formerly),
      ),
    ),
    listed('messages'),
    listed('documents'),
    places.flatMap(({ file, value }) =>
      value.map(({ slug, formerly }, index) => named(file, [index], slug, formerly)),
    ),
  ];
}

function checkKind(kind: Kind, { report }: LinkContext): void {
  const current = new Set(kind.map(({ name }) => name));
  const claimed = new Map<string, string>();
  for (const { name, former } of kind) {
    for (const { name: before, at } of former) {
      const other = claimed.get(before);
      if (current.has(before))
        report(
          'former-name-in-use',
          at,
          `« ${before} » est encore un nom d’aujourd’hui.`,
          'Retirez-le de formerly, ou renommez ce qui le porte.',
        );
      else if (other !== undefined)
        report(
          'former-name-twice',
          at,
          `« ${before} » est déjà un ancien nom de « ${other} ».`,
          'Ne le gardez qu’une fois, là où les joueurs doivent aller.',
        );
      claimed.set(before, name);
    }
  }
}

/**
 * A former name must refer to one current thing and not be a current name itself, which also rules out
 * cycles.
 */
export function checkFormerly(context: LinkContext): void {
  for (const kind of kindsOf(context.draft)) checkKind(kind, context);
}
