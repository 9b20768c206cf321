// Generated from schemas/walkthrough.schema.json by scripts/build-types.ts. Do not edit: change the schema, then run « npm run build -- types ».
import type { ElsewhereFact } from './elsewhere.generated.ts';

export interface WalkthroughFile {
  name: string;
  ends: string;
  elsewhere?: ElsewhereFact[];
  moves: {
    at: string;
    answer?: string;
    alternative?: true;
    hint?: true;
    wait?: string;
    opens?: string;
    tile?: string;
    messages?: string[];
    documents?: string[];
    extraTiles?: string[];
  }[];
}
