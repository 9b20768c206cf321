// Generated from schemas/puzzles/ by scripts/build-types.ts. Do not edit: change the schema, then run « npm run build -- types ».
import type { Lines } from './lines.generated.ts';
import type { Links } from './links.generated.ts';

export interface Choice {
  type: 'choice';
  header: string;
  subheader?: string;
  confirm?: boolean;
  options: {
    name: string;
    label: string;
    formerly?: string[];
    next?: string;
  }[];
  links?: Links;
}

export interface Conversation {
  type: 'conversation';
  contact: string;
  initials?: {
    prompt: string;
    solution: string;
  };
  messages?: string[];
  arrival?: {
    question: string;
    code: string;
    solution: string[];
    refusals: string[];
  };
}

export interface DefaultForm {
  type: 'default-form';
  reading?: 'place' | 'word';
  solution: string[];
}

export interface Dialogue {
  type: 'dialogue';
  contact: string;
  confirm?: boolean;
  lines: Lines;
}

export interface DigitDials {
  type: 'digit-dials';
  header: string;
  subheader?: string;
  display?: 'digits' | 'coordinates';
  hint?: string;
  picture?: {
    medium: string;
    alt: string;
  };
  message?: string;
  solution: string | string[];
}

export interface LastSms {
  type: 'last-sms';
  header: string;
  subheader?: string;
  contact: string;
  messages: string[];
  links?: Links;
  finalCode: string[];
}

export interface LetterDials {
  type: 'letter-dials';
  header: string;
  subheader?: string;
  hint?: string;
  message?: string;
  solution: string | string[];
}

export interface NumberFields {
  type: 'number-fields';
  header: string;
  subheader?: string;
  fields: {
    label: string;
    digits?: number;
  }[];
  countsRight?: boolean;
  links?: Links;
  solution:
    | (
        | string
        | string[]
        | {
            from: number;
            to: number;
          }
      )[]
    | {
        from: number;
        to: number;
      };
}

export interface PictureOrder {
  type: 'picture-order';
  header: string;
  subheader?: string;
  pictures: {
    id: string;
    medium: string;
    label?: string;
    alt: string;
  }[];
  links?: Links;
  solution: string[];
}

export interface PictureToggles {
  type: 'picture-toggles';
  header: string;
  subheader?: string;
  pictures: {
    id: string;
    medium: string;
    label?: string;
    alt: string;
  }[];
  links?: Links;
  solution: string[];
}

export interface TextArea {
  type: 'text-area';
  header: string;
  subheader?: string;
  placeholder: string;
  minLength?: number;
  links?: Links;
  solution?: string[];
  keywords?: string[][];
  without?: string[];
}

export interface TextField {
  type: 'text-field';
  header: string;
  subheader?: string;
  placeholder: string;
  minLength?: number;
  reading?: 'place' | 'word';
  notice?: string;
  picture?: {
    medium: string;
    alt: string;
  };
  log?: {
    who?: string;
    text: string;
  }[];
  links?: Links;
  solution: string[];
}

export interface Tuner {
  type: 'tuner';
  header: string;
  subheader?: string;
  mode?: 'needle' | 'dials';
  digits: number;
  unit?: string;
  start: number;
  steps?: number[];
  links?: Links;
  noise: string;
  sends?: boolean;
  solution: string;
  finalCode?: string[];
  recording: {
    sound: string;
    seconds: number;
    transcript: string;
    cues?: number[];
  };
  decoys?: {
    at: string;
    sound: string;
    seconds: number;
    caption: string;
  }[];
}

export type Puzzle = Choice | Conversation | DefaultForm | Dialogue | DigitDials | LastSms | LetterDials | NumberFields | PictureOrder | PictureToggles | TextArea | TextField | Tuner;

export type PuzzleSlug = Puzzle['type'];
