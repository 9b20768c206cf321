// Generated from schemas/step.schema.json by scripts/build-types.ts. Do not edit: change the schema, then run « npm run build -- types ».
import type { Condition } from './condition.generated.ts';
import type { Puzzle } from './puzzle.generated.ts';

export interface StepFile {
  name: string;
  formerly?: string[];
  index: number;
  kind?: 'puzzle' | 'gathering' | 'part' | 'aside' | 'end' | 'secret';
  title?: string;
  gather?: string[];
  needs?: number;
  from?: string;
  until?: string;
  closedBy?: string[];
  if?: Condition;
  description: string;
  recap?: string[];
  tile?: 'alpha' | 'code' | 'sms' | 'last-sms' | 'frequencies' | 'secret-app' | 'trail' | 'credits';
  stamp?: {
    medium: string;
    alt: string;
  };
  reaction?: {
    screen: 'home' | 'correct' | 'message' | 'home-then-message' | 'credits';
    message?:
      | string
      | {
          if?: Condition;
          open: string;
        }[];
  };
  next?:
    | string
    | {
        if?: Condition;
        to: string;
      }[];
  alternative?: string;
  alternativeQuestion?: string;
  opens?: {
    between: string;
  };
  places?: string[];
  page?: string;
  spells?: {
    page: string | string[];
    take: 'first-letters' | 'last-letters' | 'diagonals';
  };
  for?: string;
  puzzle?: Puzzle;
  replies?: {
    to: string[];
    say: string;
    if?: Condition;
  }[];
  synonyms?: string[];
  hints?: (
    | string
    | {
        if?: Condition;
        say: string;
      }[]
  )[];
  examples?: {
    accept: string[];
    almost: string[];
    refuse: string[];
  };
}
