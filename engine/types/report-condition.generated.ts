// Generated from schemas/report-condition.schema.json by scripts/build-types.ts. Do not edit: change the schema, then run « npm run build -- types ».

export interface ReportCondition {
  chose?: {
    [k: string]: string;
  };
  solved?: string;
  asked?: string;
  took?: string;
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
  all?: ReportCondition[];
  any?: ReportCondition[];
  not?: ReportCondition;
}
