import type { ScenarioSource } from '../../../engine/index.ts';
import { pseudoCity, pseudoEngineWords } from '../../../engine/city/pseudo-story.ts';
import type { Words } from '../../../engine/words/words.ts';
import { papersOf, playCity, textsOfStatus } from './play-city.ts';

/** Names on the telephone of the player whose screens are drawn. */
const PLAYER = ['PLI417', 'anne@poste.example', 'Anne', 'Camille', 'Jo'];

/** The texts of a city in the pseudo-language, as the engine presents them. `names`: the same in all languages. */
export function cityTexts(source: ScenarioSource, words: Words = pseudoEngineWords) {
  const city = pseudoCity(source, words);
  const { presented, said } = playCity(source, city.story);
  const { scenario } = city.story;
  const names = [
    ...PLAYER,
    scenario.city,
    scenario.name,
    scenario.reference,
    ...scenario.mapNames,
    ...scenario.places.map(({ name }) => name),
  ];
  return {
    ...city,
    papers: papersOf(city.story),
    presented,
    names,
    seen: [...presented.flatMap(textsOfStatus), ...said],
  };
}
