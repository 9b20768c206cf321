import type { ScenarioSource } from '../../../engine/scenario/scenario.ts';
import { type FileChange, tinyCity, type TinyCityOverrides } from './tiny-city.ts';

/** A message twenty minutes after CAFE is reached, and one on the morning after. */
const LATE = `  - slug: bruit
    title: Un bruit sous l’horloge
    author: Berthe Mallet
    date: received
    from: CAFE
    arrives: { after: 20 min }
  - slug: lendemain
    title: Bonjour
    author: Aimé Corot
    date: received
    from: CAFE
    arrives: { nextDay: '8:45' }
  - slug: lePhare
`;

export const WAITING_FILES: Readonly<Record<string, FileChange>> = {
  'scenario.yaml': (text) => text.replace('  - slug: lePhare\n', () => LATE),
  'walkthroughs/alternative.yaml': (text) =>
    text.replace('ancienneLettre, leDetour, laFin', 'ancienneLettre, bruit, leDetour, laFin'),
  'messages/bruit.mdx': 'Un pas, puis plus rien.\n',
  'messages/lendemain.mdx': 'La nuit a été longue.\n',
};

/** « VILLE » with two messages that come later. */
export const waitingCity = (overrides: TinyCityOverrides = {}): ScenarioSource =>
  tinyCity({ ...overrides, files: { ...WAITING_FILES, ...overrides.files } });
