import { typeset } from '../../components/text/typography.tsx';
import { Explore } from '../pictures/Explore.tsx';
import { Receive } from '../pictures/Receive.tsx';
import { Resolve } from '../pictures/Resolve.tsx';
import styles from './Steps.module.css';
import { useWords } from '../../words/use-words.ts';

/** The game in three steps: a line for the landing page, more for the page about the concept. */
export const steps = [
  {
    name: 'Recevez',
    text: 'Une lettre vous dit où commencer.',
    more: 'Une lettre arrive chez vous, la vraie, par la poste. Une étrange Compagnie vous y demande de retrouver un agent, disparu quelque part dans votre ville.',
    picture: 'receive',
    Picture: Receive,
  },
  {
    name: 'Explorez',
    text: 'Menez l’enquête à travers la ville.',
    more: 'Suivez les messages codés et les consignes, d’une rue à l’autre. Le téléphone pour répondre, les yeux levés pour le reste.',
    picture: 'explore',
    Picture: Explore,
  },
  {
    name: 'Résolvez',
    text: 'Découvrez qui en veut à la Compagnie.',
    more: 'Les énigmes mêlent de vrais bâtiments et des documents fictifs : ce qui est gravé dans la pierre répond à ce qui est imprimé dans votre enveloppe.',
    picture: 'resolve',
    Picture: Resolve,
  },
] as const;

export function Steps() {
  const { pictures } = useWords('site');
  return (
    <ol className={styles.steps}>
      {steps.map(({ name, text, picture, Picture }, index) => (
        <li key={name} className={styles.step}>
          <Picture className={styles.picture} title={pictures[picture]} />
          <div>
            <h2 className={styles.name}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              {name}
            </h2>
            <p className={styles.words}>{typeset(text)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
