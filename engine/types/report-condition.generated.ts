// Generated from schemas/report-condition.schema.json by scripts/build-types.ts. Do not edit: change the schema, then run « npm run build -- types ».
import type { ElsewhereFact } from './elsewhere.generated.ts';

export interface ReportCondition {
  chose?: {
    [k: string]: string;
  };
  solved?: string;
  asked?: string;
  took?: string;
  elsewhere?: ElsewhereFact;
  wrong?: {
    least?: number;
    most?: number;
    at?: string;
  };
  finest?: string;
  hints?: 'none' | 'some' | 'all';
  silence?: {
    least?: string;
    most?: string;
    at?: string;
  };
  lasted?: {
    least?: string;
    most?: string;
  };
  days?: {
    least?: number;
    most?: number;
  };
  lastWord?: {
    between: string;
  };
  lastDay?: 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';
  all?: ReportCondition[];
  any?: ReportCondition[];
  not?: ReportCondition;
}
