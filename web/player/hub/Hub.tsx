import { type Ref, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isTrial } from '../../api/mount.ts';
import type { TileView } from '../../../engine/public.ts';
import { ButtonLink } from '../../components/actions/Button.tsx';
import { classNames } from '../../components/class-names.ts';
import { Screen } from '../../components/screen/Screen.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { useClientState } from '../../state/store.ts';
import { isStoryOver, type PlayerStory } from '../story.ts';
import { MailOffer, WatchedMail } from '../mail/NextMail.tsx';
import { OpensAt } from '../app/StepClosed.tsx';
import { PartyLine } from '../party/PartyLine.tsx';
import { Unavailable } from '../popups/Unavailable.tsx';
import { Tutorial } from '../tutorial/Tutorial.tsx';
import { OwnRoles } from '../hands/OwnRoles.tsx';
import { useArrival } from '../use-leave.ts';
import { DeskEnvelope } from './DeskEnvelope.tsx';
import { StepHours } from './HoursSign.tsx';
import { deviceStorage } from '../../state/device/storage.ts';
import styles from './Hub.module.css';
import { useWords } from '../../words/use-words.ts';

interface RecapProps {
  readonly lines: readonly string[] | undefined;
  readonly title: string;
}

/** A reminder for who comes back after days: what is found, whom to look for, where to stand. */
export function Recap({ lines, title }: RecapProps) {
  if (!lines) return null;
  return (
    <section className={`paper paper--buff ${styles.recap}`} aria-labelledby="recap">
      <h2 id="recap">{title}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{typeset(line)}</li>
        ))}
      </ul>
    </section>
  );
}

const keyOf = (code: string): string => `stamps.${code}`;

const read = (code: string): readonly string[] => deviceStorage.read(keyOf(code))?.split(' ') ?? [];

/** Asides share one picture. */
const nameOf = ({ id, to }: TileView): string => (id === 'aside' ? to : id);

/** Names of the stamps that this device displays for the first time. */
function useFreshStamps(code: string, tiles: readonly TileView[]): ReadonlySet<string> {
  const [known] = useState(() => new Set(read(code)));
  const there = tiles.filter(({ disabled }) => !disabled).map(nameOf);
  const stored = [...new Set([...known, ...there])].join(' ');
  useEffect(() => {
    deviceStorage.write(keyOf(code), stored);
  }, [code, stored]);
  return new Set(there.filter((id) => !known.has(id)));
}

const NEXT_SCREEN_MS = 1200;

/** After some answers the desk is shown first, then the new item. */
function useSecondScreen(): void {
  const navigate = useNavigate();
  const { then } = useArrival();
  useEffect(() => {
    if (!then) return undefined;
    const timer = setTimeout(() => void navigate(then, { replace: true }), NEXT_SCREEN_MS);
    return () => clearTimeout(timer);
  }, [then, navigate]);
}

/** The next step uses the same instrument. */
const isSameStamp = (one: TileView, other: TileView | undefined): boolean =>
  one.id === other?.id && one.label === other.label;

interface HubProps extends PlayerStory {
  /** The paper on which the stamps lie. */
  readonly paper?: Ref<HTMLElement>;
}

/** The desk with its stamps: everything the player can open now. */
export function Hub({ status, view, paper }: HubProps) {
  const { shared, hub: words } = useWords('game');
  const opening = useClientState((state) => state.opening);
  const tutorialStep = useClientState((state) => state.tutorialStep);
  const { then, solved } = useArrival();
  useSecondScreen();
  const [first] = view.tiles;
  const fresh = useFreshStamps(status.code, view.tiles);
  return (
    <Screen
      title={view.city.name}
      place
      subtitle={shared.step(view.stepNumber)}
      end={isStoryOver(status) || !view.hours ? undefined : <StepHours hours={view.hours} />}
      className={classNames(styles.desk, opening && styles.inEnvelope)}
    >
      <Unavailable places={view.unavailable} />
      <OpensAt view={view} />
      <WatchedMail view={view} />
      {status.party && <PartyLine status={status} />}
      <OwnRoles hands={view.hands} />
      <Recap lines={view.recap} title={words.recap} />
      {first && !then && isSameStamp(first, solved) && (
        <ButtonLink primary to={first.to} className={styles.goOn}>
          {typeset(words.goOn(first.label))}
        </ButtonLink>
      )}
      <DeskEnvelope status={status} view={view} paper={paper} isFresh={(tile) => fresh.has(nameOf(tile))} />
      <MailOffer view={view} />
      {!status.party && !isTrial && <PartyLine status={status} />}
      {view.report && (
        <ButtonLink to="/home/app/report" className={styles.report}>
          {words.report}
        </ButtonLink>
      )}
      {tutorialStep && !opening && <Tutorial step={tutorialStep} />}
    </Screen>
  );
}
