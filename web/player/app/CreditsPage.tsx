import { Navigate } from 'react-router-dom';
import { ButtonLink } from '../../components/actions/Button.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { RubberStamp } from '../../components/papers/RubberStamp.tsx';
import { Screen } from '../../components/screen/Screen.tsx';
import { Surface } from '../../components/papers/Surface.tsx';
import { typeset, Typeset } from '../../components/text/typography.tsx';
import { site } from '../../state/site.ts';
import { AnotherLetter } from '../activation/AnotherLetter.tsx';
import { PageContent } from '../pages/PageContent.tsx';
import { isGuestOf } from '../party/people.ts';
import { useStory } from '../story.ts';
import type { AnotherCityView, PlayerView } from '../../../engine/public.ts';
import { checkoutAddress } from '../../site/landing/checkout-address.ts';
import { Price } from '../../site/landing/Price.tsx';
import styles from './CreditsPage.module.css';

/** The giver's own words, which nobody else wrote: a slip of paper beside the story's. */
function LastWord({ word: { text, from } }: { readonly word: NonNullable<PlayerView['lastWord']> }) {
  return (
    <Surface kind="buff" as="section" className={styles.slip} aria-labelledby="last-word">
      <h3 id="last-word" className={styles.lastTitle}>
        {typeset(from ? `Un mot de ${from}` : 'Un mot de qui vous a offert cette lettre')}
      </h3>
      <p className={styles.text}>{typeset(text)}</p>
    </Surface>
  );
}

const PRICES = { reduced: 'preorder', regular: 'regular' } as const;

/** Promotion code for a letter of another city, with a link to the payment page. */
function AnotherCityOffer({ offer }: { readonly offer: AnotherCityView }) {
  return (
    <Stack as="section" gap={3} align="start" className={styles.offer} aria-labelledby="another-city">
      <h3 id="another-city">
        <Typeset>Une autre ville, une autre lettre</Typeset>
      </h3>
      <p>
        {typeset('D’autres agents ne répondent plus. Avec le code ')}
        <strong className={styles.code}>{offer.promoCode}</strong>
        {typeset(', la lettre suivante est à ')}
        <Price of={PRICES[offer.price]} />
        {offer.price === 'reduced' && (
          <>
            {typeset(' au lieu de ')}
            <s>
              <Price of="regular" />
            </s>
          </>
        )}
        .
      </p>
      <a className="button" href={checkoutAddress(offer.promoCode)}>
        <Typeset>Recevoir une autre lettre</Typeset>
      </a>
    </Stack>
  );
}

/** End of the story: thanks, contact address, and a link to a puzzle that is still open. */
export function CreditsPage() {
  const { status, view } = useStory();
  const isGuest = isGuestOf(status);
  const tile = view.tiles[0];
  if (tile?.id !== 'credits') return <Navigate to="/home" replace />;
  return (
    <Screen title={tile.label} back="/home" className={styles.room}>
      <Surface kind="paper" as="article" className={styles.sheet}>
        <h2 className={styles.title}>
          <Typeset>Merci d’avoir ouvert.</Typeset>
        </h2>
        {!view.puzzle && (
          <Stack gap={4} align="center" className={styles.complete}>
            <RubberStamp struck>Pli complet</RubberStamp>
            <p>
              <Typeset>Vous avez tout trouvé. Cette lettre n’a plus rien à cacher.</Typeset>
            </p>
          </Stack>
        )}
        {view.page && <PageContent kind="page" page={view.page} code={status.code} contact={site.contact} />}
        {view.lastWord && <LastWord word={view.lastWord} />}
        {view.report && (
          <Stack gap={3} align="start" className={styles.offer}>
            <h3>
              <Typeset>Le Contrôle a rendu son rapport sur vous.</Typeset>
            </h3>
            <ButtonLink to="/home/app/report">
              <Typeset>Lire le rapport</Typeset>
            </ButtonLink>
          </Stack>
        )}
        {view.anotherCity && <AnotherCityOffer offer={view.anotherCity} />}
        {!isGuest && <AnotherLetter />}
        <p className={styles.contact}>
          {typeset('Un avis, une erreur, une pierre qui a bougé ? Écrivez-nous : ')}
          <a href={`mailto:${site.contact}`}>{site.contact}</a>
        </p>
        {view.puzzle && (
          <>
            <RubberStamp className={styles.stamp}>Avec nos remerciements</RubberStamp>
            <ButtonLink primary to="/home/app/code">
              <Typeset>Avez-vous du nouveau ?</Typeset>
            </ButtonLink>
          </>
        )}
      </Surface>
    </Screen>
  );
}
