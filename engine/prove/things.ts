import { createReport } from '../diagnostics/report.ts';
import { mediaOf } from '../scenario/parse/page-components.ts';
import { withoutVariant } from '../scenario/page-variants.ts';
import { pageNameOf, readPage } from '../scenario/parse/read-page.ts';
import { puzzleTypeOf } from '../puzzles/index.ts';
import type { Scenario, ScenarioSource } from '../scenario/scenario.ts';
import type { About } from './context.ts';
import type { FindingCode } from './findings.ts';
import { hintName } from './shown-content.ts';

/** Something in the files that must be shown to a player. */
interface ProvedThing {
  readonly kind: ProvedKind;
  /** `kind:name`, as in `ShownContent.names`. */
  readonly name: string;
  /** In French. */
  readonly title: string;
  readonly about: About;
}

export type ProvedKind = 'step' | 'message' | 'document' | 'page' | 'hint' | 'tile' | 'medium';

export const UNSEEN: Readonly<Record<ProvedKind, FindingCode>> = {
  step: 'step-unseen',
  message: 'message-unseen',
  document: 'document-unseen',
  page: 'page-unseen',
  hint: 'hint-unseen',
  tile: 'tile-unseen',
  medium: 'medium-unseen',
};

/** Everything that must be shown, except media printed on the paper letter, and those in no page and no puzzle. */
export function thingsOf(source: ScenarioSource, scenario: Scenario): readonly ProvedThing[] {
  const printed = printedMedia(source);
  const used = usedMedia(scenario);
  return [
    ...Object.values(scenario.steps).flatMap(thingsOfStep),
    ...scenario.messages.map(({ slug }, index): ProvedThing =>
      thing('message', slug, `le message « ${slug} »`, { scenario: ['messages', index, 'slug'] }),
    ),
    ...scenario.documents.map(({ slug }, index): ProvedThing =>
      thing('document', slug, `le document « ${slug} »`, { scenario: ['documents', index, 'slug'] }),
    ),
    ...[...new Set(Object.keys(scenario.pages).map(withoutVariant))]
      .filter((key) => !key.startsWith('letter/'))
      .map((key): ProvedThing => thing('page', key, `la page « ${key} »`, { file: `${key}.mdx` })),
    ...scenario.tiles.map(({ label }, index): ProvedThing =>
      thing('tile', String(index), `la tuile « ${label} »`, { scenario: ['tiles', index, 'label'] }),
    ),
    ...scenario.media
      .filter((name) => used.has(name) && !printed.has(name))
      .map((name): ProvedThing => thing('medium', name, `media/${name}`, { file: `media/${name}` })),
  ];
}

function thing(kind: ProvedKind, name: string, title: string, about: About): ProvedThing {
  return { kind, name: `${kind}:${name}`, title, about };
}

function thingsOfStep({ name, hints }: Scenario['steps'][string]): readonly ProvedThing[] {
  return [
    thing('step', name, `l’étape ${name}`, { step: name }),
    ...hints.map((_hint, index): ProvedThing => {
      const title = `l’indice ${index + 1} de l’étape ${name}`;
      return {
        kind: 'hint',
        name: hintName(name, index),
        title,
        about: { step: name, path: ['hints', index] },
      };
    }),
  ];
}

const usedMedia = ({ pages, steps }: Scenario): ReadonlySet<string> =>
  new Set([
    ...Object.values(pages).flatMap(({ media }) => media),
    ...Object.values(steps).flatMap(({ puzzle, stamp }) => [
      ...(stamp ? [stamp.medium] : []),
      ...(puzzle ? Object.values(puzzleTypeOf(puzzle).media(puzzle)).flat() : []),
    ]),
  ]);

function printedMedia({ files }: ScenarioSource): ReadonlySet<string> {
  const { report } = createReport();
  const uses = files.flatMap((file) => {
    const name = pageNameOf(file.path);
    return name?.kind === 'letter' ? (readPage(file, name, report)?.media ?? []) : [];
  });
  return new Set(uses.flatMap(({ name, holds }) => mediaOf(holds, name)));
}
