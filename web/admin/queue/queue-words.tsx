import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { typeset } from '../../components/text/typography.tsx';
import { momentOf } from '../dates.ts';

export const lettersCounted = (count: number): string =>
  `${count.toLocaleString('fr-FR')} pli${count > 1 ? 's' : ''}`;

/** What a letter of the queue waits for; null of one that is ready. */
export function standingWords({ standing, until }: ApiSchemas['QueuedLetter']): string | null {
  const moment = until === null ? '' : momentOf(until);
  switch (standing) {
    case 'ready':
      return null;
    case 'held':
      return 'vente à regarder';
    case 'unaddressed':
      return 'sans adresse';
    case 'untold':
      return `cadeau que son acheteur n’a pas fini de dire en trois jours (le ${moment}) : à vous de décider`;
    case 'telling':
      return `cadeau que son acheteur n’a pas fini de dire : attendu jusqu’au ${moment}`;
    case 'correctable':
      return `son acheteur peut encore corriger, jusqu’au ${moment}`;
  }
}

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
