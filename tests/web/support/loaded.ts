import { loadAllWords } from '../../../web/words/catalogues.ts';

await loadAllWords();
// An import that still runs when a file of tests ends would never end in the next one: all screens are loaded before.
const screens = import.meta.glob([
  '../../../web/{account,admin,buyer,components,player,puzzles,site}/**/*.tsx',
  '!**/*.stories.tsx',
]);
await Promise.all(Object.values(screens).map((load) => load()));
