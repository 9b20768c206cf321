// Generated from schemas/lines.schema.json by scripts/build-types.ts. Do not edit: change the schema, then run « npm run build -- types ».

export type Lines = {
  says?: string;
  replies?: {
    label: string;
    name?: string;
    formerly?: string[];
    next?: string;
    lines?: Lines;
  }[];
  asks?: {
    placeholder: string;
    reading?: 'place' | 'word';
    solution: string[];
  };
}[];
