import { Command } from 'commander';
import { backUp } from '../server/store/backup/backup.ts';
import { handleCopies } from './copies.ts';

// `npm run backup`: a consistent copy of the database while the server runs.
const program = new Command('backup')
  .description('Copie la base dans un fichier, sans arrêter le serveur.')
  .argument('[fichier]', 'où l’écrire ; sinon dans DATA_DIR/backups, au nom du moment');

await handleCopies(program, async (settings, file) => {
  const copied = await backUp(settings, file, new Date());
  return { line: `Base copiée : ${copied.file} (${Math.ceil(copied.bytes / 1024)} ko).`, data: copied };
});
