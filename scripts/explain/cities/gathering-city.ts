import { type FileChange, TINY_ANSWERS, tinyCityWith } from './tiny-city.ts';

const QUARTIER = `name: QUARTIER
index: 18
kind: gathering
description: Trois enseignes portent un nombre.
tile: trail
reaction:
  screen: home
gather: [PUITS, FOUR, TOUR]
needs: 2
next: CAFE
`;

const step = (
  name: string,
  index: number,
  title: string,
  solution: string,
  fields: string,
): string => `name: ${name}
index: ${index}
${fields}title: ${title}
description: Un nombre y est peint.
puzzle:
  type: digit-dials
  header: Le nombre peint
  display: digits
  solution: "${solution}"
hints:
  - Regardez plus haut.
  - Il est peint en blanc.
  - On y lit ${solution}.
examples:
  accept: ["${solution}"]
  almost: []
  refuse: ["00"]
`;

const part = (name: string, index: number, title: string, solution: string): string =>
  step(name, index, title, solution, 'kind: part\n');

const ARRIVALS = `  - slug: duFour
    title: Du four
    author: Berthe Mallet
    date: received
    after: FOUR
  - slug: deLaCave
    title: De la cave
    author: Berthe Mallet
    date: received
    after: CAVE
    if: { solved: TOUR }
`;

const LET_PASS = '\n<If solved="CAVE" not>La cave est refermée.</If>\n';

/** Replaces one passage. */
const edit =
  (from: string, to: string) =>
  (text: string): string =>
    text.replace(from, () => to);

export const GATHERING_ANSWERS: Readonly<Record<string, string>> = {
  ...TINY_ANSWERS,
  PUITS: '11',
  FOUR: '22',
  TOUR: '33',
  CAVE: '44',
};

const moves = (...steps: readonly string[]): string =>
  steps.map((name) => `  - at: ${name}\n    answer: "${GATHERING_ANSWERS[name]}"\n`).join('');

const FILES: Readonly<Record<string, FileChange>> = {
  'scenario.yaml': edit('  - slug: lePhare\n', `${ARRIVALS}  - slug: lePhare\n`),
  'steps/02-port-vieux.yaml': edit('next: CAFE', 'next: QUARTIER'),
  'steps/18-quartier.yaml': QUARTIER,
  'steps/19-puits.yaml': part('PUITS', 19, 'Le puits', '11'),
  'steps/20-four.yaml': part('FOUR', 20, 'Le four', '22'),
  'steps/21-tour.yaml': part('TOUR', 21, 'La tour', '33'),
  'steps/22-cave.yaml': step(
    'CAVE',
    22,
    'La cave',
    '44',
    'kind: aside\nfrom: CAFE\nuntil: PHARE\nclosedBy: [apresLePhare, leDetour]\n',
  ),
  'messages/apresLePhare.mdx': (text) => `${text}${LET_PASS}`,
  'messages/leDetour.mdx': (text) => `${text}${LET_PASS}`,
  'messages/duFour.mdx': 'Le four est encore chaud.\n',
  'messages/deLaCave.mdx': 'De la tour, on voyait la cave.\n',
  'walkthroughs/main.yaml': edit(
    '    opens: ancienneLettre\n    messages: [bienvenue, ancienneLettre]\n',
    `    opens: home
${moves('FOUR')}    messages: [bienvenue, duFour]
${moves('TOUR')}    opens: ancienneLettre
    messages: [bienvenue, ancienneLettre, duFour]
${moves('CAVE')}    messages: [bienvenue, ancienneLettre, duFour, deLaCave]
`,
  ),
  'walkthroughs/alternative.yaml': edit('  - at: CAFE\n', `${moves('PUITS', 'TOUR')}  - at: CAFE\n`),
};

/**
 * The tiny city with a gathering after PORT_VIEUX: QUARTIER needs two of PUITS, FOUR and TOUR, then leads to
 * CAFE. CAVE is an aside, open from CAFE until PHARE,
 * which two messages close. The message `duFour` comes with the solution of FOUR,
 * `deLaCave` with that of CAVE for players who solved TOUR.
 */
export const gatheringCity = tinyCityWith(FILES);
