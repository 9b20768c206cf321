/** How a body becomes bytes. */
export const WRITINGS = ['utf8', 'latin1', 'utf16le', 'gzip', 'deflate', 'brotli'] as const;

/** One request, in words that mean the same in every run: whoever asks is named, never their token. */
export interface FuzzRequest {
  readonly kind: 'valid' | 'nearly valid' | 'hostile';
  /** The call it was made from: `METHOD /template`. */
  readonly call: string;
  readonly as: string;
  readonly by: 'header' | 'cookie';
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: string | null;
  readonly writing: (typeof WRITINGS)[number];
}

/** Half of a pair of signs alone becomes « � », as it does wherever text becomes bytes. */
export const wellFormed = (text: string): string => Buffer.from(text).toString();

/** All that it says, so that an answer which repeats it is told from one that betrays something. */
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
