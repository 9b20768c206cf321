// Generated from schemas/voices.schema.json by scripts/build-types.ts. Do not edit: change the schema, then run « npm run build -- types ».

export interface VoicesFile {
  voices: {
    [k: string]: {
      who: string;
      how: string;
      telegraph?: {
        baud: number;
      };
      synthesis?: {
        voice: string;
        speed: number;
        pitch: number;
      };
    };
  };
  parts: {
    [k: string]: {
      sound: string;
      voice: string;
      seconds: number;
      how?: string;
      lines: {
        say: string;
        rest?: number;
      }[];
    };
  };
}
