import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { askFacts, askSettings, readVariables, writeVariables } from '../../scripts/setup/ask.ts';
import { ENV_QUESTIONS, SITE_QUESTIONS } from '../../scripts/setup/questions.ts';
import { network, type Reach } from '../../scripts/setup/reach.ts';
import { siteText } from '../../scripts/setup/site-file.ts';
import { readSettings } from '../../server/platform/env.ts';
import { scenariosDir } from '../support/cities/cities.ts';
import { run } from '../support/programs/run.ts';
import { startMailServer } from '../support/server/mail-server.ts';

const EXAMPLE = readFileSync(join(scenariosDir, 'site.yaml'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'poste-restante-setup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const always = (answer: boolean) => () => Promise.resolve(answer);
const reachable = (answer: boolean): Reach => ({
  name: always(answer),
  mailbox: always(answer),
  mailServer: always(answer),
  database: always(answer),
});

/** A person who answers in turn; everything that was shown is kept. */
function person(answers: readonly string[]) {
  const left = [...answers];
  let shown = '';
  return {
    ask(prompt: string) {
      shown += prompt;
      return Promise.resolve(left.shift() ?? null);
    },
    say: (line: string) => void (shown += `${line}\n`),
    close: () => undefined,
    shown: () => shown,
  };
}

const COMPANY: Readonly<Record<string, string>> = {
  'legal.publisher': 'Maison SAS',
  checkoutLink: 'https://paiement.maison.test/pack',
  contact: 'bonjour@maison.test',
  socialLink: 'https://social.maison.test/@maison',
  'sale.paymentProvider': 'Caisse SAS',
  'legal.address': '1 rue du Port, 44000 Nantes',
  'legal.phone': '02 40 00 00 00',
  'legal.rcs': '732 829 320 R.C.S. Nantes',
  'legal.siret': '732 829 320 00074',
  'legal.vat': 'FR44 732829320',
  'legal.packaging': 'FR123456_01ABCD',
  'legal.director': 'Léa Morvan',
  'legal.host.name': 'Hôte SAS',
  'legal.host.address': '2 rue du Port, 44000 Nantes',
  'legal.host.phone': '02 40 00 00 01',
  'legal.mediator.name': 'Médiateur SA',
  'legal.mediator.address': '3 rue du Port, 44000 Nantes',
  'legal.mediator.url': 'https://mediateur.maison.test',
};
const facts = (changes: Readonly<Record<string, string>> = {}): string[] =>
  SITE_QUESTIONS.map(({ path }) => ({ ...COMPANY, ...changes })[path.join('.')] ?? '');

describe('the facts of the company', () => {
  it('are asked for, and only their lines change', async () => {
    const terminal = person(facts());
    const site = await askFacts({ terminal, reach: reachable(true) }, siteText(EXAMPLE));
    expect(site.invented).toEqual([]);
    for (const [key, value] of Object.entries(COMPANY)) expect(site.textAt(key.split('.')), key).toBe(value);
    const before = EXAMPLE.split('\n');
    const kept = site.text.split('\n').filter((line) => before.includes(line));
    // The note had two lines.
    expect(before.length - kept.length).toBe(Object.keys(COMPANY).length + 2);
    expect(site.text).not.toContain('fictifs');
  });

  it('stay as they are on empty lines', async () => {
    const site = await askFacts({ terminal: person([]), reach: reachable(true) }, siteText(EXAMPLE));
    expect(site.text).toBe(EXAMPLE);
  });

  it.each([
    ['legal.siret', '123 456 789 00017', 'clé'],
    ['legal.siret', '12345', 'forme'],
    ['legal.phone', '06 39 98 00 00', 'exemple'],
    ['contact', 'bonjour@maison.example', 'exemple'],
    ['checkoutLink', 'paiement', 'adresse complète'],
  ])('are asked for again after %s: %s', async (key, wrong, words) => {
    const answers = SITE_QUESTIONS.flatMap(({ path }) =>
      path.join('.') === key ? [wrong, COMPANY[key] ?? ''] : [''],
    );
    const terminal = person(answers);
    const site = await askFacts({ terminal, reach: reachable(true) }, siteText(EXAMPLE));
    expect(terminal.shown()).toContain(words);
    expect(site.textAt(key.split('.'))).toBe(COMPANY[key]);
  });

  it('are kept when a name cannot be looked up, and the person is told', async () => {
    const terminal = person(facts());
    const site = await askFacts({ terminal, reach: reachable(false) }, siteText(EXAMPLE));
    expect(site.invented).toEqual([]);
    expect(terminal.shown()).toContain('« paiement.maison.test » ne se trouve pas d’ici. C’est gardé.');
  });
});

const SETTINGS: Readonly<Record<string, string>> = {
  MAIN_URL: 'https://www.maison.test',
  SMTP_URL: 'smtps://poste:s3cret-mail@smtp.maison.test',
  STRIPE_API_KEY: 'rk_live_s3cret',
  STRIPE_WEBHOOK_SECRET: 'whsec_s3cret',
  SHOP_WEBHOOK_SECRET: 'whsec_s3cretS3cretS3cretS3cretS3cretS3cr=',
  STAFF_EMAIL: 'equipe@maison.test',
  STAFF_PASSWORD: 's3cret "à" $moi',
  PROBE_EMAIL: 'sonde@maison.test',
};
const settings = () => ENV_QUESTIONS.map(({ name }) => SETTINGS[name] ?? '');

describe('the settings', () => {
  it('are those that the server reads, with keys that nobody typed, and no secret is shown', async () => {
    const terminal = person(settings());
    const variables = await askSettings({ terminal, reach: reachable(true) }, new Map());
    const read = readSettings({ ...Object.fromEntries(variables), NODE_ENV: 'production' });
    expect(read).toMatchObject({ ok: true, settings: { staff: { password: SETTINGS.STAFF_PASSWORD } } });
    const again = person([]);
    expect(await askSettings({ terminal: again, reach: reachable(true) }, variables)).toEqual(variables);
    for (const secret of ['s3cret', variables.get('SECRET_KEY') ?? '', variables.get('PROBE_PASSWORD') ?? ''])
      expect(terminal.shown() + again.shown()).not.toContain(secret);
    expect(again.shown()).toContain('déjà donné');
  });

  it.each([
    ['MAIN_URL', 'http://www.maison.test', 'https'],
    ['MAIN_URL', 'https://www.maison.example', 'réservé'],
    ['STRIPE_API_KEY', 'rk_test_abc', 'rk_live_'],
    ['STRIPE_API_KEY', 'sk_live_abc', 'rk_live_'],
    ['SHOP_WEBHOOK_SECRET', 'whsec_abc', '24 octets'],
    ['STAFF_PASSWORD', 'court', 'huit signes'],
    ['DATABASE_URL', 'mysql://a@b/c', 'postgresql://'],
  ])('are asked for again after %s=%s', async (name, wrong, words) => {
    const answers = ENV_QUESTIONS.filter(
      (question) => question.name !== 'STRIPE_WEBHOOK_SECRET' || name === 'STRIPE_API_KEY',
    ).flatMap((question) => (question.name === name ? [wrong, SETTINGS[name] ?? ''] : ['']));
    const terminal = person(answers);
    const variables = await askSettings({ terminal, reach: reachable(true) }, new Map());
    expect(terminal.shown()).toContain(words);
    expect(variables.get(name)).toBe(SETTINGS[name]);
  });
});

describe('the file of the settings', () => {
  const values = new Map([
    ['A', 'simple-1/+='],
    ['B', 'four words "quoted" $HOME `x` \\end'],
  ]);

  it('is read alike by this program and by a shell, and keeps what else it says', async () => {
    const file = join(folder, 'env');
    const text = writeVariables('# mine\nA=old\nC=3\n', values);
    writeFileSync(file, text);
    expect(readVariables(text)).toEqual(new Map([...values, ['C', '3']]));
    expect(text.startsWith('# mine\nA=simple-1/+=\nC=3\n')).toBe(true);
    const { stdout } = await run('sh', ['-c', `set -a; . ${file}; printf '%s|%s' "$A" "$B"`]);
    expect(stdout).toBe([...values.values()].join('|'));
  });
});

describe('npm run setup', () => {
  it('writes what it can when the input ends, and says what is left', async () => {
    const [site, env] = [join(folder, 'site.yaml'), join(folder, 'new.env')];
    writeFileSync(site, EXAMPLE);
    const command = `exec ${process.execPath} --import tsx scripts/setup.ts --site ${site} --env ${env} < /dev/null`;
    const { code, stdout, stderr } = await run('sh', ['-c', command]);
    expect([code, stderr]).toEqual([1, '']);
    expect(readFileSync(site, 'utf8')).toBe(EXAMPLE);
    const key = /^SECRET_KEY="?([^"\n]+)/m.exec(readFileSync(env, 'utf8'))?.[1] ?? '';
    expect(Buffer.from(key, 'base64')).toHaveLength(32);
    expect(statSync(env).mode & 0o777).toBe(0o600);
    expect(stdout).toContain('legal.siret : ');
    expect(stdout).not.toContain(key);
  });

  it('tries the mail server', async () => {
    const mails = await startMailServer();
    expect(await network.mailServer(mails.url)).toBe(true);
    await mails.stop();
    expect(await network.mailServer(mails.url)).toBe(false);
  });
});
