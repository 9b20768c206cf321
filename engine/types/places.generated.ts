// Generated from schemas/places.schema.json by scripts/build-types.ts. Do not edit: change the schema, then run « npm run build -- types ».
import type { Hours } from './hours.generated.ts';

export type PlacesFile = {
  slug: string;
  formerly?: string[];
  name: string;
  at: [number, number];
  approximate?: boolean;
  seenFrom?: string;
  look: string;
  facts: {
    says: string;
    source: string;
  }[];
  access?: string;
  closes?: boolean;
  hours?: Hours;
  ifGone?: string;
  lastChecked: string;
}[];
