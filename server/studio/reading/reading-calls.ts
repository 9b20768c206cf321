import type { IncomingMessage } from 'node:http';
import { json as readJson } from 'node:stream/consumers';
import { join } from 'node:path';
import type { TextTrial, WrittenPlace } from '../../../engine/graph/desk.ts';
import type { Compiler } from '../../../engine/index.ts';
import { createMemo } from '../../../engine/scenario/parse/read-file.ts';
import { listCities } from '../../content/load-content.ts';
import { readCityFolder } from '../../content/read-city-folder.ts';
import type { StudioAnswer } from '../studio-answer.ts';
import { findWords } from './find-words.ts';
import { type TriedText, tryText } from './try-text.ts';

/** Answers questions about the texts of cities. Writes nothing. */
export interface CityReader {
  /** Null for another file than a text of a city. */
  tryText(slug: string, tried: TriedText): TextTrial | null;
  /** Null for an unknown city. */
  findWords(slug: string, shown: readonly string[]): readonly WrittenPlace[] | null;
}

export function createReader(scenariosDir: string, compile: Compiler): CityReader {
  const trier = { compile, memo: createMemo() };
  const cityOf = (slug: string) =>
    listCities(scenariosDir).includes(slug) ? readCityFolder(join(scenariosDir, slug)) : null;
  return {
    tryText: (slug, tried) => {
      const city = cityOf(slug);
      if (!city?.files.some(({ path }) => path === tried.path)) return null;
      return tryText(trier, join(scenariosDir, slug), city, tried);
    },
    findWords: (slug, shown) => {
      const city = cityOf(slug);
      return city && findWords(slug, city.files, shown);
    },
  };
}

type Fields = Readonly<Record<string, unknown>>;

const INVALID: StudioAnswer = {
  status: 400,
  body: { error: 'INVALID_QUESTION', message: 'Cette demande ne se lit pas.' },
};
const UNKNOWN: StudioAnswer = {
  status: 404,
  body: { error: 'UNKNOWN', message: 'Ce fichier n’est pas l’un des textes d’une ville.' },
};

const MOST_SHOWN = 12;
const MOST_ANSWERS = 2000;
const isTexts = (value: unknown, most: number): value is readonly string[] =>
  Array.isArray(value) && value.length <= most && value.every((text) => typeof text === 'string');

const found = (body: unknown): StudioAnswer => (body === null ? UNKNOWN : { status: 200, body });

const QUESTIONS: Readonly<Record<string, (reader: CityReader, fields: Fields) => StudioAnswer>> = {
  try: (reader, { file, text, answers = [] }) => {
    if (typeof file !== 'string' || typeof text !== 'string' || !isTexts(answers, MOST_ANSWERS))
      return INVALID;
    const [slug = '', ...path] = file.split('/');
    return found(reader.tryText(slug, { path: path.join('/'), text, answers }));
  },
  find: (reader, { slug, shown }) =>
    typeof slug === 'string' && isTexts(shown, MOST_SHOWN) ? found(reader.findWords(slug, shown)) : INVALID,
};

/** `POST try` and `POST find`; null for other calls of the studio. */
export async function answerReadingCall(
  reader: CityReader,
  path: string,
  request: IncomingMessage,
): Promise<StudioAnswer | null> {
  const answer = request.method === 'POST' && Object.hasOwn(QUESTIONS, path) ? QUESTIONS[path] : undefined;
  if (!answer) return null;
  const body: unknown = await readJson(request).catch(() => null);
  return typeof body === 'object' && body !== null ? answer(reader, body as Fields) : INVALID;
}
