import { describe, expect, it } from 'vitest';
import { siteIn } from '../../engine/index.ts';
import { LANGUAGES } from '../../engine/words/language.ts';
import { loadFacts } from '../../server/content/load-facts.ts';
import { cityNames, readCity, scenariosDir } from '../support/cities/cities.ts';
import { findLeaks } from '../support/spoilers/harvest.ts';
import { secretsOf } from '../support/spoilers/secrets.ts';
import { stringsOf } from '../support/spoilers/texts.ts';

const { facts } = loadFacts(scenariosDir);
if (!facts) throw new Error('scenarios/site.yaml cannot be read');

const pagesOf = (city: string) =>
  LANGUAGES.flatMap((language) => siteIn(facts, language).outings.filter((outing) => outing.city === city));

describe.each(cityNames)('what is said of %s before it is bought', (slug) => {
  const { scenario, source } = readCity(slug);
  const secrets = secretsOf(scenario, source).at({ walked: [], hintsAsked: 0, recognised: false });
  const leaksOf = (text: string) => findLeaks(new Map([['the page', text]]), secrets);

  it('has its ink, in every language', () => {
    const inks = pagesOf(scenario.name).map(({ page }) => page?.accent);
    expect(inks).toEqual(LANGUAGES.map(() => scenario.accent.onPaper));
  });

  it('gives no answer and no later text away', () => {
    const said = pagesOf(scenario.name).flatMap(({ page }) => stringsOf(page));
    expect(said.length).toBeGreaterThan(20);
    expect(leaksOf(said.join('\n'))).toEqual([]);
  });

  it('is searched as a planted answer shows', () => {
    expect(leaksOf(`Vous verrez ${secrets.find(({ word }) => word)?.text}.`)).not.toEqual([]);
  });
});
