import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { typeset } from '../../components/text/typography.tsx';
import { momentOf } from '../dates.ts';

export const lettersCounted = (count: number): string =>
  `${count.toLocaleString('fr-FR')} pli${count > 1 ? 's' : ''}`;

/** « Pris par vous le … »: the person who holds a batch of the print queue. */
export function HolderWords({
  taken: { holder, isMine, takenAt },
}: {
  readonly taken: ApiSchemas['TakenBatch'];
}) {
  return (
    <>
      {typeset(`Pris par ${isMine ? 'vous' : (holder ?? 'un compte effacé')} le `)}
      {momentOf(takenAt)}
    </>
  );
}
