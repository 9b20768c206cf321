import { Link } from '../../../components/actions/Link.tsx';
import { classNames } from '../../../components/class-names.ts';
import { Row } from '../../../components/layout/layout.tsx';
import { Postmark } from '../../../components/papers/Postmark.tsx';
import { StampSheet } from '../../../components/papers/Stamp.tsx';
import stamp from '../../../components/papers/Stamp.module.css';
import { Surface } from '../../../components/papers/Surface.tsx';
import { Screen } from '../../../components/screen/Screen.tsx';
import type { SideStepView } from '../../../../engine/public.ts';
import { postmarkOf, type PostCity } from '../../dates.ts';
import { PageContent } from '../../pages/PageContent.tsx';
import room from '../../Room.module.css';
import { useStory } from '../../story.ts';
import styles from './GatheringSheet.module.css';
import { useWords } from '../../../words/use-words.ts';

/** A gathering as a sheet of stamps: those to find are outlined, those found are stuck on and cancelled. */
export function GatheringSheet() {
  const { shared, app } = useWords('game');
  const { status, view } = useStory();
  const { parts = [], needs = 0 } = view.gathering ?? {};
  const members = parts.flatMap((name) => view.beside?.find((side) => side.name === name) ?? []);
  const found = members.filter(({ solvedAt }) => solvedAt !== null).length;
  const [tile] = view.tiles;
  return (
    <Screen title={tile?.label ?? shared.code} back="/home" end={shared.step(view.stepNumber)}>
      {view.page && (
        <div className={room.above}>
          <PageContent kind="page" page={view.page} code={status.code} />
        </div>
      )}
      <Surface kind="paper" as="section" className={styles.sheet} aria-labelledby="gathering">
        <Row as="header" gap={2} align="baseline" justify="between" className={styles.head}>
          <h2 id="gathering" className="typed">
            {app.gathering.needs(needs, parts.length)}
          </h2>
          <p role="status">{app.gathering.count(found, needs)}</p>
        </Row>
        <Row as="ul" gap={4} justify="centred" className={styles.stamps}>
          {members.map((member) => (
            <li key={member.name}>
              {member.solvedAt ? <Found member={member} city={view.city} /> : <ToFind member={member} />}
            </li>
          ))}
        </Row>
      </Surface>
    </Screen>
  );
}

function ToFind({ member: { title, to, picture, stamp: art } }: { readonly member: SideStepView }) {
  return (
    <Link to={to} className={classNames(stamp.stamp, styles.place)}>
      <StampSheet picture={picture} art={art} label={title} />
    </Link>
  );
}

function Found({
  member: { title, picture, stamp: art, solvedAt },
  city,
}: {
  readonly member: SideStepView;
  readonly city: PostCity;
}) {
  const words = useWords('game').app.gathering;
  return (
    <div className={styles.found}>
      <span className={classNames(stamp.stamp, styles.stamp)}>
        <StampSheet picture={picture} art={art} label={title} />
      </span>
      <Postmark {...postmarkOf(city, solvedAt)} className={styles.mark} />
      <span className="visually-hidden">{words.found}</span>
    </div>
  );
}
