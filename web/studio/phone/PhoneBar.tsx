import type { DeskCity } from '../../../engine/graph/desk.ts';
import { Grid } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import controls from '../controls.module.css';
import { useTabState } from '../tab-state.ts';
import type { Circumstances, Telephone } from '../use-telephone.ts';
import styles from './PhoneBar.module.css';

const HINTS: Readonly<Record<NonNullable<Circumstances['hints']>, string>> = {
  none: 'Aucun indice demandé',
  ready: 'Un donné, le suivant est prêt',
  waiting: 'Un donné, le suivant se fait attendre',
  all: 'Tous donnés',
};

/** Controls of the telephone's date, hints, and visibility of places. They take a column’s height: they fold. */
export function PhoneBar({ city, telephone }: { readonly city: DeskCity; readonly telephone: Telephone }) {
  const { circumstances, travel } = telephone;
  const [isOpen, setOpen] = useTabState('circumstances.open', false);
  const {
    at,
    hints = 'none',
    gone = false,
    mailed = false,
    asides = false,
    elsewhere = 0,
    hand = '',
  } = circumstances;
  const goTo = (moment: string | undefined) =>
    travel({ hints, gone, mailed, asides, elsewhere, hand, ...(moment && { at: moment }) });
  return (
    <details
      className={controls.unfolding}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{typeset(`Moment et circonstances${isUsual(circumstances) ? '' : ' : changés'}`)}</summary>
      <Grid
        as="form"
        gap={2}
        least="9rem"
        className={styles.bar}
        aria-label="Circonstances"
        onSubmit={(event) => event.preventDefault()}
      >
        <label>
          <span>Moment</span>
          <select
            value={city.moments.find((moment) => moment.at === at)?.at ?? (at ? 'own' : '')}
            onChange={({ target }) => goTo(target.value)}
          >
            <option value="">Maintenant</option>
            {city.moments.map((moment) => (
              <option key={moment.label} value={moment.at}>
                {typeset(moment.label)}
              </option>
            ))}
            <option value="own" disabled>
              À la date choisie
            </option>
          </select>
        </label>
        <label>
          <span>Date et heure sur place</span>
          <input
            type="datetime-local"
            value={at ?? ''}
            onChange={({ target }) => goTo(target.value || undefined)}
          />
        </label>
        <Choice
          label="Indices"
          value={hints}
          options={Object.entries(HINTS)}
          onChange={(value) => travel({ ...circumstances, hints: value as keyof typeof HINTS })}
        />
        <Choice
          label="Lieux de l’étape"
          value={gone ? 'gone' : 'there'}
          options={[
            ['there', 'À voir'],
            ['gone', 'Disparus'],
          ]}
          onChange={(value) => travel({ ...circumstances, gone: value === 'gone' })}
        />
        {city.hasLateMail && (
          <Choice
            label="Courrier"
            value={mailed ? 'mailed' : 'soon'}
            options={[
              ['soon', 'À l’arrivée à l’étape'],
              ['mailed', 'Quand tout est venu'],
            ]}
            onChange={(value) => travel({ ...circumstances, mailed: value === 'mailed' })}
          />
        )}
        {city.hasAsides && (
          <Choice
            label="À côté du trajet"
            value={asides ? 'solved' : 'open'}
            options={[
              ['open', 'Tout reste à faire'],
              ['solved', 'Tout est fait'],
            ]}
            onChange={(value) => travel({ ...circumstances, asides: value === 'solved' })}
          />
        )}
        {city.elsewhere.length > 1 && (
          <Choice
            label="Dans d’autres villes"
            value={String(elsewhere)}
            options={city.elsewhere.map((words, index) => [String(index), words || 'Rien'])}
            onChange={(value) => travel({ ...circumstances, elsewhere: Number(value) })}
          />
        )}
        {city.roles.length > 0 && (
          <Choice
            label="Dans ses mains"
            value={city.roles.some(({ slug }) => slug === hand) ? hand : ''}
            options={[['', 'Tout'], ...city.roles.map(({ slug, name }): Option => [slug, name])]}
            onChange={(value) => travel({ ...circumstances, hand: value })}
          />
        )}
      </Grid>
    </details>
  );
}

/** Whether the telephone is as a player’s that arrives now: what is changed tells so while it is folded away. */
const isUsual = ({ hints = 'none', ...others }: Circumstances): boolean =>
  hints === 'none' && !Object.values(others).some(Boolean);

type Option = readonly [value: string, label: string];

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChange: (value: string) => void;
}

const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <label>
    <span>{typeset(label)}</span>
    <select value={value} onChange={({ target }) => onChange(target.value)}>
      {options.map(([option, words]) => (
        <option key={option} value={option}>
          {typeset(words)}
        </option>
      ))}
    </select>
  </label>
);
