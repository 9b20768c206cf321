// Generated from schemas/links.schema.json by scripts/build-types.ts. Do not edit: change the schema, then run « npm run build -- types ».

export type Links = {
  label: string;
  message?: string;
  document?: string;
  app?: 'frequencies' | 'final';
}[];
