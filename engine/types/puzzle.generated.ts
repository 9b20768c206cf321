// Generated from schemas/puzzle.schema.json by scripts/build-types.ts. Do not edit: change the schema, then run « npm run build:types ».

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

export interface DigitDials {
  type: 'digit-dials';
  header: string;
  subheader?: string;
  display?: 'digits' | 'coordinates';
  message?: string;
  solution: string;
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
  links?: {
    label: string;
    message?: string;
    document?: string;
    app?: 'frequencies';
  }[];
  solution: string[];
}

export interface Tuner {
  type: 'tuner';
  header: string;
  subheader?: string;
  digits: number;
  unit?: string;
  start: number;
  steps?: number[];
  noise: string;
  sends?: boolean;
  solution: string;
  recording: {
    sound: string;
    seconds: number;
    transcript: string;
  };
  decoys?: {
    at: string;
    sound: string;
    seconds: number;
    caption: string;
  }[];
}

export type Puzzle = Conversation | DefaultForm | DigitDials | TextField | Tuner;

export type PuzzleSlug = Puzzle['type'];
