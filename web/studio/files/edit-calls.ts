import type { CityChange } from '../../../engine/edit/city/change-city.ts';
import type { TextTrial, WrittenPlace } from '../../../engine/graph/desk.ts';
import type { StudioSchemas } from '../../../schemas/api/studio.generated.ts';
import { type ApiFailure, type ApiPromise, request } from '../../api/client.ts';
import { explanationOf } from '../../state/game/outcome.ts';

/** A text as it is on the disk. `seen`: its hash. */
export type SeenText = StudioSchemas['SeenText'];
export type UnwrittenEdits = StudioSchemas['FileEdits'];
export type EditedFile = StudioSchemas['EditedFile'];
export type WrittenEdit = StudioSchemas['WrittenEdit'];

/** An edited file that another program changed meanwhile; it is still there. */
export type TextConflict = StudioSchemas['Conflict'] & { readonly theirs: string; readonly seen: string };

/** Codes that the site answers to; others have a French message only. */
export const WOULD_BREAK = 'WOULD_BREAK';
export const CHANGED = 'CHANGED';

/** Why nothing was written. */
export const whyNot = (failure: ApiFailure): string =>
  explanationOf(failure) ?? 'Le serveur ne répond pas. Rien n’est écrit, rien n’est perdu : réessayez.';

export const readText = (file: string): ApiPromise<SeenText> =>
  request('GET', `studio/text?file=${encodeURIComponent(file)}`);

/** `force`: writes even what the compiler refuses. */
export const writeEdits = (files: readonly UnwrittenEdits[], force = false): ApiPromise<WrittenEdit> =>
  request('POST', 'studio/edit', { body: { files, force } });

export interface ChangeOptions {
  /** Hashes of files as the writer saw them, by file. */
  readonly seen: Readonly<Record<string, string>>;
  /** Writes nothing, and says what would happen. */
  readonly dryRun?: boolean;
  readonly force?: boolean;
}

/** Changes several files of a city together. */
export const writeCityChange = (
  slug: string,
  change: CityChange,
  options: ChangeOptions,
): ApiPromise<WrittenEdit> =>
  request('POST', change.kind === 'rename' ? 'studio/rename' : 'studio/refactor', {
    body: { slug, ...change, ...options },
  });

/**
 * Asks for the compiler’s findings on a text before it is written, and for the engine’s verdicts on answers
 * to its step.
 */
export const tryUnwritten = (
  file: string,
  text: string,
  answers: readonly string[] = [],
): ApiPromise<TextTrial> => request('POST', 'studio/try', { body: { file, text, answers } });

/** The places whose whole text is the first of `shown` that is written anywhere. */
export const askForWords = (slug: string, shown: readonly string[]): ApiPromise<readonly WrittenPlace[]> =>
  request('POST', 'studio/find', { body: { slug, shown } });
