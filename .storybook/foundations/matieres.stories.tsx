import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../web/components/actions/Button.tsx';
import { Envelope } from '../../web/components/papers/Envelope.tsx';
import { Field } from '../../web/components/forms/Field.tsx';
import { Lamp, type LampState } from '../../web/components/status/Lamp.tsx';
import { Meter } from '../../web/components/status/Meter.tsx';
import { Modal } from '../../web/components/overlays/Modal.tsx';
import { Postmark } from '../../web/components/papers/Postmark.tsx';
import { ProgressBar } from '../../web/components/status/ProgressBar.tsx';
import { RubberStamp } from '../../web/components/papers/RubberStamp.tsx';
import { Sticker, Tile } from '../../web/components/actions/Tile.tsx';
import { Surface, type SurfaceKind } from '../../web/components/papers/Surface.tsx';
import { typeset } from '../../web/components/text/typography.tsx';
import hub from '../../web/player/hub/Hub.module.css';
import { Chapter, Sheet } from './Sheet.tsx';
import styles from './foundations.module.css';

const SURFACES: Readonly<Record<SurfaceKind, string>> = {
  paper: 'Papier vergé : le site, les documents',
  buff: 'Papier bulle : formulaires et guichets',
  blue: 'Petit bleu : dépêches, donc indices',
  night: 'La nuit : la doublure de l’enveloppe, donc le jeu',
};
const LAMPS: Readonly<Record<LampState, string>> = {
  on: 'Au travail',
  off: 'Au repos',
  clear: 'Ouvert',
  alarm: 'Fermé',
};

/** Controls on one background. */
function Instruments({ on }: { readonly on: string }) {
  return (
    <div className={styles.grid}>
      <div className={styles.card}>
        <Button primary>Valider</Button>
        <Button>Recommencer</Button>
        <Button disabled>Pas encore</Button>
      </div>
      <div className={styles.card}>
        <Field label="Lieu" name={`lieu-${on}`} placeholder="Place, rue, pont" />
        <Field label="Année" name={`annee-${on}`} defaultValue="1878" error="Code Erroné" />
      </div>
      <div className={styles.card}>
        {Object.entries(LAMPS).map(([state, word]) => (
          <p key={state}>
            <Lamp state={state as LampState} /> {typeset(word)}
          </p>
        ))}
      </div>
      <div className={styles.card}>
        <ProgressBar value={0.6} label={`Avancement, ${on}`} />
        <Meter level={0.6} label={`Signal, ${on}`} />
      </div>
    </div>
  );
}

function Dialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ouvrir une dépêche</Button>
      {open && (
        <Modal title="Dépêche" onClose={() => setOpen(false)}>
          <p>{typeset('Le papier tombe en bas, là où est le pouce. Échap le range.')}</p>
        </Modal>
      )}
    </>
  );
}

const stamp = { to: '/', disabled: false, isNew: false } as const;

function Materials() {
  return (
    <MemoryRouter>
      <Sheet
        title="Les matières"
        lead="Le papier est le dehors de l’enveloppe, la nuit en est la doublure. Voici le nécessaire, tel que le jeu l’emploie."
      >
        <Chapter title="Papiers">
          <div className={styles.grid}>
            {Object.entries(SURFACES).map(([kind, words]) => (
              <Surface key={kind} kind={kind as SurfaceKind} className={styles.surface}>
                <p>{typeset(words)}</p>
              </Surface>
            ))}
          </div>
        </Chapter>
        <Chapter
          title="Marques"
          note="Le tampon est de travers, et seul sur sa page ; l’oblitération ne dit rien qui ne soit dit ailleurs."
        >
          <div className={styles.row}>
            <div className={styles.stamp}>
              <Postmark city="Poste R.P." date="12-10" hour="18 H 45" />
            </div>
            <RubberStamp>À rendre</RubberStamp>
            <Sticker />
          </div>
          <div className="airmail" aria-hidden="true" />
        </Chapter>
        <Chapter title="Timbres sur l’enveloppe" night>
          <Envelope
            from="À la personne qui ouvre"
            address={['La recrue', 'Poste restante']}
            postmark={{ city: 'Poste R.P.', date: '12-10', hour: '18 H 45' }}
          >
            <nav className={hub.tiles} aria-label="Timbres">
              <Tile tile={{ ...stamp, id: 'code', label: 'Code' }} />
              <Tile tile={{ ...stamp, id: 'messages', label: 'Messages', isNew: true }} />
              <Tile tile={{ ...stamp, id: 'documents', label: 'Documents', disabled: true }} />
            </nav>
          </Envelope>
        </Chapter>
        <Chapter title="Instruments sur papier">
          <Instruments on="papier" />
        </Chapter>
        <Chapter title="Instruments sur la nuit" night>
          <Instruments on="nuit" />
        </Chapter>
        <Chapter title="La dépêche" night>
          <Dialog />
        </Chapter>
      </Sheet>
    </MemoryRouter>
  );
}

export default { title: 'Fondations/Matières', component: Materials };

export const Matieres: StoryObj = { name: 'Matières' };

/** The dialog opens, and Escape closes it. */
export const Depeche: StoryObj = {
  name: 'Dépêche',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Ouvrir une dépêche' }));
    await expect(await canvas.findByRole('dialog', { name: 'Dépêche' })).toBeVisible();
  },
};
