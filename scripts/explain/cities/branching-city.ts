import { type FileChange, TINY_ANSWERS, tinyCityWith } from './tiny-city.ts';

const QUAI = `name: QUAI
index: 18
description: Une silhouette s’éloigne.
tile: code
reaction:
  screen: home
next: CAFE
puzzle:
  type: choice
  header: Que faites-vous ?
  confirm: true
  options:
    - name: attendre
      label: Rester sous l’horloge
    - name: suivre
      label: Suivre la silhouette
      next: BARQUE
`;

const BARQUE = `name: BARQUE
index: 19
description: Une barque porte un numéro.
tile: code
reaction:
  screen: home
next: CAFE
puzzle:
  type: digit-dials
  header: Le numéro de la barque
  display: digits
  solution: "27"
hints:
  - Regardez la coque.
  - Il est peint en blanc.
  - La barque porte le numéro 27.
examples:
  accept: ["27"]
  almost: []
  refuse: ["72"]
`;

const BOOTS = `  - slug: desBottes
    title: Des bottes mouillées
    author: Berthe Mallet
    date: received
    from: CAFE
    if: { chose: { QUAI: suivre } }
`;

/** Replaces one passage. */
const edit =
  (from: string, to: string) =>
  (text: string): string =>
    text.replace(from, () => to);

const moves = (...steps: readonly string[]): string =>
  steps.map((step) => `  - at: ${step}\n    answer: "${BRANCHING_ANSWERS[step]}"\n`).join('');

/** The right answer of each step, of QUAI the option of the main route. */
export const BRANCHING_ANSWERS: Readonly<Record<string, string>> = {
  ...TINY_ANSWERS,
  QUAI: 'attendre',
  BARQUE: '27',
};

const BY_BOAT = `name: boat
ends: FIN
moves:
${moves('GARE', 'PORT_VIEUX')}  - at: QUAI
    answer: suivre
${moves('BARQUE')}    messages: [bienvenue, ancienneLettre, desBottes]
${moves('CAFE', 'MARCHE')}  - at: PHARE
    alternative: true
${moves('DETOUR')}`;

const FILES: Readonly<Record<string, FileChange>> = {
  'scenario.yaml': edit('  - slug: lePhare\n', `${BOOTS}  - slug: lePhare\n`),
  'steps/02-port-vieux.yaml': edit('next: CAFE', 'next: QUAI'),
  'steps/18-quai.yaml': QUAI,
  'steps/19-barque.yaml': BARQUE,
  'messages/desBottes.mdx': 'Vous étiez donc dans la barque.\n',
  'walkthroughs/main.yaml': edit(
    '    opens: ancienneLettre\n',
    `    opens: home\n${moves('QUAI')}    opens: ancienneLettre\n`,
  ),
  'walkthroughs/alternative.yaml': edit('  - at: CAFE\n', `${moves('QUAI')}  - at: CAFE\n`),
  'walkthroughs/boat.yaml': BY_BOAT,
};

/**
 * The tiny city with a choice after PORT_VIEUX. QUAI offers `attendre`, which leads to CAFE along the main
 * route, and `suivre`, which leads to BARQUE and then to CAFE. The message `desBottes`, from CAFE, is for
 * players who chose `suivre`.
 */
export const branchingCity = tinyCityWith(FILES);
