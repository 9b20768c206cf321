import { randomBytes } from 'node:crypto';
import { Command } from 'commander';
import { emailProblem, foldEmail, mayBeEmail } from '../server/platform/email.ts';
import { writeRefusal } from '../server/words/words.ts';
import { SHORTEST_PASSWORD, createPasswords } from '../server/accounts/password.ts';
import { readSettings } from '../server/platform/env.ts';
import { migrate } from '../server/store/database/migrate.ts';
import { openDatabase } from '../server/store/database/open-database.ts';
import { openStores, type Stores } from '../server/store/stores.ts';
import { EXIT, misuse, readCommandLine } from './shared/command-line.ts';

// `npm run staff -- add|remove|unlock|list`: manages the staff accounts.

/** `lines`: text output; `data`: output of --json. */
interface StaffResult {
  readonly lines: readonly string[];
  readonly data: unknown;
  readonly exit?: number;
}

type Work = (stores: Stores, env: NodeJS.ProcessEnv) => Promise<StaffResult>;

const problem = (line: string): StaffResult => ({
  lines: [line],
  data: { error: line },
  exit: EXIT.problems,
});

/** Uses STAFF_PASSWORD, or a random password that is printed once. */
async function add(
  { accounts }: Stores,
  email: string,
  { STAFF_PASSWORD: given }: NodeJS.ProcessEnv,
): Promise<StaffResult> {
  if (given && [...given].length < SHORTEST_PASSWORD)
    return problem(`STAFF_PASSWORD est trop court : ${SHORTEST_PASSWORD} signes au moins.`);
  const password = given || randomBytes(12).toString('base64url');
  const passwordHash = await createPasswords().hash(password);
  const known = await accounts.byEmail(email);
  if (known) await accounts.setStaff(known.id, passwordHash, Date.now());
  else await accounts.create({ email, passwordHash, admin: true }, Date.now());
  const lines = [
    `${email} fait partie de l’équipe.`,
    ...(given ? [] : [`Mot de passe, à transmettre puis à changer : ${password}`]),
  ];
  return { lines, data: { email, ...(given ? {} : { password }) } };
}

async function remove({ accounts, staffAccounts }: Stores, email: string): Promise<StaffResult> {
  const known = await accounts.byEmail(email);
  if (!known?.admin) return problem(`${email} ne fait pas partie de l’équipe.`);
  await staffAccounts.remove(known.id);
  return {
    lines: [`${email} ne fait plus partie de l’équipe ; ses sessions sont fermées.`],
    data: { email },
  };
}

/** Removes the second factor, after the loss of both phone and recovery codes. */
async function unlock({ accounts, secondFactors }: Stores, email: string): Promise<StaffResult> {
  const known = await accounts.byEmail(email);
  if (!known || !(await secondFactors.remove(known.id)))
    return problem(`${email} n’a pas de second facteur.`);
  return { lines: [`Le second facteur de ${email} est retiré.`], data: { email } };
}

async function list({ staffAccounts }: Stores): Promise<StaffResult> {
  const staff = await staffAccounts.all();
  const lines = staff.map(({ email, secondFactor }) => `${email}${secondFactor ? '  (second facteur)' : ''}`);
  return {
    lines: lines.length === 0 ? ['Personne ne fait encore partie de l’équipe.'] : lines,
    data: { staff },
  };
}

const WITH_EMAIL: Readonly<
  Record<string, (stores: Stores, email: string, env: NodeJS.ProcessEnv) => Promise<StaffResult>>
> = {
  add,
  remove,
  unlock,
};

function readWork(argv: readonly string[]): { work: Work; json: boolean } | null {
  const program = new Command('staff')
    .description('Dit qui fait partie de l’équipe.')
    .argument('<action>', 'add, remove, unlock (retire le second facteur) ou list')
    .argument('[mail]', 'l’adresse du compte')
    .option('--json', 'du JSON seul sur la sortie');
  const read = readCommandLine(program, argv);
  if (!read) return null;
  const [action = '', mail = ''] = read.args;
  const json = read.opts<{ json?: boolean }>().json ?? false;
  if (action === 'list' && mail === '') return { work: list, json };
  const email = foldEmail(mail);
  const named = WITH_EMAIL[action];
  if (!named) return misuse(`Action inconnue : ${action}.`);
  // remove and unlock also accept addresses that the current rules would refuse for a new account.
  const problem =
    action === 'add'
      ? emailProblem(email)
      : mayBeEmail(email)
        ? null
        : `« ${mail} » n’est pas une adresse électronique.`;
  return problem ? misuse(writeRefusal(problem)) : { work: (stores, env) => named(stores, email, env), json };
}

export async function main(argv: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<void> {
  const command = readWork(argv);
  if (!command) return;
  const read = readSettings({ ...env, STAFF_EMAIL: undefined, STAFF_PASSWORD: undefined });
  if (!read.ok) return void misuse(read.problems.join('\n'));
  const db = openDatabase(read.settings);
  try {
    await migrate(db);
    const { lines, data, exit = EXIT.fine } = await command.work(openStores(db), env);
    process.exitCode = exit;
    if (command.json) process.stdout.write(`${JSON.stringify(data)}\n`);
    else (exit === EXIT.fine ? process.stdout : process.stderr).write(`${lines.join('\n')}\n`);
  } finally {
    await db.destroy();
  }
}

if (import.meta.filename === process.argv[1]) await main(process.argv);
