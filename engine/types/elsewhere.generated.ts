// Generated from schemas/elsewhere.schema.json by scripts/build-types.ts. Do not edit: change the schema, then run « npm run build -- types ».

export interface ElsewhereFact {
  city: string;
  chose?: {
    [k: string]: string;
  };
  solved?: string;
  asked?: string;
  took?: string;
}
