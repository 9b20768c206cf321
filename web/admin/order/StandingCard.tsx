import '../../styles/form-line.css';
import { Link } from '../../components/actions/Link.tsx';
import { Row } from '../../components/layout/layout.tsx';
import { Surface } from '../../components/papers/Surface.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { durationOf, momentOf } from '../dates.ts';
import { STATE_LABELS } from '../calls.ts';
import { LANGUAGE_NAMES } from '../CitySelect.tsx';
import { personPath } from '../search/counter-calls.ts';
import slips from '../Slips.module.css';
import type { OrderFile } from './order-calls.ts';
import styles from './OrderPage.module.css';

const NONE = '—';
type Line = readonly [name: string, value: string];

function standingLines({
  step,
  seconds,
  usual,
  hints,
  mistakes,
  isForced,
  questions,
  waitsUntil,
  alternatives,
  choices,
  beside,
}: NonNullable<OrderFile['standing']>): readonly Line[] {
  return [
    ['Étape', `${step.index ?? '?'} ${step.name}`],
    ['Depuis', durationOf(seconds)],
    [
      'D’habitude',
      usual
        ? `${durationOf(usual.medianSeconds)}, 9 sur 10 en ${durationOf(usual.p90Seconds)}`
        : 'trop peu de joueurs',
    ],
    ['Indices', `${hints.asked} sur ${hints.max}`],
    [
      'Erreurs à cette étape',
      mistakes.length > 0 ? mistakes.map((one) => typeset(`« ${one} »`)).join(', ') : 'aucune',
    ],
    ...(isForced
      ? [['Instrument', `interrogé ${questions} fois : quelqu’un essaie toutes les valeurs`] as const]
      : []),
    ...(waitsUntil ? [['Attend jusqu’à', momentOf(waitsUntil)] as const] : []),
    ...choices.map(({ step: at, option }): Line => [`A choisi à ${at.name}`, typeset(`« ${option} »`)]),
    ...beside.map(({ title, solvedAt, hints: own, mistakes: wrong }): Line => [
      `À côté : ${title}`,
      solvedAt
        ? `résolue le ${momentOf(solvedAt)}`
        : `${own.asked} indice(s) sur ${own.max}, ${wrong.length} erreur(s)`,
    ]),
    ...alternatives.map(({ name }): Line => ['Trajet de secours depuis', name]),
  ];
}

/** « Camille joue : tient la lettre ; dans ses mains : la lecture ». */
function personLine({ name, isHolder, joinedAt, leftAt, roles }: OrderFile['party'][number]): Line {
  const since = leftAt
    ? `du ${momentOf(joinedAt)} au ${momentOf(leftAt)}`
    : `depuis le ${momentOf(joinedAt)}`;
  const facts = [
    isHolder ? 'tient la lettre' : since,
    ...(roles.length > 0 ? [`dans ses mains : ${roles.join(', ')}`] : []),
  ];
  return [`${name} ${leftAt ? 'a joué' : 'joue'}`, typeset(facts.join(' ; '))];
}

/** A present is not tied to its buyer, whom its sale knows. */
const buyerOf = ({ order, sale }: OrderFile): string | null => order.staff.tiedEmail ?? sale?.buyer ?? null;

function orderLines(file: OrderFile): readonly Line[] {
  const { order, party, way } = file;
  const { state, identifier, staff, giftFrom, fullOnWin } = order;
  return [
    ['État', STATE_LABELS[state]],
    ...(staff.cancelledAt ? [['Annulé', momentOf(staff.cancelledAt)] as const] : []),
    ...(staff.stoppedAt
      ? [
          [
            'Code arrêté',
            `${momentOf(staff.stoppedAt)} : ${way?.replacedBy ? 'lettre égarée' : 'rétractation'}`,
          ] as const,
        ]
      : []),
    ['Identifiant', identifier ?? NONE],
    ['Compte', staff.email ?? NONE],
    ...party.map(personLine),
    ['Acheteur', buyerOf(file) ?? NONE],
    ['Offert par', giftFrom ?? NONE],
    ['Langue du pli', LANGUAGE_NAMES[staff.language]],
    ['Activé', staff.activatedAt ? momentOf(staff.activatedAt) : NONE],
    ['Renonciation', staff.waiver ? `${momentOf(staff.waiver.at)} (texte ${staff.waiver.version})` : NONE],
    ['Plein tarif', fullOnWin ? 'oui' : 'non'],
  ];
}

export function StandingCard({ file }: { readonly file: OrderFile }) {
  const people = new Set([file.order.staff.email, buyerOf(file)].flatMap((email) => email ?? []));
  return (
    <Surface kind="paper" as="section" className={styles.card} aria-labelledby="standing">
      <h2 id="standing">
        Où il en est
        {file.standing?.isStuck && <span className={`sticker ${styles.stuck}`}>bloqué</span>}
        {file.standing?.isForced && <span className={`sticker ${styles.stuck}`}>instrument forcé</span>}
      </h2>
      <dl>
        {[...(file.standing ? standingLines(file.standing) : []), ...orderLines(file)].map(
          ([name, value], index) => (
            <div key={index} className="form-line">
              <dt>{typeset(name)}</dt>
              <dd className="typed">{value}</dd>
            </div>
          ),
        )}
      </dl>
      {people.size > 0 && (
        <Row as="p" gap={4} lineGap={2} align="center" className={slips.links}>
          {[...people].map((email) => (
            <Link key={email} to={personPath(email)}>
              {typeset(`Tout de ${email}`)}
            </Link>
          ))}
        </Row>
      )}
    </Surface>
  );
}
