import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { typeset } from '../../web/components/text/typography.tsx';
import { cityMedia, type ShownMedium } from './city-media.ts';
import { Chapter, Sheet } from './Sheet.tsx';
import styles from './foundations.module.css';

function Picture({ picture: { name, address, words } }: { readonly picture: ShownMedium }) {
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        <img src={address} alt={words[0] ?? name} loading="lazy" />
      </div>
      <p className={styles.name}>{name}</p>
      {words.map((text) => (
        <p key={text} className={styles.fine}>
          {typeset(text)}
        </p>
      ))}
      {words.length === 0 && (
        <p className={styles.fine}>{typeset('Aucun texte : aucune page ne la montre.')}</p>
      )}
    </li>
  );
}

function Pictures() {
  return (
    <Sheet
      title="Les images des villes"
      lead="Chaque image de chaque ville, avec le texte que lit qui ne la voit pas. Il dit ce que l’on voit, et ne dévoile rien."
    >
      {cityMedia.map(({ city, pictures }) => (
        <Chapter key={city} title={`${city}, ${pictures.length} images`}>
          <ul className={styles.grid}>
            {pictures.map((picture) => (
              <Picture key={picture.name} picture={picture} />
            ))}
          </ul>
        </Chapter>
      ))}
    </Sheet>
  );
}

export default { title: 'Fondations/Images', component: Pictures };

export const Images: StoryObj = {
  play: async ({ canvasElement }) => {
    const drawn = within(canvasElement).getAllByRole('img');
    await expect(drawn).toHaveLength(cityMedia.flatMap(({ pictures }) => pictures).length);
  },
};
