import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../web/components/actions/Button.tsx';
import { typeset } from '../../web/components/text/typography.tsx';
import { Chapter, Sheet } from './Sheet.tsx';
import styles from './foundations.module.css';
import { type DesignToken, tokenGroups } from './tokens.ts';

const tokens = tokenGroups().flatMap((group) => group.tokens);
const named = (pattern: RegExp): readonly DesignToken[] => tokens.filter(({ name }) => pattern.test(name));

const BOX_SHADOWS = named(/^--shadow-/u).filter(({ value }) => !/drop-shadow|^none$/u.test(value));
const DROPPED = named(/^--shadow-/u).filter(({ value }) => value.includes('drop-shadow'));
const LINES = named(/^--(?:stroke|hairline)$/u);
const CORNERS = named(/^--radius-/u);

interface SwatchesProps {
  readonly of: readonly DesignToken[];
  readonly property: 'boxShadow' | 'filter' | 'borderWidth' | 'borderRadius';
}

/** Slips of paper that have one token each. */
function Swatches({ of, property }: SwatchesProps) {
  return (
    <ul className={`${styles.grid} ${styles.small}`}>
      {of.map(({ name, use }) => (
        <li key={name} className={styles.card}>
          <div className={`paper ${styles.slip}`} data-swatch style={{ [property]: `var(${name})` }} />
          <p className={styles.name}>{name}</p>
          <p className={styles.note}>{typeset(use)}</p>
        </li>
      ))}
    </ul>
  );
}

function Relief() {
  return (
    <Sheet
      title="Le relief"
      lead="Le papier n’a d’ombre que posé sur autre chose. Angles vifs pour lui, trois pixels pour le métal, un cercle pour ce qui tourne."
    >
      <Chapter title="Ombres sur papier">
        <Swatches of={BOX_SHADOWS} property="boxShadow" />
      </Chapter>
      <Chapter title="Ombres de ce qui est découpé" night>
        <Swatches of={DROPPED} property="filter" />
      </Chapter>
      <Chapter
        title="Ce qui cède sous le doigt"
        note="Tout ce qui agit s’enfonce de deux pixels ; le survol souligne, l’anneau du clavier entoure."
      >
        <div className={styles.row}>
          <Button primary>Valider</Button>
          <Button>Retour</Button>
          <Button disabled>Pas encore</Button>
        </div>
      </Chapter>
      <Chapter title="De même, la nuit" night>
        <div className={styles.row}>
          <Button primary>Écouter</Button>
          <Button>Indices</Button>
          <Button disabled>Pas encore</Button>
        </div>
      </Chapter>
      <Chapter title="Traits">
        <Swatches of={LINES} property="borderWidth" />
      </Chapter>
      <Chapter title="Angles">
        <Swatches of={CORNERS} property="borderRadius" />
      </Chapter>
    </Sheet>
  );
}

export default { title: 'Fondations/Relief', component: Relief };

/** Every token of depth, line and corner has its slip. */
export const Ombres: StoryObj = {
  name: 'Ombres, traits, angles',
  play: async ({ canvasElement }) => {
    const shown = [BOX_SHADOWS, DROPPED, LINES, CORNERS].flat();
    await expect(canvasElement.querySelectorAll('[data-swatch]')).toHaveLength(shown.length);
    await expect(shown.length).toBeGreaterThan(8);
  },
};
