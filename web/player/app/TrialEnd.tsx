import { useNavigate } from 'react-router-dom';
import { restartTrial } from '../../api/calls.ts';
import { Button } from '../../components/actions/Button.tsx';
import { OutcomeNote } from '../../components/forms/OutcomeNote.tsx';
import { useSubmission } from '../../components/forms/use-submission.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { RubberStamp } from '../../components/papers/RubberStamp.tsx';
import { Surface } from '../../components/papers/Surface.tsx';
import { Screen } from '../../components/screen/Screen.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { checkoutAddress, Price } from '../../site/landing/Price.tsx';
import { done, failedWith, type FormOutcome } from '../../state/game/outcome.ts';
import { beginWith } from '../../state/game/status.ts';
import { useSite } from '../../state/site.ts';
import { useAddress, useWords } from '../../words/use-words.ts';
import { PageContent } from '../pages/PageContent.tsx';
import { useStory } from '../story.ts';
import styles from './CreditsPage.module.css';
import { SheetOfStamps } from './SheetPage.tsx';

/** The ways out of the game without an account: from its beginning, or to the site, which is another document. */
export function LeaveTrial() {
  const words = useWords('game').app.trial;
  const { errors } = useWords('common');
  const navigate = useNavigate();
  const home = useAddress('/');
  const restart = async (): Promise<FormOutcome> => {
    const result = await restartTrial();
    if (!result.ok) return failedWith(result, errors);
    beginWith(result.data);
    void navigate('/home');
    return done('');
  };
  const { pending, outcome, submit } = useSubmission(restart);
  return (
    <Stack gap={3} align="start">
      <Button aria-busy={pending || undefined} onClick={() => void submit()}>
        {words.again}
      </Button>
      {outcome && !outcome.ok && <OutcomeNote outcome={outcome} />}
      <p className={styles.contact}>
        <a href={home}>{words.toSite}</a>
      </p>
    </Stack>
  );
}

/** The end of the game without an account: the next letter is of paper, and is ordered here. */
export function TrialEnd({ title }: { readonly title: string }) {
  const words = useWords('game').app.trial;
  const { status, view } = useStory();
  const { promoCode, purchase, contact } = useSite();
  return (
    <Screen title={title} back="/home" className={styles.room}>
      <Surface kind="paper" as="article" className={styles.sheet}>
        <h2 className={styles.title}>{words.title}</h2>
        {view.page && <PageContent kind="page" page={view.page} code={status.code} contact={contact} />}
        <Stack as="section" gap={3} align="start" className={styles.offer} aria-label={words.order}>
          <a className="button button--primary" href={checkoutAddress(promoCode)}>
            {typeset(promoCode ? purchase.preorderLabel : purchase.label)}
          </a>
          <p>{words.price(<Price of={promoCode ? 'preorder' : 'regular'} />)}</p>
          <p>{typeset(purchase.effort)}</p>
        </Stack>
        {view.stamps && <SheetOfStamps stamps={view.stamps} city={view.city} />}
        <RubberStamp className={styles.stamp}>{words.stamp}</RubberStamp>
        <LeaveTrial />
      </Surface>
    </Screen>
  );
}
