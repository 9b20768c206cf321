import type { PlayerView, Status } from '../../../engine/public.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { useServerNow } from '../../state/game/use-server-now.ts';
import { useClientState } from '../../state/store.ts';
import { momentOf } from '../dates.ts';
import { AlternativeOffer } from '../popups/AlternativeOffer.tsx';
import styles from './StepClosed.module.css';
import { useWords } from '../../words/use-words.ts';

const TICK_MS = 15_000;

/** When the step opens, at another hour than now. */
export function OpensAt({
  view: { opensAt: at, city },
}: {
  readonly view: Pick<PlayerView, 'opensAt' | 'city'>;
}) {
  const words = useWords('game').app.closed;
  // Of a server-rendered screen the clock is unknown.
  const isServerRendered = useClientState((state) => state.isServerRendered);
  const now = useServerNow(TICK_MS, at !== null);
  if (!at || isServerRendered) return null;
  return (
    <p className={styles.hour}>
      <b>{typeset(words.opens(momentOf(Date.parse(at), now, city.timeZone)))}</b>
    </p>
  );
}

/** The notice of a step that takes no answers now, with the other route where there is one. */
export function StepClosed({ status, opensAt }: { readonly status: Status; readonly opensAt: string }) {
  const words = useWords('game').app.closed;
  return (
    <Stack gap={2} className={styles.closed} role="status">
      {status.view && <OpensAt view={{ ...status.view, opensAt }} />}
      <p>{words.text}</p>
      <AlternativeOffer status={status} onTaken={stay} />
    </Stack>
  );
}

const stay = (): void => undefined;
