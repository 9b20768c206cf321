import type { ScenarioSource } from '../../../engine/scenario/scenario.ts';
import { branchingCity } from '../../../scripts/explain/cities/branching-city.ts';

const QUAI = `name: QUAI
index: 18
description: Une silhouette s’éloigne.
tile: code
reaction:
  screen: home
next: CAFE
puzzle:
  type: dialogue
  contact: Une silhouette
  lines:
    - says: Restez-vous sous l’horloge ?
    - replies:
        - label: J’attends
          name: attendre
          lines:
            - says: L’horloge retarde de vingt minutes.
        - label: Je vous suis
          name: suivre
          next: BARQUE
          lines:
            - says: Quand la mer descend, comment dit-on ?
            - asks: { placeholder: Le mot, solution: [JUSANT] }
    - says: Attendez-vous depuis longtemps ?
    - replies:
        - label: Depuis hier
        - label: Depuis toujours
replies:
  - { to: [FLOT], say: Elle monte à ce mot-là. }
hints:
  - Les marins ont un mot pour chaque sens.
  - Il rime avec « séant ».
  - La mer qui descend, c’est le JUSANT.
examples:
  accept: [jusant, Jusant, JUSANT, ' jusant ', Jusant., le jusant, « jusant », Je vous suis > jusant]
  almost: [flot, FLOT, le flot]
  refuse: [mer, marée, ressac, vague, reflux, ebe, bas, Je vous suis]
`;

/** The answers that take each option of the dialogue at QUAI. */
export const TALKS = { attendre: 'J’attends > Depuis hier', suivre: 'Je vous suis > jusant' } as const;

/**
 * The branching city with a dialogue at QUAI: a reply that comes back, and one that asks for a word and leads
 * to BARQUE.
 */
export function talkingCity(): ScenarioSource {
  const answered = (text: string): string =>
    text.replace('"attendre"', `"${TALKS.attendre}"`).replace(': suivre', `: "${TALKS.suivre}"`);
  return branchingCity({
    files: {
      'steps/18-quai.yaml': QUAI,
      'walkthroughs/main.yaml': answered,
      'walkthroughs/alternative.yaml': answered,
      'walkthroughs/boat.yaml': answered,
    },
  });
}
