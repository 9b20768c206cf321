import type { Sort } from './phrases.ts';

/** A solution as people write it, and what else the city knows at that step. */
export interface Subject {
  readonly city: string;
  readonly step: string;
  readonly sort: Sort;
  readonly names: readonly [string, ...string[]];
  /** Things with a reply of the step, or solutions of other steps; none is accepted. */
  readonly others: readonly [string, ...string[]];
  /** What final.exe puts in front. */
  readonly before?: string;
}

/**
 * Steps whose answer can stand in a sentence. Two initials, six numbers and three lines are typed alone.
 */
export const SUBJECTS: readonly Subject[] = [
  {
    city: 'toulouse',
    step: 'FIND_ALPHA',
    sort: 'place',
    names: ['Carmes', 'les Carmes', 'place des Carmes', 'la place des Carmes', 'pl. des Carmes'],
    others: ['la Trinité', 'Esquirol', 'Capitole', 'la place Rouaix'],
  },
  {
    city: 'toulouse',
    step: 'LE_PONT',
    sort: 'place',
    names: ['Pont-Neuf', 'le Pont-Neuf', 'pont neuf', 'le vieux Pont-Neuf'],
    others: ['pont Saint-Pierre', 'le pont Saint-Michel', 'le pont des Catalans'],
  },
  {
    city: 'toulouse',
    step: 'PISTE_PHOTO',
    sort: 'place',
    names: ['rue Viguerie', 'la rue Viguerie', 'Viguerie', 'r. Viguerie'],
    others: ['rue de la République', 'le cours Dillon', 'la place Laganne'],
  },
  {
    city: 'toulouse',
    step: 'SQUARE_END',
    sort: 'word',
    names: ['pastel', 'PASTEL', 'le pastel', 'du pastel'],
    others: ['pastis', 'guède', 'l’isatis'],
    before: '6_',
  },
  {
    city: 'toulouse',
    step: 'ALTERNATIVE_PONT',
    sort: 'word',
    names: ['lions', 'LIONS', 'les lions', 'des lions'],
    others: ['masques', 'un pont', 'les masques'],
    before: '7_',
  },
  {
    city: 'toulouse',
    step: 'GAME_END',
    sort: 'word',
    names: ['n’est', "n'est", 'nest', 'NEST'],
    others: ['neso', 'l’ouest', 'la rose des vents'],
  },
  {
    city: 'lyon',
    step: 'FIND_ALPHA',
    sort: 'place',
    names: ['Bellecour', 'place Bellecour', 'la place Bellecour', 'pl. Bellecour'],
    others: ['les Terreaux', 'les Jacobins', 'Louis XIV'],
  },
  {
    city: 'lyon',
    step: 'THE_SMS',
    sort: 'place',
    names: ['Terreaux', 'place des Terreaux', 'la place des Terreaux', 'la fontaine Bartholdi'],
    others: ['Bellecour', 'la place Bellecour', 'Saint-Jean'],
  },
  {
    city: 'lyon',
    step: 'DEVOIR_MUT',
    sort: 'word',
    names: ['ruche', 'la ruche', 'une ruche', 'les ruches'],
    others: ['un essaim', 'l’abeille', 'la niche'],
  },
  {
    city: 'lyon',
    step: 'STARS',
    sort: 'place',
    names: [
      'Saint-Jean',
      'la cathédrale Saint-Jean',
      'place Saint-Jean',
      'St Jean',
      'la primatiale Saint-Jean',
    ],
    others: ['Fourvière', 'la gare Saint-Paul', 'le pont Bonaparte'],
  },
  {
    city: 'lyon',
    step: 'FIRST_END',
    sort: 'word',
    names: ['étrier', 'un étrier', 'l’étrier', 'les étriers'],
    others: ['la selle', 'un éperon', 'la bride'],
  },
  {
    city: 'lyon',
    step: 'SECOND_LETTER',
    sort: 'word',
    names: ['rien', 'RIEN', 'rien du tout', '« rien »'],
    others: ['le vide', 'une lettre', 'néant'],
  },
  {
    city: 'paris',
    step: 'FIND_ALPHA',
    sort: 'place',
    names: ['Armand Carrel', 'place Armand-Carrel', 'la place Armand Carrel', 'Carrel'],
    others: ['Laumière', 'la rue Manin', 'Jean-Jaurès'],
  },
  {
    city: 'paris',
    step: 'GO_SQUARE',
    sort: 'place',
    names: ['Jourdain', 'place du Jourdain', 'la place du Jourdain', 'métro Jourdain'],
    others: ['Fessart', 'la place des Fêtes', 'Belleville'],
  },
  {
    city: 'paris',
    step: 'WAY_BOLIVAR',
    sort: 'place',
    names: ['Bolivar', 'avenue Simon-Bolivar', 'l’avenue Simon Bolivar', 'Simon Bolivar'],
    others: ['Puebla', 'Pyrénées', 'la rue de Belleville'],
  },
  {
    city: 'paris',
    step: 'WAY_EQUERRE',
    sort: 'place',
    names: ['équerre', 'l’équerre', 'rue de l’Équerre', 'la rue de l’Équerre'],
    others: ['Rébeval', 'le compas', 'la rue Pradier'],
  },
  {
    city: 'paris',
    step: 'WAY_REBEVAL',
    sort: 'place',
    names: ['Rébeval', 'rue Rébeval', 'la rue Rébeval', 'r. Rébeval'],
    others: ['Meccano', 'la rue de l’Équerre', 'Bolivar'],
  },
  {
    city: 'paris',
    step: 'WAY_LAUZIN',
    sort: 'place',
    names: ['Lauzin', 'rue Lauzin', 'la rue Lauzin', 'r. Lauzin'],
    others: ['Botzaris', 'Lauzun', 'la rue Pradier'],
  },
  {
    city: 'paris',
    step: 'WAY_DUNES',
    sort: 'place',
    names: ['les dunes', 'dunes', 'rue des Dunes', 'la rue des Dunes'],
    others: ['la plage', 'le désert', 'la rue Lauzin'],
  },
  {
    city: 'paris',
    step: 'RECHERCHE_BANC',
    sort: 'place',
    names: ['belvédère', 'le belvédère', 'le belvédère de Belleville', 'le belvédère Willy-Ronis'],
    others: ['la terrasse', 'la tour Eiffel', 'la rue Piat'],
  },
  {
    city: 'paris',
    step: 'GAME_END',
    sort: 'word',
    names: ['perdu', 'PERDU', 'perdue', '« perdu »'],
    others: ['rien', 'Rose', 'prude'],
  },
  {
    city: 'bordeaux',
    step: 'LES_TROIS_LETTRES',
    sort: 'phrase',
    names: ['votre silence vaudra acceptation', '« Votre silence vaudra acceptation »'],
    others: ['je vous remercie d’avance', 'rien n’est perdu'],
  },
  {
    city: 'bordeaux',
    step: 'LETTRE_DE_TOULOUSE',
    sort: 'number',
    names: ['47', '47 cm', 'quarante-sept', '47 centimètres'],
    others: ['44', '38', '52'],
  },
  {
    city: 'bordeaux',
    step: 'LETTRE_DE_PARIS',
    sort: 'person',
    names: ['Coste', 'monsieur Coste', 'M. Coste', 'Mr Coste'],
    others: ['Poste', 'Lazare', 'Rose'],
  },
  {
    city: 'bordeaux',
    step: 'LE_NOM',
    sort: 'person',
    names: ['Lazare Coste', 'monsieur Lazare Coste', 'M. Lazare Coste', 'Coste Lazare'],
    others: ['Colombe Arnaudin', 'Irma Dupeyron', 'Lazare Poste'],
  },
  {
    city: 'bordeaux',
    step: 'SOUS_LE_PIED',
    sort: 'phrase',
    names: ['sous le pied', 'sous le pied du fauteuil', 'sous le pied arrière gauche'],
    others: ['dans le tiroir', 'sous le coussin', 'sous le tapis'],
  },
  {
    city: 'bordeaux',
    step: 'LA_FIN',
    sort: 'phrase',
    names: ['oui, dans ses mesures', 'oui : les mesures', 'oui mesures'],
    others: ['non', 'rien n’est perdu'],
  },
];
