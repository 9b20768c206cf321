import { useSearchParams } from 'react-router-dom';
import { Row } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { explanationOf } from '../../state/game/outcome.ts';
import { AdminPage } from '../AdminPage.tsx';
import { dayOf, momentOf } from '../dates.ts';
import { ListPlaceholder } from '../LoadFailure.tsx';
import { SaleList } from '../sales/SaleItem.tsx';
import { type CounterPerson, openPerson } from '../search/counter-calls.ts';
import { LetterList } from '../search/LetterList.tsx';
import { OrderLink, Section, SlipList } from '../Slips.tsx';
import slips from '../Slips.module.css';
import { useChangedData } from '../use-changed-data.ts';
import styles from './PersonPage.module.css';

const UNKNOWN = 404;

/** Everything that is kept of a person, by mail address. */
export function PersonPage() {
  const [params] = useSearchParams();
  const email = params.get('email') ?? '';
  return <Opened key={email} email={email} />;
}

function Opened({ email }: { readonly email: string }) {
  const { data: person, ...request } = useChangedData(email, () => openPerson(email));
  const { failure } = request;
  if (person)
    return (
      <AdminPage title={person.email} about={accountWords(person)}>
        <Sections person={person} />
      </AdminPage>
    );
  return (
    <AdminPage title={email}>
      {failure?.status === UNKNOWN ? (
        <p role="alert">{typeset(explanationOf(failure) ?? '')}</p>
      ) : (
        <ListPlaceholder of={request} />
      )}
    </AdminPage>
  );
}

function accountWords({ account }: CounterPerson): string {
  if (!account) return 'Sans compte : connu par ses achats et ses messages.';
  const proved = account.provedAt === null ? ' ; adresse pas encore confirmée' : '';
  return `${account.isStaff ? 'Compte de l’équipe' : 'Compte'} ouvert le ${dayOf(account.createdAt)}${proved}.`;
}

function Sections({ person }: { readonly person: CounterPerson }) {
  const { sales, letters, games, mails, withdrawals, views } = person;
  return (
    <div className={styles.desk}>
      <div>
        <Section id="withdrawals" title="Rétractations" count={withdrawals.length}>
          <SlipList>
            {withdrawals.map(({ reference, receivedAt, code }) => (
              <Row as="li" gap={3} lineGap={1} key={`${reference} ${receivedAt}`} className={slips.slip}>
                <span>{typeset(`${reference}, le ${momentOf(receivedAt)}`)}</span>
                {code === null ? (
                  <b className={slips.warning}>pli non retrouvé</b>
                ) : (
                  <OrderLink code={code} />
                )}
              </Row>
            ))}
          </SlipList>
        </Section>
        <Section id="letters" title="Plis achetés" count={letters.length}>
          <LetterList letters={letters} />
        </Section>
        <Section id="games" title="Parties" count={games.length}>
          <LetterList letters={games} />
        </Section>
      </div>
      <div>
        <Section id="sales" title="Ventes" count={sales.length}>
          <SaleList sales={sales} />
        </Section>
        <Section id="mails" title="Mails du dernier mois" count={mails.length}>
          <ul>
            {mails.map(({ kind, words, createdAt, sentAt, isWaiting }) => (
              <li key={`${kind} ${createdAt}`}>
                {typeset(`${words} : `)}
                {sentAt === null ? (
                  <b className={slips.warning}>
                    {typeset(
                      `${isWaiting ? 'pas encore parti' : 'abandonné'}, écrit le ${momentOf(createdAt)}`,
                    )}
                  </b>
                ) : (
                  `envoyé le ${momentOf(sentAt)}`
                )}
              </li>
            ))}
          </ul>
        </Section>
        <Section id="views" title="Cette page a été ouverte" count={views.length}>
          <ul>
            {views.map(({ by, at }) => (
              <li key={`${by} ${at}`}>{typeset(`${by ?? 'Un compte effacé'}, le ${momentOf(at)}`)}</li>
            ))}
          </ul>
        </Section>
      </div>
    </div>
  );
}
