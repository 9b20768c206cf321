import { catalogue, type DiagnosticCode } from '../../engine/diagnostics/catalogue.ts';
import type { CatalogueEntry, Diagnostic } from '../../engine/diagnostics/diagnostic.ts';
import { cityRemoved, compareEditions, missedElsewhere } from '../../engine/editions/compare.ts';
import { type EditionCode, editionFindings } from '../../engine/editions/findings.ts';
import { compilePromotions } from '../../engine/index.ts';
import { findings, type FindingCode } from '../../engine/prove/findings.ts';
import type { SourceFile } from '../../engine/scenario/scenario.ts';
import { compileTogether } from './cities/compiled.ts';
import { tinyCity } from './cities/tiny-city.ts';
import { cases } from './cases.ts';
import { edition, editionCases } from './edition-cases.ts';
import { planted } from './finding-cases.ts';
import { folderCases, tellFolder } from './folder-cases.ts';
import { promotionCases, TINY_PROMOTIONS } from './promotion-cases.ts';

/** A reproduced problem, and the files with and without it. */
export interface Example {
  /** Null for problems that no writer's file can cause. */
  readonly diagnostic: Diagnostic | null;
  /** All problems that the compiler finds; undefined for those of editions and of the game. */
  readonly compiled?: { readonly diagnostics: readonly Diagnostic[]; readonly refused: boolean };
  /** The file's path as the terminal prints it. */
  readonly folder: string;
  readonly wrong: readonly SourceFile[];
  readonly right: readonly SourceFile[];
  /** A description of the cause, when the files do not show it. */
  readonly harm?: string;
}

export type Code = DiagnosticCode | FindingCode | EditionCode;

/** All permanent codes. */
export const entries: Readonly<Record<Code, CatalogueEntry>> = {
  ...catalogue,
  ...findings,
  ...editionFindings,
};

const CITY = 'scenarios/ville';

const EDITED =
  'Trouvé par `npm run check -- --against <réf>`. Le passage après le changement ; plus bas, celui de la version publiée.';

const has = <Cases extends object>(list: Cases, code: string): code is keyof Cases & string => code in list;

const known = new Map<Code, Example>();

/** The smallest example of a code, reproduced once for several tests. */
export function exampleOf(code: Code): Example {
  const example = known.get(code) ?? reproduce(code);
  known.set(code, example);
  return example;
}

function reproduce(code: Code): Example {
  const diagnosticOf = (diagnostics: readonly Diagnostic[]): Diagnostic | null =>
    diagnostics.find((found) => found.code === code) ?? null;
  if (has(promotionCases, code)) {
    const wrong = [{ path: 'promotions.yaml', text: promotionCases[code].text }];
    const { diagnostics, promotions } = compilePromotions(wrong[0] ?? { path: '', text: '' }, ['VILLE']);
    return {
      diagnostic: diagnosticOf(diagnostics),
      compiled: { diagnostics, refused: promotions === null },
      folder: 'scenarios',
      wrong,
      right: [{ path: 'promotions.yaml', text: TINY_PROMOTIONS }],
    };
  }
  if (has(folderCases, code)) {
    const folder = code === 'missing-site' ? 'scenarios' : CITY;
    const compiled = tellFolder(code);
    return {
      diagnostic: diagnosticOf(compiled.diagnostics),
      compiled,
      folder,
      wrong: [],
      right: [],
      harm: folderCases[code].harmInFrench,
    };
  }
  if (has(cases, code)) {
    const { city, of = tinyCity } = cases[code];
    const source = of(city);
    const { diagnostics, story } = compileTogether(source);
    return {
      diagnostic: diagnosticOf(diagnostics),
      compiled: { diagnostics, refused: story === null },
      folder: CITY,
      wrong: source.files,
      right: of().files,
    };
  }
  if (has(editionCases, code)) {
    const { city, before = {}, after } = editionCases[code];
    const [published, edited] = [edition(before, city), edition(after, city)];
    const { findings: found } = compareEditions(published, edited);
    return {
      diagnostic: diagnosticOf(found),
      folder: CITY,
      wrong: edited.source.files,
      right: published.source.files,
      harm: EDITED,
    };
  }
  if (code === 'city-removed')
    return {
      diagnostic: cityRemoved('ville'),
      folder: CITY,
      wrong: [],
      right: [],
      harm: 'Le dossier de la ville n’est plus là.',
    };
  if (code === 'read-elsewhere') {
    const at = { file: 'scenario.yaml', line: 39, column: 11, length: 4 };
    const message = 'La ville « ville » n’a pas d’étape « PHARE ».';
    const missed = missedElsewhere('bourg', {
      code: 'unknown-step',
      severity: 'error',
      at,
      message,
      wayOut: '',
    });
    return {
      diagnostic: missed,
      folder: CITY,
      wrong: [],
      right: [],
      harm: 'Une étape que « bourg » lit a changé de nom.',
    };
  }
  const proof = planted[code]?.[0]();
  return { diagnostic: diagnosticOf(proof?.findings ?? []), folder: CITY, wrong: [], right: [] };
}
