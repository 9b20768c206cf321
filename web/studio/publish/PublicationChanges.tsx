import { useState } from 'react';
import { verdictWords } from '../../../engine/editions/step-changes.ts';
import type { DeskCity, DeskProblem } from '../../../engine/graph/desk.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { problemText, setExceptTyped } from '../problem-words.ts';
import { inOrderOfPlay, stepHeading, useFileLabel } from '../files/file-names.ts';
import { OpenProblem } from '../sheet/OpenProblem.tsx';
import type { FieldConflict, Publication } from '../../../engine/editions/publication.ts';
import controls from '../controls.module.css';
import { whyNot } from '../files/edit-calls.ts';
import { recordEdit } from '../files/history.tsx';
import { removeMedia } from '../media/medium-calls.ts';
import styles from './Publish.module.css';

/**
 * The changes since the last publication, their effect on players, and the problems and conflicts before the
 * next one.
 */
export function PublicationChanges({
  city,
  publication: { git, since, changes, players, problems, theirs },
  onRemoved,
}: {
  readonly city: Pick<DeskCity, 'slug' | 'graph'>;
  readonly publication: Publication;
  /** Files of the city are gone. */
  readonly onRemoved: () => void;
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
      <UnseenMedia city={city.slug} problems={problems} onRemoved={onRemoved} />
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
            <b>{problemText(`${labelOf(file)} : ${field}`, { file })}</b>
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

interface UnseenMediaProps {
  readonly city: string;
  readonly problems: readonly DeskProblem[];
  readonly onRemoved: () => void;
}

/** Takes out the pictures and sounds of which the problems say that nothing shows them. */
function UnseenMedia({ city, problems, onRemoved }: UnseenMediaProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const names = problems.flatMap(({ code, file }) =>
    code === 'unused-medium' ? [file.slice(`${city}/media/`.length)] : [],
  );
  const remove = async () => {
    const answer = await removeMedia(city, names);
    if (!answer.ok) return setRefusal(whyNot(answer));
    recordEdit(answer.data.files);
    onRemoved();
  };
  if (names.length === 0) return null;
  return (
    <p>
      <button type="button" className={controls.add} onClick={() => void remove()}>
        {typeset(`Retirer les images et les sons que rien ne montre (${names.length})`)}
      </button>
      {refusal !== null && <span role="alert">{typeset(refusal)}</span>}
    </p>
  );
}

export function FoundProblems({ problems }: { readonly problems: readonly DeskProblem[] }) {
  return (
    <Stack as="section" gap={2} className={styles.part}>
      <h2>{typeset('À regarder avant de publier')}</h2>
      <ul>
        {problems.map((problem) => (
          <li
            key={`${problem.code} ${problem.file}:${problem.line} ${problem.message}`}
            data-severity={problem.severity}
          >
            {problemText(problem.message, problem)} → {problemText(problem.wayOut, problem)}{' '}
            <OpenProblem problem={problem} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}
