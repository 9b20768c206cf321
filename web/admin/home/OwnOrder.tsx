import { useEffect } from 'react';
import type { Status } from '../../../engine/public.ts';
import { typeset } from '../../components/text/typography.tsx';
import { loadStatus } from '../../state/game/status.ts';
import { getState, useClientState } from '../../state/store.ts';
import styles from './AdminHome.module.css';

const NONE = '—';

const linesOf = (status: Status | null): readonly (readonly [string, string | number])[] => [
  ['Ville', status?.story.city ?? NONE],
  ['Code', status?.code ?? NONE],
  ['Étape', status?.step?.index ?? NONE],
  ['Indices demandés', status?.clueIndex ?? NONE],
];

/** City, code, step and hints of the staff member's own order. */
export function OwnOrder() {
  const { status, loading } = useClientState((state) => state.status);
  useEffect(() => {
    const known = getState().status;
    if (!known.initialized && !known.loading) void loadStatus();
  }, []);
  return (
    <dl className={styles.own} aria-busy={loading}>
      {linesOf(status).map(([name, value]) => (
        <div key={name} className="form-line">
          <dt>{typeset(name)}</dt>
          <dd className="typed">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
