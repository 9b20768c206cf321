// Generated from schemas/scenario.schema.json by scripts/build-types.ts. Do not edit: change the schema, then run « npm run build -- types ».
import type { Condition } from './condition.generated.ts';
import type { ElsewhereFact } from './elsewhere.generated.ts';
import type { Hours } from './hours.generated.ts';
import type { Links } from './links.generated.ts';

export interface ScenarioFile {
  city: string;
  name: string;
  aliases?: string[];
  languages?: {
    en?: 'draft' | 'offered';
  };
  draft?: boolean;
  story: number;
  reference: string;
  timeZone: string;
  accent: {
    onPaper: string;
    onNight: string;
  };
  hours?: Hours;
  start: string;
  alternativeQuestion?: string;
  demonstration?: string;
  letter?: string;
  entry?: {
    open?: true;
    phrase?: string[];
    when?: ElsewhereFact[];
  };
  party?: {
    roles: (
      | string
      | {
          slug: string;
          name: string;
          task?: string;
        }
    )[];
  };
  messages: {
    slug: string;
    formerly?: string[];
    title: string;
    author: string;
    date: 'received' | number;
    from?: string;
    after?: string;
    if?: Condition;
    for?: string;
    arrives?: {
      after?: string;
      nextDay?: string;
    };
    replacedBy?: string;
    versions?: {
      page: string;
      from: string;
      if?: Condition;
    }[];
  }[];
  documents: {
    slug: string;
    formerly?: string[];
    title: string;
    from?: string;
    if?: Condition;
    for?: string;
    stamp?: string;
    enclosed?: boolean;
    versions?: {
      page: string;
      from: string;
      if?: Condition;
      stamp?: string;
    }[];
    infos?: {
      recipient?: string;
      date?: number;
      reference?: string;
      callDate?: number;
      transcriptDate?: number;
      segments?: number[];
      center?: [number, number];
    };
  }[];
  tiles?: {
    app: 'frequencies' | 'final';
    label: string;
    puzzleOf?: string;
    from?: string;
    after?: string;
    if?: Condition;
    for?: string;
    until?: string;
    also?: string[];
    pageStays?: boolean;
    header?: string;
    subheader?: string;
    final?: {
      least?: number;
      most?: number;
      select?: string;
      open?: string;
      placeholder: string;
      links?: Links;
      patterns: {
        [k: string]: string[];
      };
    };
  }[];
}
