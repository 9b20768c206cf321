import type { PlayerView } from '../../../engine/public.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import styles from './Unavailable.module.css';
import { useWords } from '../../words/use-words.ts';

type Gone = PlayerView['unavailable'][number];

interface Notice {
  readonly gone: Gone;
  /** Numbers, from 1, of the missing places that this notice covers. */
  readonly numbers: readonly number[];
}

/** Notices about places that are no longer visible, with their replacements. */
export function Unavailable({ places }: { readonly places: readonly Gone[] }) {
  const words = useWords('game').popups.unavailable;
  if (places.length === 0) return null;
  return (
    <Stack as="ul" gap={3} className={styles.gone} aria-label={words.label}>
      {noticesOf(places).map(({ gone: { sentence, remedy }, numbers }) => (
        <li key={numbers[0]}>
          {places.length > 1 && <p>{words.places(numbers)}</p>}
          <p>
            <b>{typeset(sentence)}</b>
          </p>
          <Remedy remedy={remedy} />
        </li>
      ))}
    </Stack>
  );
}

/**
 * Places are numbered in their order along the step; a name could be the answer. Equal notices are merged.
 */
function noticesOf(places: readonly Gone[]): readonly Notice[] {
  const notices = new Map<string, Notice>();
  for (const [index, gone] of places.entries()) {
    const same = JSON.stringify(gone);
    notices.set(same, { gone, numbers: [...(notices.get(same)?.numbers ?? []), index + 1] });
  }
  return [...notices.values()];
}

function Remedy({ remedy }: Pick<Gone, 'remedy'>) {
  const words = useWords('game').popups.unavailable;
  if (remedy.kind === 'photo')
    return <img className={styles.photo} src={remedy.address} alt={typeset(remedy.alt)} />;
  return <p>{typeset(words[remedy.kind](remedy.text))}</p>;
}
