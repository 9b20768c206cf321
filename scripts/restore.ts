import { Command } from 'commander';
import { restore } from '../server/store/backup/backup.ts';
import { handleCopies } from './copies.ts';

// `npm run restore -- <file>`: replaces the database by a copy.
const program = new Command('restore')
  .description('Remet une sauvegarde à la place de la base. Le serveur doit être arrêté ; ce qui était là est gardé.')
  .argument('<fichier>', 'ce que « npm run backup » a écrit');

await handleCopies(program, async (settings, file) => {
  const { former } = await restore(settings, file ?? '', new Date());
  const previous = former === null ? 'Il n’y avait rien avant elle.' : `Ce qui était là est gardé dans ${former}.`;
  return { line: `La sauvegarde ${file} est en place. ${previous}`, data: { restored: file, former } };
});
