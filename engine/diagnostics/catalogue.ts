import { answerDiagnostics } from './catalogue/answers.ts';
import { beside } from './catalogue/beside.ts';
import { city } from './catalogue/city.ts';
import type { CatalogueEntry } from './catalogue/entry.ts';
import { formerly } from './catalogue/formerly.ts';
import { folder } from './catalogue/folder.ts';
import { maps } from './catalogue/maps.ts';
import { pages } from './catalogue/pages.ts';
import { party } from './catalogue/party.ts';
import { promotions } from './catalogue/promotions.ts';
import { reading } from './catalogue/reading.ts';
import { references } from './catalogue/references.ts';
import { reportSentences } from './catalogue/report-sentences.ts';
import { routes } from './catalogue/routes.ts';
import { shape } from './catalogue/shape.ts';
import { voices } from './catalogue/voices.ts';
import { walkthroughs } from './catalogue/walkthroughs.ts';

const entries = {
  ...reading,
  ...shape,
  ...references,
  ...formerly,
  ...routes,
  ...beside,
  ...party,
  ...answerDiagnostics,
  ...city,
  ...pages,
  ...maps,
  ...folder,
  ...voices,
  ...walkthroughs,
  ...reportSentences,
  ...promotions,
};

export type DiagnosticCode = keyof typeof entries;

export const catalogue: Readonly<Record<DiagnosticCode, CatalogueEntry>> = entries;
