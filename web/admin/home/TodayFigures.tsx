import { Link } from '../../components/actions/Link.tsx';
import { Grid, Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import styles from './TodayFigures.module.css';
import { type Today, useCounted } from './today.ts';

const FIGURES: readonly (readonly [keyof Today, string, string])[] = [
  ['toPrint', 'À imprimer', '/admin/queue'],
  ['toPost', 'À poster', '/admin/queue'],
  ['late', 'En retard', '/admin/figures'],
  ['reported', 'Lieux signalés', '/admin/places'],
];

export function TodayFigures() {
  const today = useCounted();
  return (
    <Stack as="section" gap={3} aria-labelledby="today" aria-busy={!today}>
      <h2 id="today" className={styles.title}>
        Aujourd’hui
      </h2>
      <Grid as="ul" gap={3} least="9.5rem">
        {FIGURES.map(([name, label, to]) => (
          <li key={name}>
            <Link to={to} className={styles.slip}>
              <b className={`figure ${styles.figure}`}>{today?.[name]?.toLocaleString('fr-FR') ?? '—'}</b>{' '}
              {typeset(label)}
            </Link>
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
