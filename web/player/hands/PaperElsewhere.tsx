import { Navigate } from 'react-router-dom';
import type { HeldPaperView, TileView } from '../../../engine/public.ts';
import { ButtonLink } from '../../components/actions/Button.tsx';
import { Screen } from '../../components/screen/Screen.tsx';
import room from '../Room.module.css';
import { HeldElsewhere } from './HeldElsewhere.tsx';
import { useWords } from '../../words/use-words.ts';

interface PaperElsewhereProps {
  /** Undefined for a paper that is nowhere: leads back. */
  readonly paper: Pick<HeldPaperView, 'title' | 'heldBy'> | undefined;
  readonly screen: string;
  readonly back: string;
}

/** The screen of a paper or an application that another telephone has. */
export function PaperElsewhere({ paper, screen, back }: PaperElsewhereProps) {
  const { hands, shared } = useWords('game');
  if (!paper) return <Navigate to={back} replace />;
  return (
    <Screen title={screen} back={back} className={room.reading}>
      <HeldElsewhere title={paper.title} role={paper.heldBy}>
        {hands.paper}
      </HeldElsewhere>
      <ButtonLink to="/home">{shared.toDesk}</ButtonLink>
    </Screen>
  );
}

/** The screen of an application whose tile is in other hands; the desk without such a tile. */
export function ApplicationElsewhere({ tile }: { readonly tile: TileView | undefined }) {
  const held = tile?.heldBy === undefined ? undefined : { title: tile.label, heldBy: tile.heldBy };
  return <PaperElsewhere paper={held} screen={tile?.label ?? ''} back="/home" />;
}
