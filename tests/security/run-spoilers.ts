import { readBuild } from '../support/programs/build.ts';
import { everyCity, readCity } from '../support/cities/cities.ts';
import { searchHands } from '../support/spoilers/search-hands.ts';
import { searchOutside, searchRoute, sum, withSecrets, type Findings } from '../support/spoilers/search.ts';

/** `npm run spoilers`: plays every written route of every city with every hint, and searches every response in each encoding. */
const MOST_TOLD = 20;
const ALL_HINTS = Infinity;

const build = await readBuild();
const cities = everyCity.map((slug) => withSecrets(readCity(slug)));
const found: Findings[] = [await searchOutside(cities)];
console.log('a visitor, an account without a letter: read');
for (const city of cities)
  for (const route of city.routes) {
    const others = cities.filter((other) => other !== city);
    const findings = await searchRoute({ build, city, others, route });
    console.log(`${city.scenario.slug}, ${route.name}: ${findings.states} states, ${findings.answers} answers read`);
    found.push(findings);
  }

for (const city of cities.filter(({ scenario }) => scenario.roles.length > 0))
  for (const route of city.routes) {
    const findings = await searchHands({ build, city, route, hints: ALL_HINTS });
    console.log(`${city.scenario.slug}, ${route.name}, in several hands: ${findings.states} states, ${findings.answers} answers read`);
    found.push(findings);
  }

const { states, answers, characters, secrets, leaks, early } = sum(found);
for (const line of [...leaks, ...early].slice(0, MOST_TOLD)) console.log(`  !! ${line}`);
console.log(
  `${states} states of ${cities.length} cities, ${answers} answers of ${(characters / 1_000_000).toFixed(0)} million characters, ` +
    `${secrets} secrets looked for in five forms: ${leaks.length} told, ${early.length} addresses answered too early`,
);
if (leaks.length + early.length > 0) process.exitCode = 1;
