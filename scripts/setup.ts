import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { readSettings } from '../server/platform/env.ts';
import { askFacts, askSettings, readVariables, writeVariables } from './setup/ask.ts';
import { ENV_QUESTIONS } from './setup/questions.ts';
import { network, type Reach } from './setup/reach.ts';
import { siteText, type SiteText } from './setup/site-file.ts';
import { openTerminal } from './setup/terminal.ts';
import { EXIT, readCommandLine } from './shared/command-line.ts';

// `npm run setup`: asks for what a company must fill in, checks it, and writes site.yaml and the settings.

const MODE = 0o600;

function writeWhole(path: string, text: string, mode?: number): void {
  writeFileSync(`${path}.part`, text, { mode });
  renameSync(`${path}.part`, path);
}

/** What still keeps the server from starting. */
function left(site: SiteText, variables: ReadonlyMap<string, string>): readonly string[] {
  const settings = readSettings({ ...Object.fromEntries(variables), NODE_ENV: 'production' });
  const missing = ENV_QUESTIONS.filter(({ name, isOptional }) => !isOptional && !variables.get(name));
  return [
    ...site.invented.map(({ path, remedy }) => `${path.join('.')} : ${remedy}`),
    ...missing.map(({ name, title }) => `${name} : ${title}`),
    ...(settings.ok ? [] : settings.problems),
  ];
}

export async function main(argv: readonly string[], reach: Reach = network): Promise<void> {
  const program = new Command('npm run setup --')
    .description(
      'Demande ce qu’une société doit remplir, le vérifie, et l’écrit. Une ligne vide garde ce qui est là.',
    )
    .option('--site <fichier>', 'les faits de la société', 'scenarios/site.yaml')
    .option('--env <fichier>', 'les réglages du serveur', 'poste-restante.env');
  const read = readCommandLine(program, argv);
  if (!read) return;
  const files = read.opts<{ site: string; env: string }>();
  const terminal = openTerminal(process.stdin, process.stdout);
  const asking = { terminal, reach };
  try {
    const envText = existsSync(files.env) ? readFileSync(files.env, 'utf8') : '';
    terminal.say(`La société (${files.site}) :`);
    const site = await askFacts(asking, siteText(readFileSync(files.site, 'utf8')));
    writeWhole(files.site, site.text);
    terminal.say(`\nLe serveur (${files.env}) :`);
    const variables = await askSettings(asking, readVariables(envText));
    writeWhole(files.env, writeVariables(envText, variables), MODE);
    const rest = left(site, variables);
    if (rest.length > 0) process.exitCode = EXIT.problems;
    terminal.say(
      rest.length === 0
        ? '\nTout est rempli. Reconstruisez le site (npm run build), puis donnez ces réglages au serveur.'
        : `\nC’est écrit. Il reste :\n${rest.map((line) => `  ${line}`).join('\n')}`,
    );
  } finally {
    terminal.close();
  }
}

if (import.meta.filename === process.argv[1]) await main(process.argv);
