import { Command } from 'commander';
import { join } from 'node:path';
import colours from 'picocolors';
import { hasErrors } from '../engine/diagnostics/report.ts';
import { formatHour } from '../engine/words/format.ts';
import {
  compileCity,
  type Diagnostic,
  type Finding,
  type Gesture,
  type Proof,
  prove,
  type Scenario,
  type ScenarioSource,
} from '../engine/index.ts';
import { decisionWords, routeName } from '../engine/scenario/decision-words.ts';
import { readCityFolder } from '../server/content/read-city-folder.ts';
import { counted, flattened, formatProblemOfCity, readCityRequest } from './shared/cities.ts';
import { EXIT } from './shared/command-line.ts';

/** `played` is null when the city does not compile. */
interface ProvedCity {
  readonly source: ScenarioSource;
  readonly played: { readonly scenario: Scenario; readonly proof: Proof } | null;
  readonly problems: readonly (Diagnostic | Finding)[];
}

function proveCity(scenarios: string, city: string): ProvedCity {
  const source = readCityFolder(join(scenarios, city));
  const { story, diagnostics } = compileCity(source);
  if (!story) return { source, played: null, problems: diagnostics };
  const proof = prove(source, story, new Date().getUTCFullYear());
  return { source, played: { scenario: story.scenario, proof }, problems: proof.findings };
}

function print(cities: readonly ProvedCity[], scenarios: string): void {
  for (const { source, played, problems } of cities) {
    console.log(
      played
        ? proofSummary(played.scenario, played.proof)
        : `${source.slug} ne se joue pas : il y a d’abord ceci à corriger.`,
    );
    for (const problem of problems) {
      const path = 'path' in problem ? pathLines(problem.path) : [];
      console.log(['', formatProblemOfCity(problem, source, scenarios), ...path].join('\n'));
    }
    console.log('');
  }
  console.log(summary(cities));
}

/** « 3 villes jouées partout : 3 prouvées. » */
function summary(cities: readonly ProvedCity[]): string {
  const failed = cities.filter(({ problems }) => hasErrors(problems)).length;
  const where = cities.length === 1 ? '1 ville jouée partout' : `${cities.length} villes jouées partout`;
  if (failed === 0) return `${where} : ${cities.length === 1 ? 'elle est prouvée' : 'toutes sont prouvées'}.`;
  return `${where} : ${counted(failed, 'ville')} à reprendre.`;
}

function printJson(cities: readonly ProvedCity[]): void {
  const plain = cities.map(({ source, played, problems }) => {
    const shown = played && { ...played.proof, findings: undefined };
    return { city: source.slug, proved: !hasErrors(problems), ...shown, problems: problems.map(flattened) };
  });
  console.log(JSON.stringify({ cities: plain }));
}

export function main(argv: readonly string[]): void {
  const program = new Command('prove').description(
    'Joue les villes partout : tout se finit, tout se voit, personne n’est bloqué.',
  );
  const request = readCityRequest(program, argv);
  if (!request) return;
  const cities = request.cities.map((city) => proveCity(request.scenarios, city));
  if (request.json) printJson(cities);
  else print(cities, request.scenarios);
  process.exitCode = cities.some(({ problems }) => hasErrors(problems)) ? EXIT.problems : EXIT.fine;
}

type Route = Proof['routes'][number];

/** French summary of a proof. */
function proofSummary(scenario: Scenario, proof: Proof): string {
  const verdict = hasErrors(proof.findings) ? colours.red('à reprendre') : colours.green('prouvée');
  return [
    `${colours.bold(scenario.name)} : ${verdict}`,
    `  ${counted(proof.states, 'état')}, ${counted(proof.gestures, 'geste')} essayés, chaque écran vu quand c’est ${hoursOf(proof)}.`,
    ...allRouteLines(proof.routes),
    `  Vu par quelqu’un : ${seenWords(proof.seen)}.`,
    `  Fautes de frappe : ${slipsWords(proof.slips)}.`,
    `  Calendrier : ${daysWords(proof.days)}.`,
    ...handsLines(scenario, proof.hands),
  ].join('\n');
}

/** The instruments of each role, and of each telephone by size of party. */
function handsLines({ roles }: Scenario, hands: Proof['hands']): readonly string[] {
  if (!hands) return [];
  const nameOf = (slug: string | null): string => roles.find((role) => role.slug === slug)?.name ?? 'à tous';
  const counts = hands.instruments.filter(({ role, count }) => role !== null || count > 0);
  const shareOf = ({ least, most, inARow }: (typeof hands.parties)[number]): string =>
    `${least === most ? most : `de ${least} à ${most}`} chacun, ${inARow} de suite au plus`;
  const parties = [...new Set(hands.parties.map(shareOf))].map((share) => {
    const sizes = hands.parties.filter((party) => shareOf(party) === share);
    return `à ${frenchList(sizes.map(({ telephones }) => `${telephones}`))}, ${share}`;
  });
  return [
    `  À plusieurs mains : ${frenchList(roles.map(({ name }) => name))}, avec un à six téléphones et dans chaque ordre de départ.`,
    `    Instruments : ${counts.map(({ role, count }) => `${nameOf(role)} ${count}`).join(', ')}.`,
    `    Par téléphone : ${parties.join(' ; ')}.`,
  ];
}

