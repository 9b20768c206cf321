import { loadAllWords } from '../../../web/words/catalogues.ts';

await loadAllWords();
