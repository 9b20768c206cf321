import type { Scenario } from '../scenario/scenario.ts';
import { once } from '../text/memoise.ts';
import { en } from '../words/en.ts';
import { fr } from '../words/fr.ts';
import { type ByLanguage, type Language, type Translation, TRANSLATIONS } from '../words/language.ts';
import type { Words } from '../words/words.ts';
import { createStoryMachine, type StoryMachine } from './machine.ts';
import { indexScenario, indexTexts, type StoryIndex } from './story-index.ts';

/** A city ready to be played: its scenario and all data derived from it. */
export interface Story extends StoryIndex {
  /** Of the language of its texts. */
  readonly words: Words;
  readonly machine: StoryMachine;
  /** The same story in another language, which differs in what players read; in French where there is none. */
  in(language: Language): Story;
}

const WORDS: ByLanguage<Words> = { fr, en };

export function createStory(
  scenario: Scenario,
  translations: ReadonlyMap<Translation, Scenario> = new Map(),
): Story {
  const index = indexScenario(scenario, [...translations.values()]);
  // Lazy: a faulty draft is checked without it, and XState throws for a transition to an unknown step.
  const machine = once(() => createStoryMachine(index));
  const told = (texts: Scenario, language: Language): Story =>
    Object.freeze({
      ...index,
      ...indexTexts(texts),
      words: WORDS[language],
      get machine() {
        return machine();
      },
      in: (other: Language) => stories.get(other) ?? original,
    });
  const original = told(scenario, 'fr');
  const stories = new Map<Language, Story>([
    ['fr', original],
    ...[...translations].map(([language, texts]) => [language, told(texts, language)] as const),
  ]);
  return original;
}

/** The story, with its unfinished translations offered as the others are. */
export function offeringAll(story: Story): Story {
  const { languages } = story.scenario;
  const written = TRANSLATIONS.filter((language) => story.in(language) !== story);
  if (written.every((language) => languages[language] === 'offered')) return story;
  const offered = Object.fromEntries(written.map((language) => [language, 'offered' as const]));
  const scenarioIn = (language: Language) => ({ ...story.in(language).scenario, languages: offered });
  return createStory(
    scenarioIn('fr'),
    new Map(written.map((language) => [language, scenarioIn(language)] as const)),
  );
}
