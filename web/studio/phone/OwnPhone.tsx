import { Suspense, lazy, useState } from 'react';
import type { DeskCity } from '../../../engine/graph/desk.ts';
import { type ApiPromise, request } from '../../api/client.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { withWords } from '../../words/catalogues.ts';
import controls from '../controls.module.css';
import styles from './PhoneBar.module.css';

const QrCode = lazy(async () => {
  const { QrCode: Square } = await withWords(import('../../player/pages/QrCode.tsx'), 'fr', 'game');
  return { default: Square };
});

/** One address of this server. `address`: lets a telephone in, and leads to the game beside the desk. */
interface Invitation {
  readonly site: string;
  readonly address: string;
}

const askForInvitations = (city: string): ApiPromise<readonly Invitation[]> =>
  request('GET', `studio/invitations?city=${city}`);

interface OwnPhoneProps {
  readonly city: Pick<DeskCity, 'slug' | 'code'>;
  /** It leads to the field sheet instead. */
  readonly isSurvey?: boolean;
}

const GAME = {
  title: 'Jouer sur mon téléphone',
  help: 'Photographiez ce carré avec le téléphone : il montre l’étape choisie ici, et chaque changement pendant que vous écrivez. Il ne vaut que jusqu’à l’arrêt de l’atelier.',
};
const SURVEY = {
  title: 'Prendre la feuille sur mon téléphone',
  help: 'Photographiez ce carré avec le téléphone, et laissez la page ouverte. Il ne vaut que jusqu’à l’arrêt de l’atelier.',
};

/** Leads a telephone of the same network to the step on which the studio’s own telephone stands. */
export function OwnPhone({ city: { slug, code }, isSurvey = false }: OwnPhoneProps) {
  const { title, help } = isSurvey ? SURVEY : GAME;
  const [invitations, setInvitations] = useState<readonly Invitation[] | null>(null);
  const [chosen, choose] = useState(0);
  const load = () =>
    void askForInvitations(slug).then((answer) => setInvitations(answer.ok ? answer.data : []));
  const invitation = invitations?.[chosen];
  return (
    <details
      className={controls.unfolding}
      onToggle={({ currentTarget }) => currentTarget.open && !invitations && load()}
    >
      <summary>{typeset(title)}</summary>
      {invitations?.length === 0 && (
        <p role="alert">
          {typeset(
            'Aucun réseau ne mène à cet ordinateur : reliez-le au même réseau que le téléphone, sans « HOST=127.0.0.1 ».',
          )}
        </p>
      )}
      {invitation && (
        <Stack gap={2}>
          {invitations.length > 1 && (
            <label className={controls.field}>
              {typeset('Adresse de cet ordinateur')}
              <select value={chosen} onChange={({ target }) => choose(Number(target.value))}>
                {invitations.map(({ site }, index) => (
                  <option key={site} value={index}>
                    {site}
                  </option>
                ))}
              </select>
            </label>
          )}
          <Suspense>
            <QrCode text={invitation.address + (isSurvey ? '/reperage' : '')} className={styles.square} />
          </Suspense>
          <p>{typeset(help)}</p>
          {code !== null && !isSurvey && (
            <p>
              {typeset('Depuis la lettre, avec un compte, comme un joueur : le code ')}
              <b>{code}</b>
              {typeset(', à l’adresse ')}
              <a href={`${invitation.site}/a/${code}`}>{`${invitation.site}/a/${code}`}</a>
            </p>
          )}
        </Stack>
      )}
    </details>
  );
}
