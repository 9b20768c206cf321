// Generated from schemas/report.schema.json by scripts/build-types.ts. Do not edit: change the schema, then run « npm run build -- types ».
import type { ReportCondition } from './report-condition.generated.ts';

export interface ReportFile {
  signature?: string;
  groups: {
    heading: string;
    optional?: boolean;
    sentences: {
      if?: ReportCondition;
      say: string;
    }[];
  }[];
}
