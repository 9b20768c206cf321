import { Command } from 'commander';
import { sharedBrowser } from '../support/e2e/browser.ts';
import { takeFrames } from './frames/take-frames.ts';
import { looksOtherwise } from './compare.ts';
import { forgetOthers, remember, remembered } from './memory.ts';
import { takePictures } from './photographer.ts';
import { pictures } from './pictures.ts';

const program = new Command('npm run visual --')
  .description('Reprend les images de la mémoire visuelle, telles que les écrans sont maintenant.')
  .option('--only <nom...>', 'seulement celles-ci')
  .argument('[frames]', 'reprend plutôt les images du mouvement, dans docs/frames')
  .argument('[noms...]', 'seulement ces moments')
  .parse();

const [frames, ...names] = program.args;
if (frames !== undefined && frames !== 'frames')
  program.error(`« ${frames} » n’est pas connu : « frames », ou rien.`, { exitCode: 2 });
if (frames !== undefined) {
  await takeFrames(names);
  await (await sharedBrowser()).close();
  process.exit();
}

const { only } = program.opts<{ only?: string[] }>();
const unknown = only?.filter((name) => !pictures.some((picture) => picture.name === name)) ?? [];
if (unknown.length > 0)
  program.error(`Aucune image ne se nomme ${unknown.join(', ')} : voyez tests/visual/pictures.ts.`, {
    exitCode: 2,
  });

let changed = 0;
await takePictures(
  pictures.filter(({ name }) => only?.includes(name) ?? true),
  ({ name }, taken) => {
    const before = remembered(name);
    if (before && !looksOtherwise(before, taken)) return;
    changed += 1;
    console.log(`${before ? 'changée' : 'nouvelle'} : ${name}`);
    remember(name, taken);
  },
);
if (!only) forgetOthers(pictures.map(({ name }) => name));
await (await sharedBrowser()).close();
console.log(
  `${changed} image(s) reprise(s) dans tests/visual/memory ; relisez-les avant de les enregistrer.`,
);