const HOURS: Readonly<Record<Proof['hours'][number], string>> = {
  open: 'ouvert',
  closing: 'bientôt fermé',
  closed: 'fermé',
};

function hoursOf({ hours }: Proof): string {
  return frenchList(hours.map((state) => HOURS[state]));
}

/** « un, deux et trois ». */
function frenchList(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} et ${words.at(-1)}`;
}

/**
 * The main route and those that differ from it by one decision or do not arrive; one line for all that
 * combine several decisions.
 */
function allRouteLines(routes: readonly Route[]): readonly string[] {
  const main = routes[0]?.chosen ?? {};
  const isCombined = (route: Route): boolean => route.toEnd !== null && decisionWords(route, main).length > 1;
  const combined = routes.filter(isCombined).map(({ toEnd }) => toEnd?.length ?? 0);
  const lengths = [...new Set([Math.min(...combined), Math.max(...combined)])].join(' à ');
  return [
    ...routes.filter((route) => !isCombined(route)).flatMap((route) => routeLines(route, main)),
    ...(combined.length === 0
      ? []
      : [
          `  Et ${counted(combined.length, 'trajet')} où plusieurs décisions se combinent : la fin en ${lengths} gestes.`,
        ]),
  ];
}

/** The whole main route, up to the secret; another one from where it leaves the main route. */
function routeLines({ taken, chosen, toEnd, toSecret }: Route, main: Route['chosen']): readonly string[] {
  const name = routeName({ taken, chosen }, main);
  if (!toEnd) return [`  ${name} : ${colours.red('il n’arrive pas')}.`];
  const secret = toSecret ? `, la découverte cachée en ${toSecret.length}` : '';
  const left = toEnd.findIndex(
    ({ step }) => step !== null && (taken.includes(step) || chosen[step] !== main[step]),
  );
  return [
    `  ${name} : la fin en ${counted(toEnd.length, 'geste')}${secret}.`,
    ...gestureLines(toSecret ?? toEnd, Math.max(left, 0), toEnd.length),
  ];
}

/** Numbered gestures, starting at index `from`; those after the end are marked. */
function gestureLines(path: readonly Gesture[], from = 0, end = path.length): readonly string[] {
  const width = Math.max(0, ...path.map(({ step }) => (step ?? '').length));
  const lines = path.map(({ step, does }, position) => {
    const number = colours.dim(`${position + 1}.`.padStart(5));
    return `  ${number} ${(step ?? '').padEnd(width)}  ${does}${position < end ? '' : colours.dim(' (après la fin)')}`;
  });
  return lines.slice(from);
}

/** The shortest path to a problem. */
function pathLines(path: readonly Gesture[]): readonly string[] {
  return path.length === 0
    ? []
    : ['  On y vient ainsi :', ...gestureLines(path.filter(({ step }) => step !== null))];
}

const KINDS: Readonly<Record<keyof Proof['seen'], string>> = {
  step: 'étape',
  message: 'message',
  document: 'document',
  page: 'page',
  hint: 'indice',
  tile: 'tuile',
  medium: 'image et son',
};

function seenWords(seen: Proof['seen']): string {
  const kinds = Object.keys(KINDS) as (keyof Proof['seen'])[];
  const words = kinds
    .filter((kind) => seen[kind].made > 0)
    .map((kind) => {
      const { seen: found, made } = seen[kind];
      return found === made
        ? plural(made, KINDS[kind])
        : colours.red(`${found} sur ${plural(made, KINDS[kind])}`);
    });
  return frenchList(words);
}

/** The pairs, so that the writer sees which words a slip may confuse. */
function slipsWords(slips: Proof['slips']): string {
  if (slips.length === 0) return 'aucune ne mène d’une solution à un autre nom';
  const tried = slips.reduce((sum, { between }) => sum + between.length, 0);
  const admitted = slips.flatMap(({ accepted }) => accepted);
  const verdict = admitted.length === 0 ? 'aucune admise' : colours.red(`admises : ${admitted.join(', ')}`);
  const pairs = slips.map(({ step, solution, name }) => `${step} ${solution} / ${name}`).join(', ');
  return `${counted(tried, 'saisie')} entre une solution et un autre nom, ${verdict} (${pairs})`;
}

function plural(count: number, words: string): string {
  return count > 1
    ? `${count} ${words.replaceAll(/\p{L}+/gu, (word) => (word === 'et' ? word : `${word}s`))}`
    : `${count} ${words}`;
}

const number = (count: number): string => count.toLocaleString('fr-FR');

function daysWords({ all, open, around, closed, shortest }: Proof['days']): string {
  const closures = [
    ...(around > 0 ? [`${number(around)} jours fermés se finissent par le trajet de secours`] : []),
    ...(closed > 0 ? [`${number(closed)} jours fermés s’annoncent avant la marche`] : []),
  ];
  const opening = shortest >= 24 ? 'à toute heure' : `${formatHour(shortest, 'fr')} de suite au moins`;
  const days =
    open === all
      ? `ouvert chacun des ${number(all)} jours`
      : `ouvert ${number(open)} jours sur ${number(all)}`;
  return [`quatre ans, ${days}, ${opening}`, ...closures].join(' ; ');
}

if (import.meta.filename === process.argv[1]) main(process.argv);
