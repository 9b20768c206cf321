import { verdictWords } from '../../../engine/editions/step-changes.ts';
import type { DeskCity, DeskProblem } from '../../../engine/graph/desk.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { problemText, setExceptTyped } from '../problem-words.ts';
import { inOrderOfPlay, stepHeading, useFileLabel } from '../files/file-names.ts';
import { OpenProblem } from '../sheet/OpenProblem.tsx';
import type { FieldConflict, Publication } from '../../../engine/editions/publication.ts';
import styles from './Publish.module.css';

/**
 * The changes since the last publication, their effect on players, and the problems and conflicts before the
 * next one.
 */
export function PublicationChanges({
  city,
  publication: { git, since, changes, players, problems, theirs },
}: {
  readonly city: Pick<DeskCity, 'graph'>;
  readonly publication: Publication;
}) {
  const touched = players.filter(({ verdict }) => verdict !== 'same');
  return (
    <>
      <Stack as="section" gap={2} className={styles.part}>
        <h2>{typeset(since === null ? 'Jamais publiée' : 'Depuis la dernière publication')}</h2>
        {!git && <p>{typeset('Ici, la ville ne se publie pas : elle s’emporte dans un fichier ZIP.')}</p>}
        {changes.length === 0 && <p>{typeset('Rien n’a changé.')}</p>}
        <ChangesByStep city={city} changes={changes} />
      </Stack>
      {since !== null && (
        <Stack as="section" gap={2} className={styles.part}>
          <h2>{typeset('Pour ceux qui jouent en ce moment')}</h2>
          {touched.length === 0 && <p>{typeset('Personne ne verra de différence.')}</p>}
          <ul>
            {inOrderOfPlay(city, touched).map(({ step, to, verdict }) => (
              <li key={step} data-verdict={verdict}>
                <b>{typeset(stepHeading(city, step))}</b>
                {typeset(` : ${verdictWords[verdict]}`)}
                {to !== step && to !== '' && ` → ${to}`}
              </li>
            ))}
          </ul>
        </Stack>
      )}
      {theirs && theirs.behind > 0 && (
        <p>
          {typeset(
            theirs.behind > 1
              ? `${theirs.behind} publications faites ailleurs ne sont pas encore sur cette machine.`
              : 'Une publication faite ailleurs n’est pas encore sur cette machine.',
          )}
        </p>
      )}
      {theirs && theirs.conflicts.length > 0 && <FieldConflicts conflicts={theirs.conflicts} />}
      {problems.length > 0 && <FoundProblems problems={problems} />}
    </>
  );
}

export function ChangesByStep({
  city,
  changes,
}: Pick<Publication, 'changes'> & { readonly city: Pick<DeskCity, 'graph'> }) {
  return (
    <ul>
      {inOrderOfPlay(city, changes).map(({ step, words }) => (
        <li key={step ?? ''}>
          <b>{typeset(stepHeading(city, step))}</b>
          <ul>
            {words.map((word) => (
              <li key={word}>{typeset(word)}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

export function FieldConflicts({ conflicts }: { readonly conflicts: readonly FieldConflict[] }) {
  const labelOf = useFileLabel();
  return (
    <Stack as="section" gap={2} className={styles.part}>
      <h2>{typeset('Changé aussi sur une autre machine')}</h2>
      <ul>
        {conflicts.map(({ file, field, yours, theirs }) => (
          <li key={`${file} ${field}`}>
            <b>{problemText(`${labelOf(file)} : ${field}`, file)}</b>
            <dl>
              <dt>{typeset('Ici')}</dt>
              <dd>{setExceptTyped(yours)}</dd>
              <dt>{typeset('Là-bas')}</dt>
              <dd>{setExceptTyped(theirs)}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

export function FoundProblems({ problems }: { readonly problems: readonly DeskProblem[] }) {
  return (
    <Stack as="section" gap={2} className={styles.part}>
      <h2>{typeset('À regarder avant de publier')}</h2>
      <ul>
        {problems.map(({ code, severity, file, line, column, message, wayOut }) => (
          <li key={`${code} ${file}:${line} ${message}`} data-severity={severity}>
            {problemText(message, file)} → {problemText(wayOut, file)}{' '}
            <OpenProblem problem={{ file, line, column }} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}
