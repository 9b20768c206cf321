import { Link } from '../../components/actions/Link.tsx';
import { Surface } from '../../components/papers/Surface.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { type FactLine, Facts } from '../AdminPage.tsx';
import { durationOf, momentOf } from '../dates.ts';
import { STATE_LABELS } from '../calls.ts';
import { LANGUAGE_NAMES } from '../CitySelect.tsx';
import { personPath } from '../search/counter-calls.ts';
import { Links } from '../Slips.tsx';
import type { OrderFile } from './order-calls.ts';
import styles from './OrderPage.module.css';

const NONE = '—';

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
}: NonNullable<OrderFile['standing']>): readonly FactLine[] {
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
    ['Instrument', isForced ? `interrogé ${questions} fois : quelqu’un essaie toutes les valeurs` : null],
    ['Attend jusqu’à', waitsUntil && momentOf(waitsUntil)],
    ...choices.map(({ step: at, option }): FactLine => [`A choisi à ${at.name}`, typeset(`« ${option} »`)]),
    ...beside.map(({ title, solvedAt, hints: own, mistakes: wrong }): FactLine => [
      `À côté : ${title}`,
      solvedAt
        ? `résolue le ${momentOf(solvedAt)}`
        : `${own.asked} indice(s) sur ${own.max}, ${wrong.length} erreur(s)`,
    ]),
    ...alternatives.map(({ name }): FactLine => ['Trajet de secours depuis', name]),
  ];
}

/** « Camille joue : tient la lettre ; dans ses mains : la lecture ». */
function personLine({ name, isHolder, joinedAt, leftAt, roles }: OrderFile['party'][number]): FactLine {
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

function orderLines(file: OrderFile): readonly FactLine[] {
  const { order, party, way } = file;
  const { state, identifier, staff, giftFrom, fullOnWin } = order;
  return [
    ['État', STATE_LABELS[state]],
    ['Annulé', staff.cancelledAt && momentOf(staff.cancelledAt)],
    [
      'Code arrêté',
      staff.stoppedAt &&
        `${momentOf(staff.stoppedAt)} : ${way?.replacedBy ? 'lettre égarée' : 'rétractation'}`,
    ],
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
        {file.standing && <Facts lines={standingLines(file.standing)} />}
        <Facts lines={orderLines(file)} />
      </dl>
      {people.size > 0 && (
        <Links>
          {[...people].map((email) => (
            <Link key={email} to={personPath(email)}>
              {typeset(`Tout de ${email}`)}
            </Link>
          ))}
        </Links>
      )}
    </Surface>
  );
}
