// Generated from schemas/promotions.schema.json by scripts/build-types.ts. Do not edit: change the schema, then run « npm run build -- types ».

export interface PromotionsFile {
  timeZone: string;
  anotherCity?: {
    reduced: string;
    regular: string;
  };
  promotions: {
    name: string;
    city: string;
    riddle: string;
    solutions: string[];
    promoCode: string;
    free?: {
      copies: number;
      promoCode: string;
    };
    from?: string;
    until?: string;
    over: string;
  }[];
}
