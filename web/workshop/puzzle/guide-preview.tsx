import '../../styles/fonts.css';
import '../../styles/tokens.css';
import '../../styles/base.css';
import '../../styles/kit.css';
import { createRoot } from 'react-dom/client';
import type { Puzzle } from '../../../engine/types/puzzle.generated.ts';
import { PuzzleStage } from './PuzzleStage.tsx';
import { stagedPuzzle } from './staged-puzzle.ts';

/** Addresses of the template's pictures. */
const medium = (name: string): string => `/scripts/city-template/media/${name}`;

const examples = import.meta.glob<Puzzle>('../../../scripts/guide/puzzles/*.yaml', {
  import: 'default',
  eager: true,
});
const name = new URLSearchParams(location.search).get('example') ?? '';
const puzzle = examples[`../../../scripts/guide/puzzles/${name}.yaml`];
if (!puzzle) throw new Error(`no example ${name}`);

const place = document.getElementById('root');
if (place)
  createRoot(place).render(
    <PuzzleStage
      puzzle={stagedPuzzle(puzzle, medium)}
      accent={{ onPaper: '#1c4a35', onNight: '#8fd8b4' }}
      hurried
    />,
  );
