import { compileCity } from '../../../engine/index.ts';
import type { ScenarioSource, SourceFile } from '../../../engine/scenario/scenario.ts';
import { syncedLock, writeLock } from '../../../engine/scenario/translation/lock.ts';
import { once } from '../../../engine/text/memoise.ts';
import type { TinyCityOverrides } from './tiny-city.ts';

const FRENCH: Readonly<Record<string, string>> = {
  'scenario.yaml': `city: VILLE
name: Ville
languages: { en: offered }
story: 1
reference: VIL/1-A
timeZone: Europe/Paris
accent: { onPaper: '#1c4a35', onNight: '#8fd8b4' }
start: LA_SALINE
letter: letter
hours:
  schedule: { 1/1-31/12: { 1-7: 0-24 } }
messages:
  - { slug: laFin, title: Le dernier mot, author: Le Contrôleur, date: received, from: LA_FIN }
documents:
  - slug: ordre
    title: Ordre de mission
    enclosed: false
    infos: { recipient: La recrue, date: 0, reference: VIL/1-A }
`,
  'letter.mdx': `Voici votre lettre.

<Code /> <QrCode />
`,
  'steps/01-la-saline.yaml': `name: LA_SALINE
index: 1
description: La lettre cache un mot.
tile: code
reaction: { screen: home }
spells: { page: documents/ordre, take: first-letters }
puzzle:
  type: text-field
  header: Que cache la lettre ?
  placeholder: Un mot
  reading: word
  solution: [SEL]
replies:
  - { to: [POIVRE], say: L’autre flacon. }
  - { to: [SUCRE, MIEL], say: Moins doux. }
hints:
  - Lisez la lettre de haut en bas.
  - Regardez la marge de gauche.
  - C’est le SEL, une lettre par alinéa.
next: LE_PASSEUR
examples:
  accept: [sel, SEL, Sel, ' sel ', le sel, sel., « sel », du sel]
  almost: [poivre, sucre, miel]
  refuse: [bonjour, oui, non, la mer, la gare, '1867', soleil, je ne sais pas]
`,
  'steps/02-le-passeur.yaml': `name: LE_PASSEUR
index: 2
description: Quelqu’un vous attend au bac.
tile: sms
reaction: { screen: home }
puzzle:
  type: dialogue
  contact: Le passeur
  lines:
    - says: Qui êtes-vous ?
    - replies:
        - { label: La recrue, name: recrue }
        - label: Personne
          name: personne
          lines:
            - says: Alors dites le mot.
            - asks: { placeholder: Le mot, reading: word, solution: [GINKGO] }
replies:
  - { to: [CHÊNE, SAULE, ORME], say: Un autre arbre. }
hints:
  - Dites qui vous êtes.
  - Personne doit un mot.
  - Le mot est GINKGO.
next: LA_FIN
examples:
  accept: [La recrue, Personne > ginkgo, ginkgo, GINKGO, Ginkgo, le ginkgo, ginkgo., personne > Ginkgo]
  almost: [chêne, Personne > saule, orme]
  refuse: [Le facteur, Personne > hêtre, hêtre, platane, tilleul, bouleau, frêne, érable]
`,
  'steps/03-la-fin.yaml': `name: LA_FIN
index: 3
kind: end
description: C’est fini.
tile: credits
reaction: { screen: home-then-message, message: laFin }
page: merci
`,
  'messages/laFin.mdx': `Merci d’être venu.

<Signature who="Le Contrôleur" />
`,
  'documents/ordre.mdx': `Suivez la rive.

Écoutez l’eau.

Lisez ceci deux fois.
`,
  'pages/merci.mdx': 'Merci.\n',
  'walkthroughs/main.yaml': `name: main
ends: LA_FIN
moves:
  - { at: LA_SALINE, answer: sel }
  - { at: LE_PASSEUR, answer: La recrue, opens: laFin }
`,
  'walkthroughs/nobody.yaml': `name: nobody
ends: LA_FIN
moves:
  - { at: LA_SALINE, answer: sel }
  - { at: LE_PASSEUR, answer: Personne > ginkgo, opens: laFin }
`,
};

const ENGLISH: Readonly<Record<string, string>> = {
  'en/scenario.yaml': `name: Town
messages:
  - { slug: laFin, title: The last word, author: The Controller }
documents:
  - slug: ordre
    title: Mission order
    infos: { recipient: The recruit }
`,
  'en/letter.mdx': `Here is your letter.

<Code /> <QrCode />
`,
  'en/steps/01-la-saline.yaml': `description: The letter hides a word.
puzzle:
  header: What does the letter hide?
  placeholder: One word
  solution: [SALT]
replies:
  - { to: [POIVRE], also: [PEPPER], say: The other pot. }
  - { to: [MIEL], also: [SUGAR, HONEY], say: Less sweet. }
hints:
  - Read the letter from top to bottom.
  - Look at the left-hand margin.
  - It is SALT, one letter a paragraph.
examples:
  accept: [salt, the salt]
  almost: [pepper, sugar]
  refuse: [hello, the sea]
`,
  'en/steps/02-le-passeur.yaml': `description: Somebody is waiting at the ferry.
puzzle:
  contact: The ferryman
  lines:
    - says: Who are you?
    - replies:
        - { name: recrue, label: The recruit }
        - name: personne
          label: Nobody
          lines:
            - says: Then say the word.
            - asks: { placeholder: The word, solution: [MAIDENHAIR] }
replies:
  - { to: [ORME], also: [ELM], say: Another tree. }
hints:
  - Say who you are.
  - Nobody owes a word.
  - The word is GINKGO.
examples:
  accept: [The recruit, Nobody > maidenhair, maidenhair]
  almost: [elm]
  refuse: [The postman, Nobody > oak]
`,
  'en/steps/03-la-fin.yaml': 'description: It is over.\n',
  'en/messages/laFin.mdx': `Thank you for coming.

<Signature who="The Controller" />
`,
  'en/documents/ordre.mdx': `Show yourself on the bank.

Ask the water.

Listen to it.

Then read this twice.
`,
  'en/pages/merci.mdx': 'Thank you.\n',
};

const LOCK = 'en/lock.yaml';

const cityOf = (texts: Readonly<Record<string, string>>): ScenarioSource => ({
  slug: 'ville',
  files: Object.entries(texts).map(([path, text]): SourceFile => ({ path, text })),
  media: [],
});

/** The files of the city, and the lock that `npm run lang -- sync` writes for them. */
const translatedFiles = once(() => {
  const texts = { ...FRENCH, ...ENGLISH };
  const [translation] = compileCity(cityOf(texts)).translations;
  if (!translation) throw new Error('translatedCity has no translation');
  return { ...texts, [LOCK]: writeLock(syncedLock(translation)) };
});

/** « VILLE » in French and English, both whole: a word to read in a page, a dialogue, an end. */
export function translatedCity({ files = {} }: TinyCityOverrides = {}): ScenarioSource {
  const texts: Record<string, string> = { ...translatedFiles() };
  for (const [path, change] of Object.entries(files)) {
    const text = typeof change === 'function' ? change(texts[path] ?? '') : change;
    if (text === texts[path]) throw new Error(`translatedCity: the change of ${path} changes nothing`);
    if (text === null) delete texts[path];
    else texts[path] = text;
  }
  return cityOf(texts);
}
