import { edit, page, write } from '../../../scripts/explain/edits.ts';
import type { Mistake } from './mistake.ts';

export const pages: readonly Mistake[] = [
  {
    mistake: 'a picture whose tag is not closed',
    city: page('Merci.\n\n<Picture name="enseigne.svg" alt="Une enseigne">\n'),
    gets: ['pages/merci.mdx:3:1 mdx-syntax'],
    advice:
      'Fermez chaque balise, la dernière ouverte d’abord : <Aside>…</Aside>, ou <Ref/> si elle est vide.',
  },
  {
    mistake: 'a typed passage that is never closed',
    city: page('<Typed>\n\nUn mot.\n'),
    gets: ['pages/merci.mdx:1:1 mdx-syntax'],
    advice:
      'Fermez chaque balise, la dernière ouverte d’abord : <Aside>…</Aside>, ou <Ref/> si elle est vide.',
  },
  {
    mistake: 'a tag of another language',
    city: page('<Image name="enseigne.svg" alt="Une enseigne"/>\n'),
    gets: ['pages/merci.mdx:1:1 unknown-component'],
    advice: 'Vouliez-vous dire « Picture » ?',
  },
  {
    mistake: 'a line break written in HTML',
    city: page('Merci.<br/>Adieu.\n'),
    gets: ['pages/merci.mdx:1:7 unknown-component'],
    advice:
      'Pour aller à la ligne, finissez la ligne par un antislash (\\) ; pour un autre alinéa, laissez une ligne vide.',
  },
  {
    mistake: 'curly quotation marks in an attribute',
    city: page('<Signature who=“B. M.”/>\n'),
    gets: ['pages/merci.mdx:1:16 mdx-syntax'],
    advice:
      'Mettez la valeur d’un attribut entre guillemets droits ; un signe « inférieur » du texte s’écrit \\<.',
  },
  {
    mistake: 'a picture without a description for blind players',
    city: page('<Picture name="enseigne.svg"/>\n'),
    gets: ['pages/merci.mdx:1:1 missing-attribute'],
    advice: 'Écrivez <Picture alt="…">.',
  },
  {
    mistake: 'a calculation between braces',
    city: page('Nous sommes le {new Date()}.\n'),
    gets: ['pages/merci.mdx:1:16 page-code'],
    advice: 'Écrivez du texte ; une accolade du texte s’écrit \\{.',
  },
  {
    mistake: 'an import',
    city: page('import { a } from "b"\n\nMerci.\n'),
    gets: ['pages/merci.mdx:1:1 page-code'],
    advice: 'Retirez cette ligne : les balises sont déjà là.',
  },
  {
    mistake: 'a word between braces',
    city: page('Le long de la {loire}, merci.\n'),
    gets: ['pages/merci.mdx:1:15 page-code'],
    advice: 'Écrivez du texte ; une accolade du texte s’écrit \\{.',
  },
  {
    mistake: 'a heart made of two signs',
    city: page('Merci <3\n'),
    gets: ['pages/merci.mdx:1:8 mdx-syntax'],
    advice:
      'Mettez la valeur d’un attribut entre guillemets droits ; un signe « inférieur » du texte s’écrit \\<.',
  },
  {
    mistake: 'the code of the letter in a message',
    city: write('messages/laFin.mdx', 'Le code : <Code/>\n'),
    gets: ['messages/laFin.mdx:1:11 misplaced-component'],
    advice: 'Retirez-la de cette page.',
  },
  {
    mistake: 'an emoji in a message',
    city: write('messages/laFin.mdx', 'L’agent est retrouvé 🎉\n'),
    gets: ['messages/laFin.mdx:1:22 emoji'],
    advice: 'Écrivez un mot, ou dessinez une image de media/.',
  },
  {
    mistake: 'an emoji above dials',
    city: edit('steps/12-verriere.yaml', 'hint: Ding, ding.', 'hint: 🔔🔔'),
    gets: ['steps/12-verriere.yaml:11:9 emoji'],
    advice: 'Écrivez un mot, ou dessinez une image de media/.',
  },
  {
    mistake: 'straight signs in a message',
    city: write('messages/laFin.mdx', 'L\'agent a dit "merci".\n'),
    gets: ['messages/laFin.mdx:1:2 straight-apostrophe', 'messages/laFin.mdx:1:15 straight-quotes'],
    advice: "Écrivez ’ à la place de '.",
  },
  {
    mistake: 'a straight apostrophe in a hint',
    city: edit('steps/01-gare.yaml', 'Relisez la lettre.', "Relisez l'ordre."),
    gets: ['steps/01-gare.yaml:20:14 straight-apostrophe'],
    advice: "Écrivez ’ à la place de '.",
  },
  {
    mistake: 'the habits of French printing forgotten',
    city: page('Merci... Il est 19h30. Au XIXe , A la prochaine. L’Eglise vous attend. A gauche, la mer.\n'),
    gets: [
      'pages/merci.mdx:1:6 typography',
      'pages/merci.mdx:1:17 typography',
      'pages/merci.mdx:1:27 typography',
      'pages/merci.mdx:1:31 typography',
      'pages/merci.mdx:1:52 typography',
      'pages/merci.mdx:1:72 typography',
    ],
    advice: 'Écrivez « … ».',
  },
  {
    mistake: 'a player called by the familiar form',
    city: page('Tu es arrivée, merci.\n'),
    gets: [],
  },
];
