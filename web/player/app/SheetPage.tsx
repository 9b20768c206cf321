import { Suspense, useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { cityMapOf, type PlayerView } from '../../../engine/public.ts';
import { Button } from '../../components/actions/Button.tsx';
import { classNames } from '../../components/class-names.ts';
import { lazyScreen } from '../../components/lazy.ts';
import { Row } from '../../components/layout/layout.tsx';
import { Postmark } from '../../components/papers/Postmark.tsx';
import { StampSheet } from '../../components/papers/Stamp.tsx';
import stampStyles from '../../components/papers/Stamp.module.css';
import { Surface } from '../../components/papers/Surface.tsx';
import { Screen } from '../../components/screen/Screen.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { useClientState } from '../../state/store.ts';
import { useLanguage, useWords } from '../../words/use-words.ts';
import { deliveryDate, postmarkOf, type PostCity } from '../dates.ts';
import { useNotebook } from '../notebook/NotebookPage.tsx';
import { useStory } from '../story.ts';
import { planSheet, SHEET_GAP } from './sheet-plan.ts';
import styles from './SheetPage.module.css';

type SheetStamp = NonNullable<PlayerView['stamps']>[number];

/** Pictures and prints of the sheet, which few screens need. */
const KeepSheet = lazyScreen('keepsake', async () => (await import('../keepsake/KeepSheet.tsx')).KeepSheet);
const PrintedWalk = lazyScreen(
  'keepsake',
  async () => (await import('../keepsake/PrintedWalk.tsx')).PrintedWalk,
);

interface StampProps {
  readonly stamp: SheetStamp;
  readonly city: PostCity;
  /** Name of whoever solved it, in a party. */
  readonly finder?: string | undefined;
}

/** One stamp of the sheet: cancelled when its step was solved, torn where the solution was asked. */
function StampOnSheet({ stamp, city, finder }: StampProps) {
  const { shared, app } = useWords('game');
  const { keepsake } = useWords('beside');
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
        {finder !== undefined && <span className={styles.finder}>{finder}</span>}
      </span>
      <span className="visually-hidden">
        {typeset(
          [
            number === null ? title : shared.step(number),
            date === null ? app.sheet.open : app.sheet.cancelled(date),
            ...(finder === undefined ? [] : [keepsake.foundBy(finder)]),
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
  /** By the name of the step; nobody without a party. */
  readonly finders?: ReadonlyMap<string, string>;
}

/** The stamps of the steps that the player has reached, in the order of their cancellation. */
export function SheetOfStamps({ stamps, city, finders }: SheetProps) {
  return (
    <ol className={styles.sheet}>
      {stamps.map((stamp) => (
        <StampOnSheet key={stamp.step} stamp={stamp} city={city} finder={finders?.get(stamp.step)} />
      ))}
    </ol>
  );
}

interface PaperProps extends SheetProps {
  readonly city: PlayerView['city'];
  /** Address of the data of the city’s map; null without one. */
  readonly map: string | null;
}

/** The sheet with its head, as it is shown and printed, with the map of the walk. */
export function StampPaper({ stamps, city, finders, map }: PaperProps) {
  const words = useWords('game').app.sheet;
  const cancelled = stamps.filter(({ at }) => at !== null).length;
  const count = words.count(cancelled);
  const hasNote = stamps.some(({ torn }) => torn);
  const plan = planSheet(stamps.length, hasNote);
  const measures = {
    '--columns': plan.columns,
    '--stamp': `${plan.stamp}cqi`,
    '--gaps': `${plan.rowGap}cqi ${SHEET_GAP}cqi`,
    '--page': `${plan.map.height}cqi`,
  };
  return (
    <Surface kind="paper" as="article" className={styles.paper} style={measures}>
      <Row as="header" gap={3} align="baseline" justify="between" className={styles.head}>
        <h2>{words.of(city.name)}</h2>
        <p>{cancelled > 0 && cancelled < stamps.length ? words.countOf(count, stamps.length) : count}</p>
      </Row>
      <SheetOfStamps stamps={stamps} city={city} {...(finders && { finders })} />
      {hasNote && <p className={styles.note}>{words.tornNote}</p>}
      {map !== null && (
        <Suspense fallback={<div data-page="loading" />}>
          <PrintedWalk
            address={map}
            city={city}
            stamps={stamps}
            room={plan.map}
            className={classNames(styles.map, styles[plan.map.place])}
          />
        </Suspense>
      )}
    </Surface>
  );
}

/** Who of a party has found which step. Nobody where staff look on, who never read the notebook. */
function useFinders(): ReadonlyMap<string, string> {
  const { phone } = useWords('beside').notebook;
  const { status } = useStory();
  const isViewing = useClientState(({ adminStatus }) => adminStatus !== null);
  const { read } = useNotebook(status, Boolean(status.party) && !isViewing);
  const entries = read?.ok ? read.data.entries : [];
  return new Map(
    entries.flatMap(({ step, state, found }): readonly (readonly [string, string])[] =>
      state === 'found' && found?.by ? [[step, found.by.name ?? phone]] : [],
    ),
  );
}

/** What one keeps of a walk: the sheet of stamps, as far as it is filled. */
export function SheetPage() {
  const words = useWords('game').app.sheet;
  const { keepsake } = useWords('beside');
  const { status, view } = useStory();
  const { city, stamps } = view;
  const finders = useFinders();
  const keys = useRef<HTMLDivElement>(null);
  if (!stamps) return <Navigate to="/home" replace />;
  const isKept = stamps.some(({ at }) => at !== null);
  const toKeys = () => {
    keys.current?.scrollIntoView?.();
    keys.current?.focus({ preventScroll: true });
  };
  return (
    <Screen title={words.title} back="/home" className={styles.room}>
      {isKept && (
        <Button className={styles.toKeys} onClick={toKeys}>
          {keepsake.toKeys}
        </Button>
      )}
      <StampPaper stamps={stamps} city={city} finders={finders} map={cityMapOf(status)?.address ?? null} />
      {isKept && (
        <div ref={keys} tabIndex={-1} className={styles.keys}>
          <Suspense fallback={null}>
            <KeepSheet />
          </Suspense>
        </div>
      )}
    </Screen>
  );
}
