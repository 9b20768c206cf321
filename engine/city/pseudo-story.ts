import { assemble } from '../scenario/assemble.ts';
import { readScenarioDraft } from '../scenario/draft.ts';
import { readFile } from '../scenario/parse/read-file.ts';
import { type ScenarioSource, translationOf } from '../scenario/scenario.ts';
import { pseudoFiles } from '../scenario/translation/pseudo-files.ts';
import { readTranslation } from '../scenario/translation/read-translation.ts';
import { createStory, type Story } from '../story/story.ts';
import { pseudoWords } from '../text/pseudo.ts';
import { en } from '../words/en.ts';
import { fr } from '../words/fr.ts';
import type { Words } from '../words/words.ts';

/** The engine’s sentences in the pseudo-language; dates, hours and lists are written as in English. */
export const pseudoEngineWords: Words = { ...pseudoWords(fr), language: en.language };

/** A city in the pseudo-language, for tools: never played. */
export interface PseudoCity {
  readonly story: Story;
  /** Its pages, by path below the city’s folder. */
  readonly pages: ReadonlyMap<string, string>;
  /** The data of its maps, by path. */
  readonly maps: ReadonlyMap<string, unknown>;
}

/**
 * The story of a city in which every text is made by the machine from the marks of the schemas. A city with
 * errors may have texts left in French.
 */
export function pseudoCity(source: ScenarioSource, words: Words = pseudoEngineWords): PseudoCity {
  const french = readScenarioDraft(source);
  const files = [...french.source.files, ...pseudoFiles(french, 'en')];
  const translation = readTranslation(french, { ...source, files }, 'en', readFile);
  const scenario = assemble(translation.withAnswers(french), translation.pages);
  const told = new Map([['en', assemble(translation.draft, translation.pages)] as const]);
  const story: Story = Object.freeze({
    ...createStory(scenario, told).in('en'),
    words,
    in: () => story,
  });
  const inCity = files
    .filter(({ path }) => translationOf(path).language === 'en')
    .map(({ path, text }) => [translationOf(path).path, text] as const);
  return {
    story,
    pages: new Map(inCity.filter(([path]) => path.endsWith('.mdx'))),
    maps: new Map(translation.draft.maps.map(({ file, value }) => [file.path, value])),
  };
}
