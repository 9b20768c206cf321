// The parts that are used of two packages without types.

declare module 'gettext-parser' {
  export interface GetTextTranslation {
    readonly msgctxt?: string;
    readonly msgid: string;
    readonly msgstr: readonly string[];
    readonly comments?: Readonly<
      Partial<Record<'translator' | 'reference' | 'extracted' | 'flag' | 'previous', string>>
    >;
  }
  interface Table {
    readonly charset: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly translations: Readonly<Record<string, Readonly<Record<string, GetTextTranslation>>>>;
  }
  export const po: {
    parse(text: string): Table;
    compile(table: Table, options: { readonly foldLength: number }): Buffer;
  };
}

declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options: { readonly url: string });
    readonly window: Window & typeof globalThis;
  }
}
