import { setTimeout as wait } from 'node:timers/promises';
import { Argument, Command } from 'commander';
import { migrate } from '../server/store/database/migrate.ts';
import { openDatabase } from '../server/store/database/open-database.ts';
import { closeDatabase } from '../server/store/database/reader.ts';
import { editionStore } from '../server/store/staff/editions.ts';
import { exchange, linkedEdition } from './editions/exchange.ts';
import { commitOf, type EditionParts, fetchPublished, goBack, publish } from './editions/publish.ts';
import { readEditionSettings } from './editions/settings.ts';
import { EXIT, misuse, readCommandLine } from './shared/command-line.ts';

// Publishes editions on the server: `node --import tsx scripts/editions.ts watch`, a unit of deploy/.

const FETCH_MS = 30_000;
const LOOK_MS = 1000;

/** Publishes what arrives and grants what staff wish, until an edition with its newer program is live. */
async function watch(parts: EditionParts): Promise<boolean> {
  await recover(parts);
  const fetchMs = Number(process.env.EDITION_FETCH_MS || FETCH_MS);
  for (let fetched = -Infinity; ; await wait(LOOK_MS)) {
    const [wish] = (await parts.editions.list(1)).filter(({ state }) => state === 'wished');
    if (wish && (await goBack(parts, wish))) return true;
    if (Date.now() - fetched < fetchMs) continue;
    fetched = Date.now();
    await fetchPublished(parts);
    const newest = await commitOf(parts, parts.settings.branch);
    if (newest !== null && !(await parts.editions.isKnown(newest)) && (await publish(parts, newest)))
      return true;
  }
}

/** A machine that went down during an exchange comes back with the edition that was live. */
async function recover({ editions, settings, say }: EditionParts): Promise<void> {
  const [last] = (await editions.list(1)).filter(({ state }) => state === 'preparing');
  if (!last) return;
  const live = await editions.live();
  await editions.update(last.id, { state: 'failed', note: 'La machine s’est arrêtée pendant l’échange.' });
  if (live === null || live.hash === linkedEdition(settings)) return;
  say(`Retour à ${live.hash}, après un échange interrompu.`);
  await exchange(settings, live.hash);
}

async function publishNamed(parts: EditionParts, reference = parts.settings.branch): Promise<boolean> {
  await fetchPublished(parts);
  const hash = await commitOf(parts, reference);
  if (hash !== null) return publish(parts, hash);
  parts.say(`Le dépôt ne connaît pas « ${reference} ».`);
  return false;
}

/** The command `back`: goes back as the counter’s button does. */
async function goBackByHand(parts: EditionParts): Promise<boolean> {
  const wayBack = (await parts.editions.live())?.wayBack;
  if (!wayBack || wayBack.refusals.length > 0) {
    const why = wayBack?.refusals.map(({ city, message }) => `${city} : ${message}`) ?? ['Il n’y en a pas.'];
    parts.say(`L’édition d’avant ne peut pas revenir. ${why.join('\n')}`);
    return false;
  }
  const { hash } = wayBack;
  const edition = {
    hash,
    state: 'preparing',
    author: '',
    words: '',
    changes: [],
    madeAt: Date.now(),
  } as const;
  return goBack(parts, { hash, id: await parts.editions.add(edition) });
}

async function main(): Promise<void> {
  const program = new Command('node --import tsx scripts/editions.ts')
    .description('Met en ligne ce qui est publié, ou remet l’édition d’avant.')
    .addArgument(new Argument('<action>', 'ce qu’il faut faire').choices(['watch', 'publish', 'back']))
    .argument('[référence]', 'le commit à mettre en ligne ; le plus récent de la branche si rien n’est dit');
  const read = readCommandLine(program, process.argv);
  if (!read) return;
  const settings = readEditionSettings(process.env);
  if (!('servers' in settings)) return void misuse(settings.join('\n'));
  const db = openDatabase(settings.site);
  try {
    await migrate(db);
    const parts = {
      settings,
      editions: editionStore(db),
      say: (line: string) => void process.stdout.write(`${line}\n`),
    };
    const [action, reference] = read.args;
    const work = action === 'watch' ? watch(parts) : action === 'back' ? goBackByHand(parts) : null;
    if (!(await (work ?? publishNamed(parts, reference)))) process.exitCode = EXIT.problems;
  } finally {
    await closeDatabase(db);
  }
}

await main();
