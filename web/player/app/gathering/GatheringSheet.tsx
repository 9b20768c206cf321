import { Link } from '../../../components/actions/Link.tsx';
import { classNames } from '../../../components/class-names.ts';
import { Postmark } from '../../../components/papers/Postmark.tsx';
import { StampSheet } from '../../../components/papers/Stamp.tsx';
import stamp from '../../../components/papers/Stamp.module.css';
import { Surface } from '../../../components/papers/Surface.tsx';
import { Screen } from '../../../components/screen/Screen.tsx';
import { typeset } from '../../../components/text/typography.tsx';
import type { SideStepView } from '../../../../engine/public.ts';
import { postmarkOf, type PostCity } from '../../dates.ts';
import { PageContent } from '../../pages/PageContent.tsx';
import room from '../../Room.module.css';
import { useStory } from '../../story.ts';
import styles from './GatheringSheet.module.css';

const NUMBERS = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit'];

/** « Il en faut deux sur trois, dans l’ordre que vous voulez. » */
export function needsWords(needs: number, parts: number): string {
  const count =
    needs === parts
      ? 'Il les faut tous'
      : `Il en faut ${NUMBERS[needs] ?? needs} sur ${NUMBERS[parts] ?? parts}`;
  return `${count}, dans l’ordre que vous voulez.`;
}

/** A gathering as a sheet of stamps: those to find are outlined, those found are stuck on and cancelled. */
export function GatheringSheet() {
  const { status, view } = useStory();
  const { parts = [], needs = 0 } = view.gathering ?? {};
  const members = parts.flatMap((name) => view.beside?.find((side) => side.name === name) ?? []);
  const found = members.filter(({ solvedAt }) => solvedAt !== null).length;
  const [tile] = view.tiles;
  return (
    <Screen title={tile?.label ?? 'Code'} back="/home" end={typeset(`Étape ${view.stepNumber}`)}>
      {view.page && (
        <div className={room.above}>
          <PageContent kind="page" page={view.page} code={status.code} />
        </div>
      )}
      <Surface kind="paper" as="section" className={styles.sheet} aria-labelledby="gathering">
        <header className={styles.head}>
          <h2 id="gathering" className="typed">
            {typeset(needsWords(needs, parts.length))}
          </h2>
          <p role="status">{typeset(`${found} sur ${needs}`)}</p>
        </header>
        <ul className={styles.stamps}>
          {members.map((member) => (
            <li key={member.name}>
              {member.solvedAt ? <Found member={member} city={view.city} /> : <ToFind member={member} />}
            </li>
          ))}
        </ul>
      </Surface>
    </Screen>
  );
}

function ToFind({ member: { title, to, picture } }: { readonly member: SideStepView }) {
  return (
    <Link to={to} className={classNames(stamp.stamp, styles.place)}>
      <StampSheet picture={picture} label={title} />
    </Link>
  );
}

function Found({
  member: { title, picture, solvedAt },
  city,
}: {
  readonly member: SideStepView;
  readonly city: PostCity;
}) {
  return (
    <div className={styles.found}>
      <span className={classNames(stamp.stamp, styles.stamp)}>
        <StampSheet picture={picture} label={title} />
      </span>
      <Postmark {...postmarkOf(city, solvedAt)} className={styles.mark} />
      <span className="visually-hidden">trouvé</span>
    </div>
  );
}
