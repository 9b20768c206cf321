import { Button } from '../../components/actions/Button.tsx';
import { Link } from '../../components/actions/Link.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { dayOf } from '../dates.ts';
import { Links, Slip, WarningLine } from '../Slips.tsx';
import slips from '../Slips.module.css';
import type { ChangedData } from '../use-changed-data.ts';
import { HolderWords, lettersCounted } from './queue-words.tsx';
import { sendPosting, sendRelease, sendTakeOver, type Queue, type QueueLot } from './queue-calls.ts';

interface LotItemProps {
  readonly lot: QueueLot;
  readonly change: ChangedData<Queue>['change'];
  /** Many lots are folded: a telephone would show two at a time. */
  readonly isFolded: boolean;
}

/** A lot that somebody took, with what is left to do with it. */
export function LotItem({ lot, change, isFolded }: LotItemProps) {
  const { batch, city, day, withheld } = lot;
  return (
    <Slip>
      <details className={slips.folded} open={!isFolded}>
        <summary>
          <b className="typed">{typeset(`Lot ${batch} · ${city}, ${dayOf(`${day}T12:00`)}`)}</b>
          <br />
          {typeset(countsOf(lot))}
          {withheld.length > 0 && (
            <WarningLine>
              {typeset(
                `À retirer de la pile, remboursés, rétractés ou d’une vente à regarder : ${withheld.join(', ')}`,
              )}
            </WarningLine>
          )}
        </summary>
        <p>
          <HolderWords taken={lot} />
        </p>
        <LotKeys lot={lot} change={change} />
      </details>
    </Slip>
  );
}

/** « 12 à imprimer, 3 à poster ». */
function countsOf({ unprinted, printed, posted }: QueueLot): string {
  const counts = [
    [unprinted, 'à imprimer'],
    [printed, 'à poster'],
    [posted, 'à la poste'],
  ] as const;
  return counts.flatMap(([count, words]) => (count > 0 ? `${count} ${words}` : [])).join(', ');
}

function LotKeys({ lot, change }: Omit<LotItemProps, 'isFolded'>) {
  const { batch, holder, isMine, printed, posted, withheld } = lot;
  const post = () => {
    const but = withheld.length > 0 ? ` Sans ${withheld.join(', ')}.` : '';
    if (
      window.confirm(
        `${lettersCounted(printed)} du lot ${batch} à la poste ?${but} Chaque acheteur recevra un message.`,
      )
    )
      void change(() => sendPosting(lot));
  };
  const takeOver = () => {
    if (window.confirm(`Reprendre le lot ${batch} à ${holder ?? 'un compte effacé'} ?`))
      void change(() => sendTakeOver(lot));
  };
  return (
    <Links>
      <Link to={`/admin/batches/${batch}/letters`}>{typeset(`Imprimer le lot ${batch}`)}</Link>
      {!isMine && <Button onClick={takeOver}>{typeset(`Reprendre le lot ${batch}`)}</Button>}
      {isMine && printed + posted === 0 && (
        <Button onClick={() => void change(() => sendRelease(lot))}>
          {typeset(`Rendre le lot ${batch} à la file`)}
        </Button>
      )}
      {printed > 0 && (
        <Button primary onClick={post}>
          {typeset(`Marquer le lot ${batch} comme posté`)}
        </Button>
      )}
    </Links>
  );
}
