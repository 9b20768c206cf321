import { translatorTexts, type TranslatorText } from '../../../engine/edit/translation/texts.ts';
import type { CityTranslation } from '../../../engine/graph/desk.ts';
import type { ScenarioSource } from '../../../engine/index.ts';
import { type Draft, readScenarioDraft } from '../../../engine/scenario/draft.ts';
import { readFile } from '../../../engine/scenario/parse/read-file.ts';
import { kindOf } from '../../../engine/scenario/schemas.ts';
import { readTranslation } from '../../../engine/scenario/translation/read-translation.ts';
import { fieldWords } from '../../../engine/scenario/field-titles.ts';

/** The data of the French files, by path. */
const dataOf = ({ scenario, steps, maps, report }: Draft): ReadonlyMap<string, unknown> =>
  new Map(
    [scenario, ...steps, ...maps, report].flatMap((one) =>
      one ? [[one.file.path, one.value] as const] : [],
    ),
  );

function labelOf({ file, name, place }: TranslatorText, data: ReadonlyMap<string, unknown>): string {
  if (file.endsWith('.mdx')) return name === '' ? 'Toute la page' : `Alinéa ${Number(name) + 1}`;
  const kind = kindOf(file);
  return kind && place ? fieldWords(kind, place.path, data.get(file)) : name;
}

/** The texts of a city beside their English; without texts for a city that has none. */
export function translationOf(source: ScenarioSource): CityTranslation {
  const draft = readScenarioDraft(source);
  if (draft.scenario?.value.languages?.en === undefined) return { language: null, texts: [] };
  const data = dataOf(draft);
  const texts = translatorTexts(source, readTranslation(draft, source, 'en', readFile)).map((text) => {
    const { file, name, french, before, state } = text;
    return { file, name, label: labelOf(text, data), french, text: text.text, before: before ?? null, state };
  });
  return { language: 'en', texts };
}
