import { randomBytes } from 'node:crypto';
import { Command } from 'commander';
import { emailProblem, foldEmail, mayBeEmail } from '../server/accounts/email.ts';
import { SHORTEST_PASSWORD, createPasswords } from '../server/accounts/password.ts';
import { readSettings } from '../server/env.ts';
import { migrate } from '../server/store/database/migrate.ts';
import { openDatabase } from '../server/store/database/open-database.ts';
import { openStores } from '../server/store/stores.ts';
import type { Stores } from '../server/store/stores.ts';
import { EXIT, misuse, readCommandLine } from './command-line.ts';

// `npm run staff -- add|remove|unlock|list`: who may open the staff's screens.

/** What a command says: to a person, and to a program. */
interface Told {
  readonly lines: readonly string[];
  readonly data: unknown;
  readonly exit?: number;
}

type Work = (stores: Stores) => Promise<Told>;

const problem = (line: string): Told => ({ lines: [line], data: { error: line }, exit: EXIT.problems });

/** The password of STAFF_PASSWORD, or one drawn by chance and told once. */
async function add({ accounts }: Stores, email: string): Promise<Told> {
  const given = process.env.STAFF_PASSWORD;
  if (given && [...given].length < SHORTEST_PASSWORD)
    return problem(`STAFF_PASSWORD est trop court : ${SHORTEST_PASSWORD} signes au moins.`);
  const password = given || randomBytes(12).toString('base64url');
  const passwordHash = await createPasswords().hash(password);
  const known = await accounts.byEmail(email);
  if (known) await accounts.setStaff(known.id, passwordHash, Date.now());
  else await accounts.create({ email, passwordHash, admin: true }, Date.now());
  const lines = [`${email} fait partie de l’équipe.`, ...(given ? [] : [`Mot de passe, à transmettre puis à changer : ${password}`])];
  return { lines, data: { email, ...(given ? {} : { password }) } };
}

async function remove({ accounts, staffAccounts }: Stores, email: string): Promise<Told> {
  const known = await accounts.byEmail(email);
  if (!known?.admin) return problem(`${email} ne fait pas partie de l’équipe.`);
  await staffAccounts.remove(known.id);
  return { lines: [`${email} ne fait plus partie de l’équipe ; ses sessions sont fermées.`], data: { email } };
}

/** For who has lost both the telephone and the recovery codes. */
async function unlock({ accounts, secondFactors }: Stores, email: string): Promise<Told> {
  const known = await accounts.byEmail(email);
  if (!known || !(await secondFactors.remove(known.id))) return problem(`${email} n’a pas de second facteur.`);
  return { lines: [`Le second facteur de ${email} est retiré.`], data: { email } };
}

async function list({ staffAccounts }: Stores): Promise<Told> {
  const staff = await staffAccounts.all();
  const lines = staff.map(({ email, secondFactor }) => `${email}${secondFactor ? '  (second facteur)' : ''}`);
  return { lines: lines.length === 0 ? ['Personne ne fait encore partie de l’équipe.'] : lines, data: { staff } };
}

const WITH_EMAIL: Readonly<Record<string, (stores: Stores, email: string) => Promise<Told>>> = { add, remove, unlock };

function readWork(): { work: Work; json: boolean } | null {
  const program = new Command('staff')
    .description('Dit qui fait partie de l’équipe.')
    .argument('<action>', 'add, remove, unlock (retire le second facteur) ou list')
    .argument('[mail]', 'l’adresse du compte')
    .option('--json', 'du JSON seul sur la sortie');
  const read = readCommandLine(program, process.argv);
  if (!read) return null;
  const [action = '', mail = ''] = read.args;
  const json = read.opts<{ json?: boolean }>().json ?? false;
  if (action === 'list' && mail === '') return { work: list, json };
  const email = foldEmail(mail);
  const named = WITH_EMAIL[action];
  if (!named) return misuse(`Action inconnue : ${action}.`);
  // An account that is older than today's rules can still be taken out.
  const problem = action === 'add' ? emailProblem(email) : mayBeEmail(email) ? null : `« ${mail} » n’est pas une adresse électronique.`;
  return problem ? misuse(problem) : { work: (stores) => named(stores, email), json };
}

async function main(): Promise<void> {
  const asked = readWork();
  if (!asked) return;
  const read = readSettings({ ...process.env, STAFF_EMAIL: undefined, STAFF_PASSWORD: undefined });
  if (!read.ok) return void misuse(read.problems.join('\n'));
  const db = openDatabase(read.settings);
  try {
    await migrate(db);
    const { lines, data, exit = EXIT.fine } = await asked.work(openStores(db));
    process.exitCode = exit;
    if (asked.json) process.stdout.write(`${JSON.stringify(data)}\n`);
    else (exit === EXIT.fine ? process.stdout : process.stderr).write(`${lines.join('\n')}\n`);
  } finally {
    await db.destroy();
  }
}

await main();
