import type { CatalogueEntry } from '../diagnostic.ts';

/** Problems of the routes through a story, of the steps beside them, and of the roles of several hands. */
export const routes = {
  'unreachable-step': {
    title: 'Étape hors d’atteinte',
    severity: 'error',
    explanation: 'Aucun trajet ne mène de la première étape à celle-ci.',
  },
  'dead-end': {
    title: 'Étape sans suite',
    severity: 'error',
    explanation:
      'Seules la découverte cachée (secret) et la dernière étape (end) peuvent se passer de suite.',
  },
  'route-loop': {
    title: 'Trajet qui tourne en rond',
    severity: 'error',
    explanation: 'Une étape ramène à une étape déjà passée : l’histoire ne finirait jamais.',
  },
  'end-unreachable': {
    title: 'Fin hors d’atteinte',
    severity: 'error',
    explanation: 'Depuis cette étape, aucun trajet ne mène à une étape de fin (kind: end).',
  },
  'threshold-never-reached': {
    title: 'Seuil jamais atteint',
    severity: 'error',
    explanation: 'Ce qui dépend de ce seuil n’arriverait sur aucun trajet.',
  },
  'replaces-itself': {
    title: 'Remplacement en rond',
    severity: 'error',
    explanation: 'Un message ne peut pas finir par se remplacer lui-même.',
  },
  'option-twice': {
    title: 'Deux options pareilles',
    severity: 'error',
    explanation:
      'L’histoire distingue deux options par leur nom, et le joueur par leurs mots : elles diffèrent par l’un et par les autres.',
  },
  'names-uneven': {
    title: 'Décision que certains ne prennent pas',
    severity: 'error',
    explanation:
      'Le jeu retient d’un dialogue le nom d’une réponse. Chaque façon de mener l’échange passe par une réponse qui a un nom, et une seule ; ou bien aucune n’en a.',
  },
  'option-unknown': {
    title: 'Option inconnue',
    severity: 'error',
    explanation:
      'Une condition cite une option que l’étape ne propose pas, ou une étape qui ne donne rien à choisir.',
  },
  'condition-without-fact': {
    title: 'Condition sur ce qui n’arrive pas',
    severity: 'error',
    explanation:
      'La condition parle d’indices ou d’un trajet de secours que cette étape n’offre pas, ou d’une réponse qu’elle n’attend pas.',
  },
  'asked-in-next': {
    title: 'Trajet qui dépend des indices',
    severity: 'error',
    explanation:
      'Demander de l’aide ne change pas le trajet : ce qui suit une étape dépend des choix, des réponses et du trajet de secours.',
  },
  'elsewhere-in-next': {
    title: 'Trajet qui dépend d’une autre ville',
    severity: 'error',
    explanation:
      'Le trajet suit des décisions de cette partie seulement : celles d’une autre ville peuvent changer encore, et l’on ne reprend pas un chemin déjà fait.',
  },
  'case-without-condition': {
    title: 'Cas dans le mauvais ordre',
    severity: 'error',
    explanation:
      'Le premier cas vrai compte : chaque cas a une condition, sauf le dernier, qui vaut pour tous les autres joueurs.',
  },
  'missing-puzzle': {
    title: 'Étape sans épreuve',
    severity: 'error',
    explanation: 'Une étape qui a une suite a besoin d’une épreuve : c’est sa réponse qui y mène.',
  },
  'puzzle-without-next': {
    title: 'Épreuve sans suite',
    severity: 'error',
    explanation: 'La bonne réponse de cette épreuve ne mène nulle part.',
  },
  'tile-without-puzzle': {
    title: 'Tuile sans instrument',
    severity: 'error',
    explanation: 'La tuile remontre l’instrument d’une étape qui n’en a pas.',
  },
  'final-not-there': {
    title: 'Application finale fermée à cette étape',
    severity: 'error',
    explanation:
      'L’étape se résout dans l’application finale, et le joueur ne peut pas l’ouvrir à cette étape, au moins sur un trajet.',
  },
  'final-without-step': {
    title: 'Application finale sans étape',
    severity: 'error',
    explanation:
      'Aucune étape n’attend le code de l’application finale (finalCode) : elle ne servirait à rien.',
  },
  'final-size': {
    title: 'Taille que l’application finale n’a pas',
    severity: 'error',
    explanation:
      'Un code ou un carré de flèches demande une taille qui ne se choisit pas, ou un carré n’a pas la taille annoncée.',
  },
  'too-few-hints': {
    title: 'Trop peu d’indices',
    severity: 'error',
    explanation:
      'Une étape à résoudre a au moins trois indices : où regarder, comment comprendre, la solution et sa raison.',
  },
  'hints-at-end': {
    title: 'Indices à la fin',
    severity: 'error',
    explanation:
      'Une étape de fin ou une découverte cachée n’offre pas d’indices : ils ne seraient jamais montrés.',
  },
  'alternative-promised': {
    title: 'Promesse d’un trajet qui n’est plus proposé',
    severity: 'warning',
    explanation: 'Un message parle d’un autre trajet à un joueur à qui l’écran n’en propose plus.',
  },
  'arrows-spell-nothing': {
    title: 'Flèches qui n’épellent plus le mot',
    severity: 'error',
    explanation:
      'Posées sur le carré de lettres, les flèches de cette taille ne font lire le mot attendu depuis aucune case.',
  },
  'field-of-another-kind': {
    title: 'Champ d’une autre sorte d’étape',
    severity: 'error',
    explanation: 'Ce champ ne vaut que pour certaines sortes d’étapes (kind) ; ici il ne changerait rien.',
  },
  'not-a-part': {
    title: 'Petite étape sans rassemblement',
    severity: 'error',
    explanation:
      'Une petite étape (kind: part) est dans le « gather » d’un rassemblement, et d’un seul, qui n’en nomme pas d’autres.',
  },
  'needs-too-many': {
    title: 'Rassemblement qui demande trop',
    severity: 'error',
    explanation:
      'Personne ne peut résoudre plus de petites étapes qu’il n’y en a : l’histoire s’arrêterait là.',
  },
  'aside-never-open': {
    title: 'Étape à côté jamais ouverte',
    severity: 'error',
    explanation: 'Elle se fermerait avant de s’ouvrir, sur tous les trajets : on ne peut que la manquer.',
  },
  'aside-closed-unsaid': {
    title: 'Étape à côté fermée sans un mot',
    severity: 'error',
    explanation:
      'Un timbre offert reste jusqu’au bout, sauf si l’histoire le ferme en toutes lettres. « until » veut donc un « closedBy » : un message qui arrive quand l’étape se ferme, sur chaque trajet, avec un passage pour qui l’a laissée passer.',
  },
  'leads-beside': {
    title: 'Renvoi à une étape à côté',
    severity: 'error',
    explanation:
      'On n’arrive pas à une petite étape ni à une étape à côté : le joueur reste où il est, et la résout ou non.',
  },
  'beside-not-walked': {
    title: 'Étape à côté jamais jouée',
    severity: 'warning',
    explanation:
      'On peut s’en passer pour arriver à la fin, et aucun parcours écrit ne dit ce que le joueur y voit : celui qui la résout le dit.',
  },
  'unknown-role': {
    title: 'Rôle inconnu',
    severity: 'error',
    explanation:
      'Le « for » nomme un rôle que party ne déclare pas : ce papier ne serait dans les mains de personne.',
  },
  'role-without-anything': {
    title: 'Rôle sans rien en mains',
    severity: 'error',
    explanation:
      'Aucun message, aucune pièce, aucun instrument n’est pour ce rôle : qui le tiendrait n’aurait rien à lui.',
  },
  'leaves-its-hands': {
    title: 'Message repris à qui le tenait',
    severity: 'error',
    explanation:
      'Le message qui le remplace (replacedBy) est pour un autre rôle : qui l’avait lu perdrait l’un, et ne verrait pas l’autre.',
  },
} as const satisfies Record<string, CatalogueEntry>;
