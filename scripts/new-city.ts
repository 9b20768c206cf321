import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { createCity, type CreatedCity, cityTemplates } from '../server/content/new-city/create-city.ts';
import { readNames } from '../server/content/new-city/names.ts';
import { misuse, readCommandLine } from './shared/command-line.ts';

const creationMessage = ({ slug, name, folder, demonstration, created }: CreatedCity): string =>
  [
    `${name} existe : ${created.length} fichiers dans ${folder}, une petite ville qui se joue telle quelle.`,
    `  npm run dev                pour la jouer (code ${demonstration}) et la voir changer à chaque enregistrement`,
    `  npm run check ${slug}      pour relire, npm run prove ${slug} pour la jouer partout`,
    'Cherchez « À CHANGER » dans ses fichiers ; scenarios/README.md dit le reste.',
  ].join('\n');

export function main(argv: readonly string[]): void {
  const program = new Command('new:city')
    .description(
      'Écrit une petite ville complète, qui se joue et que l’on change ensuite fichier par fichier.',
    )
    .argument('<dossier>', 'nom du dossier : des minuscules sans accent, des chiffres, des soulignements')
    .option('--name <nom>', 'nom de la ville tel que le joueur le lit, accents compris')
    .option(
      '--template <modèle>',
      'simple : une histoire en ligne droite ; branching : avec une décision, et ce qui en dépend ; blank : une lettre, une étape, une fin ; roles : à trois téléphones',
      'simple',
    )
    .option('--json', 'du JSON seul sur la sortie')
    .option('--scenarios <dossier>', 'dossier des villes', 'scenarios');
  const line = readCommandLine(program, argv);
  if (!line) return;
  const {
    name,
    json = false,
    scenarios,
    ...options
  } = line.opts<{ name?: string; json?: boolean; scenarios: string; template: string }>();
  const template = cityTemplates.find((known) => known === options.template);
  if (!template)
    return void misuse(
      `Le modèle « ${options.template} » n’existe pas. Modèles : ${cityTemplates.join(', ')}.`,
    );
  const read = readNames(line.args[0] ?? '', name);
  if ('refusal' in read) return void misuse(read.refusal);
  const folder = join(scenarios, read.names.slug);
  if (existsSync(folder))
    return void misuse(
      `${folder} existe déjà : rien n’a été écrit. Choisissez un autre nom, ou retirez ce dossier.`,
    );
  const created = createCity(scenarios, read.names, template);
  process.stdout.write(`${json ? JSON.stringify(created) : creationMessage(created)}\n`);
}

if (import.meta.filename === process.argv[1]) main(process.argv);
