import type { DeskCity } from '../../../engine/graph/desk.ts';
import { Typeset, typeset } from '../../components/text/typography.tsx';
import type { Circumstances, Telephone } from '../use-telephone.ts';
import styles from './PhoneBar.module.css';

const HINTS: Readonly<Record<NonNullable<Circumstances['hints']>, string>> = {
  none: 'Aucun indice demandé',
  ready: 'Un donné, le suivant est prêt',
  waiting: 'Un donné, le suivant se fait attendre',
  all: 'Tous donnés',
};

/** Controls of the telephone's date, hints, and visibility of places; below, the route of its player. */
export function PhoneBar({ city, telephone }: { readonly city: DeskCity; readonly telephone: Telephone }) {
  const { circumstances, travel, standing } = telephone;
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
    <form className={styles.bar} aria-label="Circonstances" onSubmit={(event) => event.preventDefault()}>
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
      <label>
        <span>Indices</span>
        <select
          value={hints}
          onChange={({ target }) => travel({ ...circumstances, hints: target.value as keyof typeof HINTS })}
        >
          {Object.entries(HINTS).map(([value, label]) => (
            <option key={value} value={value}>
              {typeset(label)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{typeset('Lieux de l’étape')}</span>
        <select
          value={gone ? 'gone' : 'there'}
          onChange={({ target }) => travel({ ...circumstances, gone: target.value === 'gone' })}
        >
          <option value="there">À voir</option>
          <option value="gone">Disparus</option>
        </select>
      </label>
      {city.hasLateMail && (
        <label>
          <span>Courrier</span>
          <select
            value={mailed ? 'mailed' : 'soon'}
            onChange={({ target }) => travel({ ...circumstances, mailed: target.value === 'mailed' })}
          >
            <option value="soon">{typeset('À l’arrivée à l’étape')}</option>
            <option value="mailed">Quand tout est venu</option>
          </select>
        </label>
      )}
      {city.hasAsides && (
        <label>
          <span>{typeset('À côté du trajet')}</span>
          <select
            value={asides ? 'solved' : 'open'}
            onChange={({ target }) => travel({ ...circumstances, asides: target.value === 'solved' })}
          >
            <option value="open">{typeset('Tout reste à faire')}</option>
            <option value="solved">Tout est fait</option>
          </select>
        </label>
      )}
      {city.elsewhere.length > 1 && (
        <label>
          <span>Dans d’autres villes</span>
          <select
            value={elsewhere}
            onChange={({ target }) => travel({ ...circumstances, elsewhere: Number(target.value) })}
          >
            {city.elsewhere.map((words, index) => (
              <option key={words} value={index}>
                {typeset(words || 'Rien')}
              </option>
            ))}
          </select>
        </label>
      )}
      {city.roles.length > 0 && (
        <label>
          <span>Dans ses mains</span>
          <select
            value={city.roles.some(({ slug }) => slug === hand) ? hand : ''}
            onChange={({ target }) => travel({ ...circumstances, hand: target.value })}
          >
            <option value="">Tout</option>
            {city.roles.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {typeset(name)}
              </option>
            ))}
          </select>
        </label>
      )}
      {standing && (
        <p className={styles.route} role="status">
          <Typeset>{standing.route}</Typeset>
        </p>
      )}
    </form>
  );
}
