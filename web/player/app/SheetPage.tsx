import { Navigate } from 'react-router-dom';
import type { PlayerView } from '../../../engine/public.ts';
import { classNames } from '../../components/class-names.ts';
import { Row } from '../../components/layout/layout.tsx';
import { Postmark } from '../../components/papers/Postmark.tsx';
import { StampSheet } from '../../components/papers/Stamp.tsx';
import stampStyles from '../../components/papers/Stamp.module.css';
import { Surface } from '../../components/papers/Surface.tsx';
import { Screen } from '../../components/screen/Screen.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { useLanguage, useWords } from '../../words/use-words.ts';
import { deliveryDate, postmarkOf, type PostCity } from '../dates.ts';
import { useStory } from '../story.ts';
import styles from './SheetPage.module.css';

type SheetStamp = NonNullable<PlayerView['stamps']>[number];

/** One stamp of the sheet: cancelled when its step was solved, torn where the solution was asked. */
function StampOnSheet({ stamp, city }: { readonly stamp: SheetStamp; readonly city: PostCity }) {
  const { shared, app } = useWords('game');
  const language = useLanguage();
  const { title, number, at, torn } = stamp;
  const value = number === null ? undefined : shared.faceValue(number);
  const mark = postmarkOf(city, at);
  const date = deliveryDate(at, language, city.timeZone);
  return (
    <li className={styles.place}>
      <span className={classNames(stampStyles.stamp, torn && styles.torn)}>
        <StampSheet
          picture="code"
          art={stamp.stamp}
          described
          label={number === null ? title : ''}
          value={value}
        />
      </span>
      {at !== null && <Postmark {...mark} className={styles.mark} />}
      <span className={styles.minute} aria-hidden="true">
        {typeset([mark.date, mark.hour].join(' '))}
      </span>
      <span className="visually-hidden">
        {typeset(
          [
            number === null ? title : shared.step(number),
            date === null ? app.sheet.open : app.sheet.cancelled(date),
            ...(torn ? [app.sheet.torn] : []),
          ].join(', '),
        )}
      </span>
    </li>
  );
}

interface SheetProps {
  readonly stamps: readonly SheetStamp[];
  readonly city: PostCity;
}

/** The stamps of the steps that the player has reached, in the order of their cancellation. */
export function SheetOfStamps({ stamps, city }: SheetProps) {
  return (
    <ol className={styles.sheet}>
      {stamps.map((stamp) => (
        <StampOnSheet key={stamp.step} {...{ stamp, city }} />
      ))}
    </ol>
  );
}

/** What one keeps of a walk: the sheet of stamps, as far as it is filled. */
export function SheetPage() {
  const words = useWords('game').app.sheet;
  const { city, stamps } = useStory().view;
  if (!stamps) return <Navigate to="/home" replace />;
  const torn = stamps.filter((stamp) => stamp.torn).length;
  return (
    <Screen title={words.title} back="/home" className={styles.room}>
      <Surface kind="paper" as="article" className={styles.paper}>
        <Row as="header" gap={3} align="baseline" justify="between" className={styles.head}>
          <h2>{words.of(city.name)}</h2>
          <p>{words.count(stamps.filter(({ at }) => at !== null).length)}</p>
        </Row>
        <SheetOfStamps {...{ stamps, city }} />
        {torn > 0 && <p className={styles.note}>{words.tornNote}</p>}
      </Surface>
    </Screen>
  );
}
