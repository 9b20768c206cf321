import { closedCities, readCity } from '../support/cities/cities.ts';
import { readBuild } from '../support/programs/build.ts';
import { searchHands } from '../support/spoilers/search-hands.ts';
import { searchRoute, sum, withSecrets, type Findings } from '../support/spoilers/search.ts';
import { closeDrill } from '../support/suite/drill.ts';

/**
 * `npm run verify -- spoilers`: plays every written route of every city with every hint, and searches every
 * response in each encoding.
 */
const hints = Infinity;
const build = await readBuild();
const cities = closedCities.map((slug) => withSecrets(readCity(slug)));
const found: Findings[] = [];
const note = (what: string, findings: Findings): void => {
  console.log(`${what}: ${findings.states} states, ${findings.answers} answers read`);
  found.push(findings);
};

for (const city of cities)
  for (const route of city.routes) {
    const name = `${city.scenario.slug}, ${route.name}`;
    note(
      name,
      await searchRoute({ build, city, others: cities.filter((other) => other !== city), route, hints }),
    );
    if (city.scenario.roles.length > 0)
      note(`${name}, in several hands`, await searchHands({ build, city, route, hints }));
  }

const { states, answers, characters, secrets, leaks, early } = sum(found);
closeDrill(
  [...leaks, ...early.map((address) => `answered too early: ${address}`)],
  `${states} states of ${cities.length} cities, ${answers} answers of ${(characters / 1_000_000).toFixed(0)} million characters, ` +
    `${secrets} secrets looked for in five forms`,
);
