import { puzzleTypes } from '../../../engine/puzzles/index.ts';
import { edit } from '../../../scripts/explain/edits.ts';
import type { Mistake } from './mistake.ts';

/** In the order of the schema. */
const types = Object.keys(puzzleTypes).toSorted((left, right) => (left < right ? -1 : 1));

export const yaml: readonly Mistake[] = [
  {
    mistake: 'a field indented by three spaces',
    city: edit('steps/01-gare.yaml', '  placeholder:', '   placeholder:'),
    gets: ['steps/01-gare.yaml:11:4 yaml-indent'],
    advice: 'Alignez-la sur les champs du même niveau : deux espaces par niveau.',
  },
  {
    mistake: 'a tabulation for an indent',
    city: edit('steps/01-gare.yaml', '  placeholder:', '\tplaceholder:'),
    gets: ['steps/01-gare.yaml:11:1 yaml-tab'],
    advice: 'Remplacez la tabulation par des espaces, deux par niveau.',
  },
  {
    mistake: 'no space after a colon',
    city: edit('steps/01-gare.yaml', 'index: 1', 'index:1'),
    gets: ['steps/01-gare.yaml:2:6 yaml-colon'],
    advice: 'Écrivez une espace entre le deux-points et la valeur.',
  },
  {
    mistake: 'a colon in a bare text',
    city: edit('steps/01-gare.yaml', 'Où commencer ?', 'Une question : où commencer ?'),
    gets: ['steps/01-gare.yaml:10:11 yaml-colon'],
    advice:
      "Si le deux-points fait partie du texte, mettez le texte entre guillemets droits : '…'. Sinon, alignez ce champ sur les autres.",
  },
  {
    mistake: 'curly quotation marks around a text',
    city: edit('steps/01-gare.yaml', 'header: Où commencer ?', 'header: ‘Ici : où commencer ?’'),
    gets: ['steps/01-gare.yaml:10:11 yaml-quote'],
    advice: "Remplacez-les par des guillemets droits, au début et à la fin : '…'.",
  },
  {
    mistake: 'an apostrophe between single quotes',
    city: edit('steps/01-gare.yaml', 'say: Lequel ?', "say: 'C'est elle ?'"),
    gets: ['steps/01-gare.yaml:18:12 yaml-quote'],
    advice: "Écrivez l’apostrophe courbe, ’, ou doublez-la : ''.",
  },
  {
    mistake: 'a forgotten header',
    city: edit('steps/01-gare.yaml', '  header: Où commencer ?\n', ''),
    gets: ['steps/01-gare.yaml:8:1 missing-field'],
    advice: 'Ajoutez « header: … ». La question, au-dessus du champ.',
  },
  {
    mistake: 'a field named in French',
    city: edit('steps/01-gare.yaml', 'hints:', 'indices:'),
    gets: ['steps/01-gare.yaml:19:1 unknown-field'],
    advice: 'Vouliez-vous dire « hints » ?',
  },
  {
    mistake: 'a field written twice',
    city: edit('steps/01-gare.yaml', 'next: PORT_VIEUX', 'next: PORT_VIEUX\nnext: CAFE'),
    gets: ['steps/01-gare.yaml:8:1 duplicate-key'],
    advice: 'Gardez-en un seul.',
  },
  {
    mistake: 'an accent in the name of a step',
    city: edit('steps/05-phare.yaml', 'next: MUSEE', 'next: MUSÉE'),
    gets: ['steps/05-phare.yaml:8:7 bad-form'],
    advice: 'Écrivez « MUSEE » : des capitales sans accent, des chiffres et des soulignements (UN_NOM).',
  },
  {
    mistake: 'a name of a step in small letters',
    city: edit('steps/06-musee.yaml', 'name: MUSEE', 'name: le_musee'),
    gets: ['steps/06-musee.yaml:1:7 bad-form'],
    advice: 'Écrivez « LE_MUSEE » : des capitales sans accent, des chiffres et des soulignements (UN_NOM).',
  },
  {
    mistake: 'an unknown type of puzzle',
    city: edit('steps/01-gare.yaml', 'type: text-field', 'type: texte'),
    gets: ['steps/01-gare.yaml:9:9 unknown-puzzle-type'],
    advice: `Choisissez une valeur connue. Noms connus : ${types.map((type) => `« ${type} »`).join(', ')}.`,
  },
  {
    mistake: 'an unknown tile',
    city: edit('steps/01-gare.yaml', 'tile: alpha', 'tile: alfa'),
    gets: ['steps/01-gare.yaml:4:7 unknown-value'],
    advice:
      'Choisissez une valeur connue. Noms connus : « alpha », « code », « sms », « last-sms », « frequencies », « secret-app », « trail », « credits ».',
  },
  {
    mistake: 'hints written as one text',
    city: {
      files: {
        'steps/01-gare.yaml': (text) =>
          text.replace(/hints:\n(?: {2}- .*\n)+/u, 'hints: Relisez la lettre.\n'),
      },
    },
    gets: ['steps/01-gare.yaml:19:8 wrong-type'],
    advice:
      'Écrivez une liste : une ligne par entrée, chacune après un tiret. Ce qui est attendu : Du plus léger au dernier, qui donne la solution et sa raison. Trois au moins pour une étape à résoudre.',
  },
  {
    mistake: 'a reaction that opens no message',
    city: edit('steps/05-phare.yaml', '  message: lePhare\n', ''),
    gets: ['steps/05-phare.yaml:5:1 missing-field'],
    advice: 'Ajoutez « message: … ».',
  },
  {
    mistake: 'an empty hint',
    city: edit('steps/01-gare.yaml', '- Relisez la lettre.', "- ''"),
    gets: ['steps/01-gare.yaml:20:5 empty-value'],
    advice:
      'Écrivez cette entrée, ou retirez-la. Ce qui est attendu : Le texte d’une dépêche. Quand il dépend de ce que le joueur a fait : une liste de cas, dont le premier qui est vrai compte ; le dernier n’a pas de condition.',
  },
  {
    mistake: 'a file in Latin-1',
    folder: ({ write }) =>
      write('ville/pages/merci.mdx', Buffer.from('Une journée à Ville, racontée.\n', 'latin1')),
    gets: ['pages/merci.mdx:1:10 not-utf8'],
    advice: 'Enregistrez-le à nouveau en « UTF-8 », puis retapez les accents perdus.',
  },
  {
    mistake: 'a file from Windows, with its mark and its line ends',
    city: { files: { 'steps/01-gare.yaml': (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}` } },
    gets: [],
  },
];
