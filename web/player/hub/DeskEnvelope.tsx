import type { Ref } from 'react';
import type { TileView } from '../../../engine/public.ts';
import { Tile } from '../../components/actions/Tile.tsx';
import { Envelope } from '../../components/papers/Envelope.tsx';
import { useWords } from '../../words/use-words.ts';
import { postmarkOf } from '../dates.ts';
import { infoText } from '../pages/page-context.ts';
import type { PlayerStory } from '../story.ts';
import styles from './DeskEnvelope.module.css';

interface DeskEnvelopeProps extends PlayerStory {
  /** The paper on which the stamps lie. */
  readonly paper?: Ref<HTMLElement>;
  readonly isFresh?: (tile: TileView) => boolean;
  /** Beside another screen: the stamps alone, one under the other. */
  readonly isAside?: boolean;
}

/** The person to whom the papers of the departure are addressed. */
const recipientOf = ({ infos }: PlayerStory['status']): string | undefined =>
  Object.values(infos).flatMap((fields) => infoText(fields, 'recipient') ?? [])[0];

/** The envelope of the desk with its stamps: everything the player can open now. */
export function DeskEnvelope({ status, view, paper, isFresh, isAside = false }: DeskEnvelopeProps) {
  const { shared, hub: words } = useWords('game');
  return (
    <Envelope
      ref={paper}
      from={isAside ? undefined : words.from}
      address={[
        ...(isAside ? [] : [recipientOf(status) ?? words.recruit]),
        words.posteRestante,
        view.city.name.toLocaleUpperCase('fr'),
      ]}
      note={isAside ? undefined : status.step?.description}
      postmark={isAside ? null : postmarkOf(view.city, status.startDate)}
    >
      <nav className={isAside ? styles.column : styles.tiles} aria-label={words.applications}>
        {view.tiles.map((tile, index) => (
          <Tile
            key={index === 0 ? 'first' : tile.to}
            tile={tile}
            first={index === 0}
            fresh={isFresh?.(tile)}
            value={index === 0 ? shared.faceValue(view.stepNumber) : undefined}
          />
        ))}
      </nav>
    </Envelope>
  );
}
