import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { typeset } from '../../web/components/text/typography.tsx';
import { Chapter, Sheet } from './Sheet.tsx';
import styles from './foundations.module.css';
import { tokenGroups } from './tokens.ts';

const tokens = tokenGroups().flatMap((group) => group.tokens);
const families = tokens.filter(({ name }) => name === '--sans' || name === '--typewriter');
const sizes = tokens.filter(({ name }) => /^--text-[smlx]+$/.test(name));
const spaces = tokens.filter(({ name }) => name.startsWith('--space-'));

/** Samples, displayed as typed and as typeset. */
const TYPED = [
  'Prêt ? Partez !',
  '« Poste restante »',
  "L'enquête : 14,50 €",
  "À 7 h, place de l'Église ; à 19 h, plus personne.",
  'No 12, 1er étage',
];

const visible = (text: string) => text.replaceAll('\u202F', '⍽').replaceAll('\u00A0', '␣');

function Type() {
  return (
    <Sheet
      title="La typographie"
      lead="Deux familles : l’une se lit dehors, l’autre dit qu’une machine a écrit. Rien de plus petit que 17 px sous les yeux d’un joueur."
    >
      <Chapter title="Les deux familles">
        {families.map(({ name, value, use }) => (
          <div key={name} className={styles.card}>
            <p className={styles.specimen} style={{ fontFamily: `var(${name})`, fontSize: 'var(--text-xl)' }}>
              {typeset('Le Contrôle vous lit : Âge, Œuvre, çà, 0123456789')}
            </p>
            <p className={styles.specimen} style={{ fontFamily: `var(${name})`, fontWeight: 700 }}>
              {typeset('En gras : ÉCHARPE, FRÉQUENCE, ÎLE, « 14 h 30 »')}
            </p>
            <p className={styles.fine}>{`${name} — ${use} (${value.split(',')[0] ?? ''})`}</p>
          </div>
        ))}
      </Chapter>
      <Chapter title="L’échelle" note="Chaque corps dans les deux familles.">
        {sizes.map(({ name, value, use }) => (
          <div key={name} className={styles.card}>
            <p className={styles.specimen} style={{ fontSize: `var(${name})` }}>
              {typeset('On vous attend. ')}
              <span className="typed">On vous attend.</span>
            </p>
            <p className={styles.fine}>{`${name}, ${value} — ${use}`}</p>
          </div>
        ))}
      </Chapter>
      <Chapter
        title="La typographie française"
        note="Ce que l’auteur tape, et ce que typeset() en fait à l’affichage : ⍽ est une fine insécable, ␣ une insécable, l’apostrophe est courbe."
      >
        <ul className={styles.grid}>
          {TYPED.map((text) => (
            <li key={text} className={styles.card}>
              <p className="typed">{text}</p>
              <p style={{ fontSize: 'var(--text-l)' }}>{typeset(text)}</p>
              <p className={styles.fine} data-set>
                {visible(typeset(text))}
              </p>
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter title="Les espaces" note="Des multiples de 4 px.">
        <ul className={styles.grid}>
          {spaces.map(({ name, value, use }) => (
            <li key={name} className={styles.card}>
              <div className={styles.bar} style={{ width: `var(${name})` }} />
              <p className={styles.fine}>{`${name}, ${value} — ${use}`}</p>
            </li>
          ))}
        </ul>
      </Chapter>
    </Sheet>
  );
}

export default { title: 'Fondations/Typographie', component: Type };

export const Typographie: StoryObj = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Prêt⍽? Partez⍽!')).toBeVisible();
    await waitFor(() => expect(document.fonts.check('17px "Atkinson Hyperlegible"')).toBe(true));
  },
};
