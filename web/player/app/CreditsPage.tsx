import { Navigate } from 'react-router-dom';
import { ButtonLink } from '../../components/actions/Button.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { RubberStamp } from '../../components/papers/RubberStamp.tsx';
import { Screen } from '../../components/screen/Screen.tsx';
import { Surface } from '../../components/papers/Surface.tsx';
import { site } from '../../state/site.ts';
import { AnotherLetter } from '../settings/SettingsPage.tsx';
import { WhoFound } from '../notebook/NotebookPage.tsx';
import { PageContent } from '../pages/PageContent.tsx';
import { OrderSheet } from '../keepsake/OrderSheet.tsx';
import { isGuestOf } from '../party/people.ts';
import { type PlayerStory, useStory } from '../story.ts';
import { isTrial } from '../../api/mount.ts';
import type { AnotherCityView } from '../../../engine/public.ts';
import { checkoutAddress, Price } from '../../site/landing/Price.tsx';
import styles from './CreditsPage.module.css';
import { LastWord } from './LastWord.tsx';
import { SheetOfStamps } from './SheetPage.tsx';
import { TrialEnd } from './TrialEnd.tsx';
import { useWords } from '../../words/use-words.ts';

const PRICES = { reduced: 'preorder', regular: 'regular' } as const;

/** Promotion code for a letter of another city, with a link to the payment page. */
function AnotherCityOffer({ offer }: { readonly offer: AnotherCityView }) {
  const words = useWords('game').app.anotherCity;
  const regular = (
    <s>
      <Price of="regular" />
    </s>
  );
  return (
    <Stack as="section" gap={3} align="start" className={styles.offer} aria-labelledby="another-city">
      <h3 id="another-city">{words.title}</h3>
      <p>
        {words.offer(
          <strong className={styles.code}>{offer.promoCode}</strong>,
          <Price of={PRICES[offer.price]} />,
          offer.price === 'reduced' && regular,
        )}
      </p>
      <a className="button" href={checkoutAddress(offer.promoCode)}>
        {words.receive}
      </a>
    </Stack>
  );
}

/** The end: the whole sheet, and what it becomes. */
function EndSheet({ view: { stamps, city } }: Pick<PlayerStory, 'view'>) {
  const words = useWords('game').app.sheet;
  if (!stamps) return null;
  return (
    <Stack gap={3}>
      <SheetOfStamps stamps={stamps} city={city} />
      <ButtonLink to="/home/planche">{words.show}</ButtonLink>
      <OrderSheet />
    </Stack>
  );
}

/**
 * End of the story: its page, the sheet of stamps, thanks, contact address, and a link to a puzzle that is still open.
 * The page comes first: once nothing is left to answer it is the secret that was just found.
 */
export function CreditsPage() {
  const words = useWords('game').app.credits;
  const { notebook } = useWords('beside');
  const { status, view } = useStory();
  const isGuest = isGuestOf(status);
  const tile = view.tiles[0];
  const scenes = (view.beside ?? []).filter(({ solvedAt }) => solvedAt === null);
  const page = view.page && (
    <PageContent kind="page" page={view.page} code={status.code} contact={site.contact} />
  );
  if (tile?.id !== 'credits') return <Navigate to="/home" replace />;
  if (isTrial) return <TrialEnd title={tile.label} />;
  return (
    <Screen title={tile.label} back="/home" className={styles.room}>
      <Surface kind="paper" as="article" className={styles.sheet}>
        <h2 className={styles.title}>{words.thanks}</h2>
        {!view.puzzle && !view.missed && scenes.length === 0 && (
          <Stack gap={4} align="center" className={styles.complete}>
            <RubberStamp struck>{words.completeStamp}</RubberStamp>
            <p>{words.complete}</p>
          </Stack>
        )}
        {page}
        {scenes.length > 0 && (
          <Stack gap={3} align="start" className={styles.offer}>
            <h3>{words.scenes}</h3>
            {scenes.map(({ name, title, to }) => (
              <ButtonLink key={name} to={to}>
                {title}
              </ButtonLink>
            ))}
          </Stack>
        )}
        <EndSheet view={view} />
        {view.lastWord && <LastWord word={view.lastWord} />}
        <Stack gap={3} align="start" className={styles.offer}>
          <h3>{status.party ? notebook.whoFound : notebook.title}</h3>
          {status.party && <WhoFound status={status} />}
          <ButtonLink to="/home/carnet">{notebook.link}</ButtonLink>
        </Stack>
        {view.report && (
          <Stack gap={3} align="start" className={styles.offer}>
            <h3>{words.report}</h3>
            <ButtonLink to="/home/app/report">{words.readReport}</ButtonLink>
          </Stack>
        )}
        {view.anotherCity && <AnotherCityOffer offer={view.anotherCity} />}
        {!isGuest && <AnotherLetter />}
        <p className={styles.contact}>
          {words.contact(<a href={`mailto:${site.contact}`}>{site.contact}</a>)}
        </p>
        {view.puzzle && (
          <>
            <RubberStamp className={styles.stamp}>{words.thanksStamp}</RubberStamp>
            <ButtonLink primary to="/home/app/code">
              {words.news}
            </ButtonLink>
          </>
        )}
      </Surface>
    </Screen>
  );
}
