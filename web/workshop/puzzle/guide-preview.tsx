import '../../styles/fonts.css';
import '../../styles/tokens.css';
import '../../styles/base.css';
import '../../styles/kit.css';
import { createRoot } from 'react-dom/client';
import { puzzleTypeOf } from '../../../engine/puzzles/index.ts';
import { fr } from '../../../engine/words/fr.ts';
import type { Puzzle } from '../../../engine/types/puzzle.generated.ts';
import { PuzzleStage } from './PuzzleStage.tsx';
import { stagedPuzzle } from './staged-puzzle.ts';

/** Addresses of the template's pictures. */
const addresses = {
  medium: (name: string) => `/scripts/city-template/media/${name}`,
  page: (key: string) => `/${key}`,
};

const examples = import.meta.glob<Puzzle>('../../../scripts/guide/puzzles/*.yaml', {
  import: 'default',
  eager: true,
});
const name = new URLSearchParams(location.search).get('example') ?? '';
const puzzle = examples[`../../../scripts/guide/puzzles/${name}.yaml`];
if (!puzzle) throw new Error(`no example ${name}`);

const shown = {
  ...stagedPuzzle(puzzle),
  show: (found: { readonly recognised: boolean; readonly solved: boolean }) =>
    puzzleTypeOf(puzzle).toPublic(puzzle, {
      addresses,
      seed: 'ville/GARE',
      words: fr,
      debug: true,
      ...found,
    }),
};

const place = document.getElementById('root');
if (place)
  createRoot(place).render(
    <PuzzleStage puzzle={shown} accent={{ onPaper: '#1c4a35', onNight: '#8fd8b4' }} hurried />,
  );
