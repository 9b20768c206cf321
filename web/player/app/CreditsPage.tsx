import { Navigate } from 'react-router-dom';
import { ButtonLink } from '../../components/actions/Button.tsx';
import { RubberStamp } from '../../components/papers/RubberStamp.tsx';
import { Screen } from '../../components/screen/Screen.tsx';
import { Stock } from '../../components/papers/Stock.tsx';
import { t, T } from '../../components/text/typography.tsx';
import { site } from '../../state/site.ts';
import { AnotherLetter } from '../activation/AnotherLetter.tsx';
import { PageContent } from '../pages/PageContent.tsx';
import { isGuestOf } from '../party/people.ts';
import { useStory } from '../story.ts';
import { AnotherCityOffer } from './AnotherCityOffer.tsx';
import { LastWord } from './LastWord.tsx';
import styles from './CreditsPage.module.css';

/** End of the story: thanks, contact address, and a link to a puzzle that is still open. */
export function CreditsPage() {
  const { status, view } = useStory();
  const isGuest = isGuestOf(status);
  const tile = view.tiles[0];
  if (tile?.id !== 'credits') return <Navigate to="/home" replace />;
  return (
    <Screen title={tile.label} back="/home" className={styles.room}>
      <Stock kind="paper" as="article" className={styles.sheet}>
        <h2 className={styles.title}>
          <T>Merci d’avoir ouvert.</T>
        </h2>
        {!view.puzzle && (
          <div className={styles.complete}>
            <RubberStamp struck>Pli complet</RubberStamp>
            <p>
              <T>Vous avez tout trouvé. Cette lettre n’a plus rien à cacher.</T>
            </p>
          </div>
        )}
        {view.page && <PageContent kind="page" page={view.page} code={status.code} contact={site.contact} />}
        {view.lastWord && <LastWord word={view.lastWord} />}
        {view.report && (
          <div className={styles.offer}>
            <h3>
              <T>Le Contrôle a rendu son rapport sur vous.</T>
            </h3>
            <ButtonLink to="/home/app/report">
              <T>Lire le rapport</T>
            </ButtonLink>
          </div>
        )}
        {view.anotherCity && <AnotherCityOffer offer={view.anotherCity} />}
        {!isGuest && <AnotherLetter />}
        <p className={styles.contact}>
          {t('Un avis, une erreur, une pierre qui a bougé ? Écrivez-nous : ')}
          <a href={`mailto:${site.contact}`}>{site.contact}</a>
        </p>
        {view.puzzle && (
          <>
            <RubberStamp className={styles.stamp}>Avec nos remerciements</RubberStamp>
            <ButtonLink primary to="/home/app/code">
              <T>Avez-vous du nouveau ?</T>
            </ButtonLink>
          </>
        )}
      </Stock>
    </Screen>
  );
}
