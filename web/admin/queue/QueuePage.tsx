import { useCounted } from '../home/today.ts';
import { useState } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { Link } from '../../components/actions/Link.tsx';
import { Empty } from '../../components/status/Empty.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { AdminPage, Notice } from '../AdminPage.tsx';
import { dayOf, durationOf } from '../dates.ts';
import { ListPlaceholder } from '../LoadFailure.tsx';
import { Links, Section, Slip, SlipList, WarningLine } from '../Slips.tsx';
import { useChangedData, type ChangedData } from '../use-changed-data.ts';
import { LotItem } from './LotItem.tsx';
import { fetchQueue, sendTake, type Queue, type QueueGroup } from './queue-calls.ts';
import { lettersCounted } from './queue-words.tsx';
import { Withdrawals } from './Withdrawals.tsx';

export function QueuePage() {
  const { data: queue, notice, change, ...request } = useChangedData('queue', fetchQueue);
  return (
    <AdminPage
      title="Courrier"
      about="Les plis payés, par ville et par jour : on les prend, on les imprime, on les poste."
    >
      <Notice>{notice}</Notice>
      {queue ? <Sections queue={queue} change={change} /> : <ListPlaceholder of={request} />}
    </AdminPage>
  );
}

interface QueueProps {
  readonly queue: Queue;
  readonly change: ChangedData<Queue>['change'];
}

const UNFOLDED_LOTS = 3;
const TO_COMPLETE =
  'L’adresse se note dans le dossier de chaque pli, qui rejoint alors ceux qui sont à prendre.';

/** An empty file is no empty counter: letters without a dispatch wait in a list of their own. */
function NothingWaits() {
  const unsent = useCounted()?.unsent ?? 0;
  if (unsent > 0)
    return (
      <Empty more="Voyez « Commandes non envoyées ».">
        {unsent === 1
          ? 'Rien dans la file ; un pli n’est pas encore envoyé.'
          : `Rien dans la file ; ${unsent} plis ne sont pas encore envoyés.`}
      </Empty>
    );
  return (
    <Empty more="La prochaine vente viendra s’y ranger d’elle-même.">
      Aucun pli n’attend : tout est posté.
    </Empty>
  );
}

function Sections({ queue: { today, withdrawals, waiting, lots }, change }: QueueProps) {
  if (withdrawals.length + waiting.length + lots.length === 0) return <NothingWaits />;
  const due = waiting.filter(({ day }) => day <= today);
  const toLookAt = ({ held, untold }: QueueGroup) => held + untold > 0;
  const unready = due.filter(({ ready }) => ready === 0);
  const [takeable, held, unaddressed, soon] = [
    due.filter(({ ready }) => ready > 0),
    unready.filter(toLookAt),
    unready.filter((group) => !toLookAt(group) && unaddressedIn(group) > 0),
    unready.filter((group) => !toLookAt(group) && unaddressedIn(group) === 0),
  ];
  const later = waiting.filter(({ day }) => day > today);
  return (
    <>
      <Withdrawals withdrawals={withdrawals} change={change} />
      {lots.length > 0 && (
        <Section id="lots" title="En main">
          <SlipList>
            {lots.map((lot) => (
              <LotItem key={lot.batch} lot={lot} change={change} isFolded={lots.length > UNFOLDED_LOTS} />
            ))}
          </SlipList>
        </Section>
      )}
      <Groups id="due" title="À prendre" groups={takeable} change={change} />
      <Groups id="held" title="À regarder d’abord" groups={held} />
      <Groups id="unaddressed" title="Sans adresse" note={TO_COMPLETE} groups={unaddressed} />
      <Groups id="soon" title="Encore chez leur acheteur" groups={soon} />
      <Groups id="later" title="Plus tard" groups={later} />
    </>
  );
}

const unaddressedIn = ({ letters, ready, held, untold, soon }: QueueGroup): number =>
  letters - ready - held - untold - soon;

interface GroupsProps {
  readonly id: string;
  readonly title: string;
  readonly groups: readonly QueueGroup[];
  readonly note?: string;
  /** Undefined while their day has not come, or without an address. */
  readonly change?: QueueProps['change'];
}

const SHOWN_AT_ONCE = 30;

function Groups({ id, title, note, groups, change }: GroupsProps) {
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  if (groups.length === 0) return null;
  const letters = groups.reduce((sum, group) => sum + group.letters, 0);
  return (
    <Section id={id} title={title} count={lettersCounted(letters)}>
      {note && <p>{typeset(note)}</p>}
      <SlipList>
        {groups.slice(0, shown).map((group) => (
          <GroupItem
            key={`${group.day} ${group.city}`}
            group={group}
            change={change}
            warns={note === undefined}
          />
        ))}
      </SlipList>
      {groups.length > shown && (
        <Button onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
          {typeset(`Voir la suite (${groups.length - shown})`)}
        </Button>
      )}
    </Section>
  );
}

const SECOND_MS = 1000;

interface GroupItemProps extends Pick<GroupsProps, 'change'> {
  readonly group: QueueGroup;
  /** Says how many letters have no address. */
  readonly warns: boolean;
}

function GroupItem({ group, change, warns }: GroupItemProps) {
  const { city, day, letters, ready, held, untold, soon, marked, since } = group;
  const unaddressed = unaddressedIn(group);
  const [waited] = useState(() => durationOf((Date.now() - Date.parse(since)) / SECOND_MS));
  const name = `${city}, ${dayOf(`${day}T12:00`)}`;
  const takes = ready > 1 ? `Prendre ces ${ready} plis` : 'Prendre ce pli';
  return (
    <Slip>
      <p>
        <b className="typed">{typeset(name)}</b>
        <br />
        {typeset(`${lettersCounted(letters)} ; le plus ancien attend depuis ${waited}`)}
        {warns && unaddressed > 0 && (
          <WarningLine>
            {typeset(`${unaddressed} sans adresse : à compléter dans le dossier de chaque pli`)}
          </WarningLine>
        )}
        {held > 0 && (
          <WarningLine>
            {typeset(`${lettersCounted(held)} à regarder d’abord : `)}
            <Link to="/admin/sales?open=1">la vente n’a pas été comprise en entier</Link>
          </WarningLine>
        )}
        {untold > 0 && (
          <WarningLine>
            {typeset(
              untold > 1
                ? `${untold} cadeaux que leur acheteur n’a pas fini de dire en trois jours : à vous de décider, dans « Voir les plis »`
                : 'Un cadeau que son acheteur n’a pas fini de dire en trois jours : à vous de décider, dans « Voir les plis »',
            )}
          </WarningLine>
        )}
        {soon > 0 && (
          <>
            <br />
            {typeset(
              soon > 1
                ? `${soon} que leur acheteur peut encore dire ou corriger`
                : 'Un que son acheteur peut encore dire ou corriger',
            )}
          </>
        )}
        {marked > 0 && (
          <WarningLine>
            {typeset(
              `${marked} rétracté${marked > 1 ? 's' : ''} ou au paiement reparti : à voir avant de prendre`,
            )}
          </WarningLine>
        )}
      </p>
      <Links>
        <Link
          to={`/admin/queue/letters?${new URLSearchParams({ city, day }).toString()}`}
          aria-label={typeset(`Voir les plis : ${name}`)}
        >
          Voir les plis
        </Link>
        {change && ready > 0 && (
          <Button
            aria-label={typeset(`${takes} : ${name}`)}
            onClick={() => void change(() => sendTake(group))}
          >
            {typeset(takes)}
          </Button>
        )}
      </Links>
    </Slip>
  );
}
