// Generated from schemas/hours.schema.json by scripts/build-types.ts. Do not edit: change the schema, then run « npm run build -- types ».

export interface Hours {
  schedule: {
    [k: string]: {
      [k: string]: string | string[];
    };
  };
  holidays?: ('normal' | 'sunday' | 'closed') | string[];
  exceptions?: {
    [k: string]: string | string[];
  };
  notices?: {
    closing?: string;
    closed?: string;
  };
  reason?: string;
}
