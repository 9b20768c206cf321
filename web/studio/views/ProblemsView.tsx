import type { Desk, DeskProblem } from '../../../engine/graph/desk.ts';
import { Row, Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { ViewColumn } from '../ViewColumn.tsx';
import { problemText, problemWords } from '../problem-words.ts';
import { OpenProblem } from '../sheet/OpenProblem.tsx';
import styles from './Problems.module.css';

/**
 * Problems of all cities, those of the open one first, most severe first, with their advice and forms; their
 * lines and links to the editor are folded.
 */
export function ProblemsView({
  desk: { cities, problems },
  open,
}: {
  readonly desk: Desk;
  readonly open?: string;
}) {
  const troubled = cities
    .filter((city) => city.problems.length > 0)
    .sort((one, other) => Number(other.slug === open) - Number(one.slug === open));
  const unproved = cities.filter(({ proved }) => !proved);
  const isFine = troubled.length === 0 && problems.length === 0;
  return (
    <ViewColumn label="Problèmes de toutes les villes">
      <p role="status">
        {isFine && typeset('Aucun problème. ')}
        {unproved.length > 0 &&
          typeset(`Encore jouées partout en ce moment : ${unproved.map(({ name }) => name).join(', ')}.`)}
      </p>
      {troubled.map((city) => (
        <Group key={city.slug} title={city.name} problems={city.problems} />
      ))}
      {problems.length > 0 && <Group title="À côté des villes" problems={problems} />}
      {/* Target of the editor links, whose response is empty. */}
      <iframe name="editeur" title={typeset('Ouverture dans l’éditeur')} hidden />
    </ViewColumn>
  );
}

function Group({ title, problems }: { readonly title: string; readonly problems: readonly DeskProblem[] }) {
  return (
    <Stack as="section" gap={3} className={styles.group}>
      <h2>
        {typeset(title)} <small>{typeset(problemWords(problems))}</small>
      </h2>
      <ol>
        {problems.map((problem) => (
          <li key={`${problem.code} ${problem.path}:${problem.line}:${problem.column} ${problem.message}`}>
            <Problem problem={problem} />
          </li>
        ))}
      </ol>
    </Stack>
  );
}

const SEVERITIES = { error: 'erreur', warning: 'avertissement' } as const;

function Problem({ problem }: { readonly problem: DeskProblem }) {
  const { severity, message, wayOut, line, column, path, frame, gestures } = problem;
  const position = `${path}:${line}:${column}`;
  return (
    <Stack as="article" gap={2} className={styles.problem} data-severity={severity}>
      <p className={styles.head}>
        <b>{SEVERITIES[severity]}</b>
      </p>
      <p>{problemText(message, problem)}</p>
      <p>→ {problemText(wayOut, problem)}</p>
      {gestures.length > 0 && (
        <details>
          <summary>{typeset(`On y vient ainsi, en ${gestures.length} gestes`)}</summary>
          <ol>
            {gestures.map(({ step, does }, position) => (
              <li key={position}>
                <code>{step}</code> {typeset(does)}
              </li>
            ))}
          </ol>
        </details>
      )}
      <OpenProblem problem={problem} />
      <details>
        <summary>{typeset('Dans le fichier')}</summary>
        {frame.length > 0 && (
          <pre tabIndex={0} aria-label={typeset(`La ligne ${line} du fichier`)}>
            {frame.join('\n')}
          </pre>
        )}
        <Row as="p" gap={5} lineGap={1} className={styles.doors}>
          <a href={`/__open-in-editor?file=${encodeURIComponent(position)}`} target="editeur">
            {typeset('Ouvrir dans l’éditeur')}
          </a>
          <a href={`vscode://file${encodeURI(position)}`}>VS Code</a>
        </Row>
      </details>
    </Stack>
  );
}
