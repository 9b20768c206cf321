import { Button, ButtonLink } from '../../components/actions/Button.tsx';
import { Link } from '../../components/actions/Link.tsx';
import { Row } from '../../components/layout/layout.tsx';
import { Empty } from '../../components/status/Empty.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { AdminPage, Notice } from '../AdminPage.tsx';
import { dayOf } from '../dates.ts';
import { ListPlaceholder } from '../LoadFailure.tsx';
import { personPath } from '../search/counter-calls.ts';
import { OrderLink, Section, Slip, SlipList } from '../Slips.tsx';
import slips from '../Slips.module.css';
import { type ChangedData, useChangedData } from '../use-changed-data.ts';
import {
  fetchKeepsakes,
  KEEPSAKE_STATES,
  type KeepsakeBody,
  type Keepsakes,
  sendKeepsakeCancelled,
  sendKeepsakeGame,
  sendKeepsakePosted,
} from './keepsakes.ts';

type Change = ChangedData<Keepsakes>['change'];

export function KeepsakesPage() {
  const { data, notice, change, ...request } = useChangedData('keepsakes', fetchKeepsakes);
  return (
    <AdminPage
      title="Planches"
      about="Les planches de timbres achetées une fois l’enquête finie : on les imprime, on les poste."
    >
      <Notice>{notice}</Notice>
      {!data && <ListPlaceholder of={request} />}
      {data && data.waiting.length + data.ended.length === 0 && (
        <Empty more="La prochaine vente d’une planche viendra ici d’elle-même.">
          Aucune planche n’a été achetée.
        </Empty>
      )}
      {data && (
        <>
          <List id="waiting" title="À envoyer" keepsakes={data.waiting} change={change} />
          <List id="ended" title="Parties ou arrêtées" keepsakes={data.ended} />
        </>
      )}
    </AdminPage>
  );
}

interface ListProps {
  readonly id: string;
  readonly title: string;
  readonly keepsakes: readonly KeepsakeBody[];
  /** Undefined where nothing is left to do. */
  readonly change?: Change;
}

function List({ id, title, keepsakes, change }: ListProps) {
  return (
    <Section id={id} title={title} count={keepsakes.length}>
      <SlipList>
        {keepsakes.map((keepsake) => (
          <Item key={keepsake.id} keepsake={keepsake} change={change} />
        ))}
      </SlipList>
    </Section>
  );
}

interface ItemProps extends Pick<ListProps, 'change'> {
  readonly keepsake: KeepsakeBody;
}

function Item({ keepsake, change }: ItemProps) {
  const { number, sale, code, city, paper, state, isHeld, createdAt, buyer, to } = keepsake;
  const { postedAt, trackingNumber } = keepsake;
  return (
    <Slip>
      <div>
        <p>
          <b className="typed">{typeset([number, paper, city].filter(Boolean).join(' · '))}</b>
          {' · '}
          <b>{KEEPSAKE_STATES[state]}</b>
          <br />
          {typeset([`Achetée le ${dayOf(createdAt)}`, to && `pour ${to}`].filter(Boolean).join(', '))}
          {postedAt && typeset(`, postée le ${dayOf(postedAt)}`)}
          {trackingNumber && typeset(`, suivi ${trackingNumber}`)}
          {buyer !== null && (
            <>
              <br />
              <Link to={personPath(buyer)}>{buyer}</Link>
            </>
          )}
          {code !== null && (
            <>
              <br />
              {'La partie : '}
              <OrderLink code={code} />
            </>
          )}
        </p>
        {change && code === null && (
          <p className={slips.warning}>
            {typeset('Aucune partie finie : demandez à l’acheteur le code de sa lettre.')}
          </p>
        )}
        {change && isHeld && (
          <p className={slips.warning}>
            {'À regarder d’abord : '}
            <Link to={`/admin/sales?q=V-${sale}`}>la vente n’a pas été comprise en entier</Link>
          </p>
        )}
        {change && to === null && (
          <p className={slips.warning}>
            {typeset('Sans adresse lisible : demandez-la à l’acheteur, et écrivez-la sur l’enveloppe.')}
          </p>
        )}
      </div>
      {change && <Acts keepsake={keepsake} change={change} />}
    </Slip>
  );
}

interface ActsProps {
  readonly keepsake: KeepsakeBody;
  readonly change: Change;
}

function Acts({ keepsake: { id, number, code, isHeld }, change }: ActsProps) {
  const post = () => {
    const typed = window.prompt(`${number} est à la poste. Son numéro de suivi, si elle en a un :`);
    if (typed !== null) void change(() => sendKeepsakePosted(id, typed.trim()));
  };
  const cancel = () => {
    if (window.confirm(`${number} ne part pas, et son argent est rendu ?`))
      void change(() => sendKeepsakeCancelled(id));
  };
  const name = () => {
    const typed = window.prompt(`Le code de la lettre dont ${number} montre la partie :`)?.trim();
    if (typed) void change(() => sendKeepsakeGame(id, typed));
  };
  return (
    <Row gap={4} lineGap={2} align="center">
      {code === null ? (
        <Button aria-label={`Noter le code : ${number}`} onClick={name}>
          Noter le code
        </Button>
      ) : (
        <>
          <ButtonLink to={`/admin/keepsakes/${id}/sheet`} aria-label={`Imprimer : ${number}`}>
            Imprimer
          </ButtonLink>
          <Button disabled={isHeld} aria-label={`C’est posté : ${number}`} onClick={post}>
            C’est posté
          </Button>
        </>
      )}
      <Button aria-label={`Arrêter : ${number}`} onClick={cancel}>
        Arrêter
      </Button>
    </Row>
  );
}
