import type { ScenarioSource } from '../../../engine/scenario/scenario.ts';
import { tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';

/** Another edition of the tiny city: its texts changed by `edit`, all other files unchanged. */
export function edited(edit: (text: string, path: string) => string): ScenarioSource {
  const source = tinyCity();
  return { ...source, files: source.files.map(({ path, text }) => ({ path, text: edit(text, path) })) };
}

/** Changes a name everywhere; by default the renamed thing declares its former name. */
export function renamedStep(from: string, to: string, says = true): ScenarioSource {
  const words = new RegExp(`\\b${from}\\b`, 'gu');
  const formerly = says ? `name: ${to}\nformerly: [${from}]\n` : `name: ${to}\n`;
  return edited((text) => text.replaceAll(words, to).replace(`name: ${to}\n`, formerly));
}
