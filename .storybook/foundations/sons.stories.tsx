import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { typeset } from '../../web/components/text/typography.tsx';
import { PageContext } from '../../web/player/pages/page-context.ts';
import { Sound } from '../../web/player/pages/Sound.tsx';
import { cityMedia, type CityMedia } from './city-media.ts';
import { Chapter, Sheet } from './Sheet.tsx';
import styles from './foundations.module.css';

/** Recordings in the player's own component. */
function Recordings({ sounds }: Pick<CityMedia, 'sounds'>) {
  const media = Object.fromEntries(sounds.map(({ name, address }) => [name, address]));
  return (
    <PageContext
      value={{ kind: 'page', media, infos: {}, code: undefined, link: undefined, contact: undefined }}
    >
      <ul className={styles.grid}>
        {sounds.map(({ name, words }) => (
          <li key={name} className={styles.card}>
            <p className={styles.name}>{name.replace('.ogg', '')}</p>
            <Sound name={name} transcript={words.join(' ')} />
          </li>
        ))}
      </ul>
    </PageContext>
  );
}

function Sounds() {
  return (
    <Sheet
      title="Les sons"
      lead="Les sons des villes ; ceux de la main, que le jeu calcule, sont dans « Mouvement ». Chaque son a ses mots, pour qui n’entend pas."
    >
      {cityMedia.map(({ city, sounds }) => (
        <Chapter key={city} title={typeset(`${city}, ${sounds.length} sons`)} night>
          <Recordings sounds={sounds} />
        </Chapter>
      ))}
    </Sheet>
  );
}

export default { title: 'Fondations/Sons', component: Sounds };

export const Sons: StoryObj = {
  play: async ({ canvasElement }) => {
    const sounds = cityMedia.flatMap((city) => city.sounds);
    await expect(within(canvasElement).getAllByRole('button', { name: 'Écouter' })).toHaveLength(
      sounds.length,
    );
    await expect(sounds.filter(({ words }) => words.length === 0).map(({ name }) => name)).toEqual([]);
  },
};
