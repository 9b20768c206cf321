import type { StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, within } from 'storybook/test';
import type { Engraving } from '../../web/components/engravings/define-engraving.tsx';
import * as drawings from '../../web/components/icons.tsx';
import { Chapter, Sheet } from './Sheet.tsx';
import styles from './foundations.module.css';

type Drawing = ComponentType<{ readonly className?: string }>;

const icons = Object.entries(drawings as Readonly<Record<string, Drawing>>);
const modules = import.meta.glob<Record<string, unknown>>(
  ['../../web/components/engravings/[A-Z]*.tsx', '!**/{Pigeonhole,TilePicture}.tsx', '!**/*.stories.tsx'],
  {
    eager: true,
  },
);
/** Each engraving has a file of its name. */
const engravings = Object.entries(modules).flatMap(([file, module]) => {
  const name = file.slice(file.lastIndexOf('/') + 1, -'.tsx'.length);
  return name in module ? [[name, module[name] as Engraving] as const] : [];
});

function Engravings() {
  return (
    <ul className={`${styles.grid} ${styles.small}`}>
      {engravings.map(([name, Plate]) => (
        <li key={name} className={styles.card}>
          <Plate className={styles.plate} title={name} />
          <p className={styles.name}>{name}</p>
        </li>
      ))}
    </ul>
  );
}

function Drawings() {
  return (
    <Sheet
      title="Icônes et gravures"
      lead="Chaque dessin vient de son propre module : un nouveau fichier paraît ici de lui-même."
    >
      <Chapter
        title="Gravures sur papier"
        note="Un seul trait, l’encre et une teinte, reconnaissable à 96 px."
      >
        <Engravings />
      </Chapter>
      <Chapter title="Gravures sur la nuit" night>
        <div className="engraving--night">
          <Engravings />
        </div>
      </Chapter>
      <Chapter title="Icônes" note="Sous le pouce, et toujours auprès d’un mot.">
        <ul className={`${styles.grid} ${styles.small}`}>
          {icons.map(([name, Icon]) => (
            <li key={name} className={styles.card}>
              <Icon className={styles.icon} />
              <p className={styles.name}>{name}</p>
            </li>
          ))}
        </ul>
      </Chapter>
    </Sheet>
  );
}

export default { title: 'Fondations/Icônes et gravures', component: Drawings };

export const Dessins: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(icons.length).toBeGreaterThan(5);
    await expect(canvas.getAllByRole('img')).toHaveLength(2 * engravings.length);
  },
};
