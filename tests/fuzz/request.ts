/** The encoding of the body. */
export const WRITINGS = ['utf8', 'latin1', 'utf16le', 'gzip', 'deflate', 'brotli'] as const;

/** One request in a form that is the same in every run: its role instead of a token. */
export interface FuzzRequest {
  readonly kind: 'valid' | 'nearly valid' | 'hostile';
  /** The described call: `METHOD /template`. */
  readonly call: string;
  readonly as: string;
  readonly by: 'header' | 'cookie';
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: string | null;
  readonly writing: (typeof WRITINGS)[number];
}

/** Lone surrogates become « � », as in any UTF-8 encoding. */
export const wellFormed = (text: string): string => Buffer.from(text).toString();

/** All texts of the request, so that a response that echoes them is not taken for a leak. */
export function wordsOf({ path, headers, body }: FuzzRequest): string {
  return [decoded(path), ...Object.values(headers).flat(), body ?? ''].join('\n');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
