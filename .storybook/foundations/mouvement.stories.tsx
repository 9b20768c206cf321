import type { StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../web/components/actions/Button.tsx';
import { RubberStamp } from '../../web/components/papers/RubberStamp.tsx';
import { typeset } from '../../web/components/text/typography.tsx';
import { MessageTape } from '../../web/player/messages/MessageTape.tsx';
import { type HandSound, playHand } from '../../web/state/device/sounds.ts';
import { Chapter, Sheet } from './Sheet.tsx';
import styles from './foundations.module.css';

/** Content that is mounted again, so that it moves again. */
function Replayed({ children }: { readonly children: ReactNode }) {
  const [count, setCount] = useState(0);
  return (
    <div className={styles.card}>
      <div key={count}>{children}</div>
      <Button onClick={() => setCount(count + 1)}>Rejouer</Button>
    </div>
  );
}

const SOUNDS: Readonly<Record<HandSound, string>> = {
  notch: 'Le cran d’une molette',
  stamp: 'Le tampon',
  paper: 'Le papier',
  tape: 'La bande',
  telegram: 'La dépêche que l’on colle',
};

function Movements() {
  return (
    <Sheet
      title="Le mouvement"
      lead="Rien ne bouge qui ne veuille dire quelque chose, et tout se passe d’une seule main. L’oblitération a sa page, dans « Mouvement »."
    >
      <Chapter title="La bande se déroule" night>
        <Replayed>
          <MessageTape text="La fontaine a parlé." unrolls />
        </Replayed>
      </Chapter>
      <Chapter title="Le tampon tombe">
        <Replayed>
          <RubberStamp struck>À rendre</RubberStamp>
        </Replayed>
      </Chapter>
      <Chapter title="Une réponse fausse" night>
        <Replayed>
          <label className="field field--wrong">
            Mot
            <input defaultValue="MARBRE" />
          </label>
        </Replayed>
      </Chapter>
      <Chapter
        title="Cinq bruits"
        note="Aucun fichier : ils sont calculés au premier toucher. Chacun a sa vibration ; un seul interrupteur les tait tous."
      >
        <div className={styles.row}>
          {Object.entries(SOUNDS).map(([name, words]) => (
            <Button key={name} onClick={() => playHand(name as HandSound)}>
              {typeset(words)}
            </Button>
          ))}
        </div>
      </Chapter>
    </Sheet>
  );
}

export default { title: 'Mouvement/Gestes', component: Movements };

/** Each sound can be asked for, and none of them fails. */
export const Gestes: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const words of Object.values(SOUNDS))
      await userEvent.click(canvas.getByRole('button', { name: typeset(words) }));
    await expect(canvas.getAllByRole('button', { name: 'Rejouer' })).toHaveLength(3);
  },
};
