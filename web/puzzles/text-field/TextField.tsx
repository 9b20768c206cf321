import { Link } from 'react-router-dom';
import type { PuzzleLink, TextFieldPublic } from '../../../engine/public.ts';
import { t } from '../../components/typography.tsx';
import { CodeForm } from '../shared/CodeForm.tsx';
import { Instrument, InstrumentHeading } from '../shared/Instrument.tsx';
import type { WidgetProps } from '../widget.ts';
import styles from './TextField.module.css';

/** A word, a place or a street to type, with what may help to find it. */
export function TextField({ puzzle, submit, draft, saveDraft }: WidgetProps<TextFieldPublic>) {
  return (
    <Instrument className={styles.screen}>
      {puzzle.notice ? (
        <p className={styles.notice} role="note">
          {t(puzzle.notice)}
        </p>
      ) : null}
      <InstrumentHeading header={puzzle.header} subheader={puzzle.subheader} />
      {puzzle.picture ? <img className={styles.picture} src={puzzle.picture.address} alt={puzzle.picture.alt} /> : null}
      <CodeForm
        placeholder={puzzle.placeholder}
        minLength={puzzle.minLength}
        button="VALIDER"
        draft={draft}
        saveDraft={saveDraft}
        submit={submit}
      />
      {puzzle.links.length > 0 ? <Links links={puzzle.links} /> : null}
    </Instrument>
  );
}

function Links({ links }: { links: readonly PuzzleLink[] }) {
  return (
    <nav className={styles.links} aria-label="Pièces à relire">
      {links.map(({ label, to }) => (
        <Link key={to} className="button" to={to}>
          {t(label)}
        </Link>
      ))}
    </nav>
  );
}
