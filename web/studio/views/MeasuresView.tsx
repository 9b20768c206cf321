import type { DeskCity } from '../../../engine/graph/desk.ts';
import type { CitySheet, StoryReading, Walking } from '../../../engine/graph/sheet.ts';
import type { PlacedGraph } from '../../../engine/graph/placed-graph.ts';
import { Grid, Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { variantIndex, withoutVariant } from '../../../engine/scenario/page-variants.ts';
import { fileLabel, stepLabel } from '../files/file-names.ts';
import { duration, kilometres, number } from './french-numbers.ts';
import styles from './Measures.module.css';

interface MeasuresViewProps {
  readonly city: DeskCity;
  readonly sheet: Pick<CitySheet, 'reading' | 'walking'>;
  readonly graph: PlacedGraph;
}

export function MeasuresView({ city, sheet: { reading, walking }, graph }: MeasuresViewProps) {
  const nameOf = (page: string): string => {
    const label = fileLabel(city, `${withoutVariant(page).replace(/^letter\//u, '')}.mdx`);
    const variant = variantIndex(page);
    return variant === null ? label : `${label} (version ${variant + 1})`;
  };
  return (
    <Grid
      gap={5}
      least="18rem"
      className={styles.view}
      tabIndex={0}
      role="region"
      aria-label={typeset('Lecture et marche')}
    >
      <ReadingPart reading={reading} nameOf={nameOf} />
      <WalkingPart walking={walking} steps={new Map(graph.nodes.map((node) => [node.id, stepLabel(node)]))} />
    </Grid>
  );
}

function ReadingPart({
  reading,
  nameOf,
}: {
  readonly reading: StoryReading;
  readonly nameOf: (page: string) => string;
}) {
  const { wordsAMinute, usual } = reading;
  return (
    <Stack as="section" gap={3} className={styles.part}>
      <h2>Lecture</h2>
      <p>
        {typeset(
          `${wordsAMinute} mots par minute : quelqu’un qui lit un téléphone, debout dans la rue. Une ville se lit d’ordinaire en ${number(usual.least)} à ${number(usual.most)} mots, lettre de papier non comprise.`,
        )}
      </p>
      <Stack as="ul" gap={2} className={styles.totals}>
        {reading.routes.map(({ route, words, seconds }) => (
          <li key={route}>
            <b>{typeset(route)}</b>
            <span>{typeset(`${number(words)} mots, ${duration(seconds)}`)}</span>
            <Gauge words={words} usual={usual} />
          </li>
        ))}
      </Stack>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Texte</th>
            <th scope="col">Mots</th>
            <th scope="col">Temps</th>
          </tr>
        </thead>
        <tbody>
          {reading.pages.map(({ page, words, seconds }) => (
            <tr key={page}>
              <th scope="row">{typeset(nameOf(page))}</th>
              <td>{number(words)}</td>
              <td>{typeset(duration(seconds))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  );
}

function Gauge({
  words,
  usual: { least, most },
}: {
  readonly words: number;
  readonly usual: StoryReading['usual'];
}) {
  const whole = most * 1.25;
  const word =
    words < least ? 'moins que d’ordinaire' : words > most ? 'plus que d’ordinaire' : 'comme d’ordinaire';
  const share = (value: number): number => (100 * Math.min(value, whole)) / whole;
  return (
    <span className={styles.gauge}>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.usual} x={share(least)} width={share(most) - share(least)} height="10" />
        <rect className={styles.found} y="3" width={share(words)} height="4" />
      </svg>
      {typeset(word)}
    </span>
  );
}

function WalkingPart({
  walking,
  steps,
}: {
  readonly walking: Walking;
  readonly steps: ReadonlyMap<string, string>;
}) {
  const { detour, kilometresAnHour, routes } = walking;
  const walked = routes.filter(({ legs }) => legs.length > 0);
  return (
    <Stack as="section" gap={3} className={styles.part}>
      <h2>Marche</h2>
      <p>
        {typeset(
          `D’un lieu au suivant : la ligne droite entre leurs coordonnées, allongée de ${number((detour - 1) * 100)} % pour les rues, à ${number(kilometresAnHour)} km/h, sans les arrêts.`,
        )}
      </p>
      {walked.length === 0 && (
        <p>{typeset('Ici, on ne marche pas : aucune étape ne mène d’un lieu à un autre.')}</p>
      )}
      {walked.map(({ route, legs, metres, seconds }) => (
        <table key={route} className={styles.table}>
          <caption>
            <b>{typeset(route)}</b> {typeset(`${kilometres(metres)}, ${duration(seconds)}`)}
          </caption>
          <thead>
            <tr>
              <th scope="col">Vers</th>
              <th scope="col">Distance</th>
              <th scope="col">Temps</th>
            </tr>
          </thead>
          <tbody>
            {legs.map(({ from, to, step, ...leg }) => (
              <tr key={`${step} ${from} ${to}`}>
                <th scope="row" title={typeset(`Depuis : ${from}`)}>
                  {typeset(to)}
                  <small>
                    {typeset(`${steps.get(step) ?? step}${leg.approximate ? ' ; position approchée' : ''}`)}
                  </small>
                </th>
                <td>{typeset(kilometres(leg.metres))}</td>
                <td>{typeset(duration(leg.seconds))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </Stack>
  );
}
