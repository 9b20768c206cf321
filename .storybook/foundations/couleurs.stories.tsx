import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Chapter, Sheet } from './Sheet.tsx';
import styles from './foundations.module.css';
import { tokenContrast, GROUNDS, isColour, tokenGroups, type DesignToken } from './tokens.ts';

const tokens = tokenGroups().flatMap((group) => group.tokens);
const colours = tokens.filter(isColour);
const valueOf = (name: string) => tokens.find((token) => token.name === name)?.value ?? '';

type Ground = keyof typeof GROUNDS;
const isGround = ({ name }: DesignToken) =>
  Object.values(GROUNDS)
    .flat()
    .includes(name as never);

/** Contrast on a background: « paper 13,6 ». */
function Ratio({ colour, ground }: { readonly colour: string; readonly ground: string }) {
  const ratio = tokenContrast(colour, valueOf(ground)).toFixed(1).replace('.', ',');
  return <li className={styles.ratio}>{`${ground.slice(2)} ${ratio}`}</li>;
}

function Swatch({ token, on }: { readonly token: DesignToken; readonly on: Ground }) {
  const opaque = token.value.length === 7;
  return (
    <li className={styles.card}>
      <div className={styles.swatch} style={{ background: `var(${token.name})` }} />
      <p className={styles.name}>{token.name}</p>
      <p className={styles.fine} lang="en">{`${token.value} ${token.use && `— ${token.use}`}`}</p>
      {opaque && !isGround(token) && (
        <ul className={styles.ratios} aria-label={`Contraste de ${token.name}`}>
          {GROUNDS[on].map((ground) => (
            <Ratio key={ground} colour={token.value} ground={ground} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** Tokens that refer to another token. */
const aliases = tokens.filter(({ value }) => value.startsWith('var('));

const groups = tokenGroups().filter((group) => group.tokens.some(isColour));

/** French names of the style sheet's groups. */
const MATERIALS: Readonly<Record<string, string>> = { paper: 'Le papier', night: 'La nuit' };
const materialOf = (title: string) => MATERIALS[title.split(':')[0] ?? ''] ?? title;

function Colours() {
  return (
    <Sheet
      title="Les couleurs"
      lead="Lues dans web/styles/tokens.css, avec le contraste que chacune garde sur ses fonds. Un texte du jeu en demande 7."
    >
      {groups.map(({ title, tokens: inside }) => {
        const on: Ground = title.startsWith('night') ? 'night' : 'paper';
        return (
          <Chapter key={title} title={materialOf(title)} night={on === 'night'}>
            <ul className={styles.grid}>
              {inside.filter(isColour).map((token) => (
                <Swatch key={token.name} token={token} on={on} />
              ))}
            </ul>
          </Chapter>
        );
      })}
      <Chapter
        title="Les encres d’une ville, et ce que lisent les gravures"
        note="Chaque ville déclare ses deux encres ; le reste suit la feuille."
      >
        <ul className={styles.grid}>
          {aliases.map(({ name, value, use }) => (
            <li key={name} className={styles.card}>
              <div className={styles.swatch} style={{ background: `var(${name})` }} />
              <p className={styles.name}>{name}</p>
              <p className={styles.fine} lang="en">{`${value} — ${use}`}</p>
            </li>
          ))}
        </ul>
      </Chapter>
    </Sheet>
  );
}

export default { title: 'Fondations/Couleurs', component: Colours };

export const Couleurs: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const { name } of colours) await expect(canvas.getByText(name)).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Contraste de --ink' })).toHaveTextContent('paper 13,6');
  },
};
