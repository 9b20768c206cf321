import { answerDiagnostics } from './catalogue/answers.ts';
import { city } from './catalogue/city.ts';
import { files } from './catalogue/files.ts';
import { folder } from './catalogue/folder.ts';
import { promotions } from './catalogue/promotions.ts';
import { references } from './catalogue/references.ts';
import { routes } from './catalogue/routes.ts';
import { texts } from './catalogue/texts.ts';
import { translations } from './catalogue/translations.ts';
import type { CatalogueEntry } from './diagnostic.ts';

const entries = {
  ...files,
  ...references,
  ...routes,
  ...answerDiagnostics,
  ...city,
  ...folder,
  ...texts,
  ...translations,
  ...promotions,
};

export type DiagnosticCode = keyof typeof entries;

export const catalogue: Readonly<Record<DiagnosticCode, CatalogueEntry>> = entries;
