// Generated from schemas/condition.schema.json by scripts/build-types.ts. Do not edit: change the schema, then run « npm run build -- types ».
import type { ElsewhereFact } from './elsewhere.generated.ts';

export interface Condition {
  chose?: {
    [k: string]: string;
  };
  reached?: {
    [k: string]: 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';
  };
  solved?: string;
  asked?: string;
  took?: string;
  elsewhere?: ElsewhereFact;
  all?: Condition[];
  any?: Condition[];
  not?: Condition;
}
