import type { CatalogueEntry } from '../diagnostics/diagnostic.ts';

/** The kinds of fault that the prover reports, by permanent code. */
export const findings = {
  'end-out-of-reach': {
    title: 'Fin hors de portée',
    severity: 'error',
    explanation: 'Un joueur qui en est là ne peut plus finir l’histoire, quoi qu’il fasse.',
  },
  'secret-out-of-reach': {
    title: 'Découverte cachée hors de portée',
    severity: 'error',
    explanation: 'Un joueur qui en est là peut finir, mais plus jamais trouver la découverte cachée.',
  },
  'no-secret': {
    title: 'Pas de découverte cachée',
    severity: 'warning',
    explanation: 'Rien n’attend qui cherche encore après la fin : aucune étape n’est « kind: secret ».',
  },
  'alternative-strands': {
    title: 'Trajet de secours qui abandonne',
    severity: 'error',
    explanation:
      'Le trajet de secours ne se reprend pas : il doit toujours mener à la fin, et à la découverte cachée.',
  },
  'no-answer': {
    title: 'Épreuve sans réponse admise',
    severity: 'error',
    explanation:
      'Ni la solution, ni la table d’essais, ni les parcours écrits ne donnent une réponse que l’épreuve admet.',
  },
  'stuck-after-mistakes': {
    title: 'Joueur bloqué par ses erreurs',
    severity: 'error',
    explanation:
      'Après des réponses fausses et la plus longue attente, les indices doivent venir encore, et la bonne réponse être admise.',
  },
  'tolerance-broken': {
    title: 'Tolérance qui ne tient pas',
    severity: 'error',
    explanation:
      'Chaque valeur juste, et les deux bouts d’une plage, mènent au même endroit ; la valeur d’avant et celle d’après sont refusées.',
  },
  'slip-meets-another': {
    title: 'Faute de frappe qui vise deux noms',
    severity: 'error',
    explanation:
      'Une faute admise pour la solution mène aussi à un autre nom que la ville connaît : elle ne doit pas être admise.',
  },
  'answers-collide': {
    title: 'Réponses de deux langues qui se confondent',
    severity: 'error',
    explanation:
      'Les réponses de toutes les langues valent pour tous : celles d’une autre langue ne changent rien à ce que reçoit une saisie en français.',
  },
  'choice-without-effect': {
    title: 'Choix sans conséquence',
    severity: 'error',
    explanation:
      'Aucune suite, aucun message, aucun document ne dépend de ce que le joueur y choisit : ce n’est pas un choix.',
  },
  'condition-never': {
    title: 'Cas où personne ne va',
    severity: 'error',
    explanation:
      'En jouant par tous les trajets, la condition de ce cas n’est jamais vraie, ou un cas d’avant l’emporte toujours.',
  },
  'condition-always': {
    title: 'Condition toujours vraie',
    severity: 'error',
    explanation: 'Tous les joueurs qui en arrivent là remplissent cette condition : elle ne sépare personne.',
  },
  'last-hint-not-enough': {
    title: 'Dernier indice insuffisant',
    severity: 'error',
    explanation:
      'Qui n’a que le dernier indice doit pouvoir y lire, mot pour mot et dans l’ordre, une réponse admise.',
  },
  'step-unseen': {
    title: 'Étape que personne n’atteint',
    severity: 'error',
    explanation: 'En jouant par tous les trajets, on n’y vient jamais.',
  },
  'message-unseen': {
    title: 'Message que personne ne lit',
    severity: 'error',
    explanation: 'Il n’est dans la boîte de messages à aucun moment, sur aucun trajet.',
  },
  'message-vanishes': {
    title: 'Message repris au joueur',
    severity: 'error',
    explanation:
      'Le joueur l’a reçu, puis sa condition devient fausse : il ne le retrouverait plus dans sa boîte.',
  },
  'document-unseen': {
    title: 'Document que personne n’ouvre',
    severity: 'error',
    explanation: 'Il n’est parmi les documents à aucun moment, sur aucun trajet.',
  },
  'page-unseen': {
    title: 'Page que personne ne lit',
    severity: 'error',
    explanation: 'Cette page, ou cette version d’une page, n’est montrée à aucun moment, sur aucun trajet.',
  },
  'hint-unseen': {
    title: 'Indice que personne ne reçoit',
    severity: 'error',
    explanation: 'En demandant tous les indices de l’étape, on ne reçoit pas celui-ci.',
  },
  'tile-unseen': {
    title: 'Tuile que personne ne voit',
    severity: 'error',
    explanation: 'Elle n’est sur le bureau à aucun moment, sur aucun trajet.',
  },
  'medium-unseen': {
    title: 'Image ou son que personne ne reçoit',
    severity: 'error',
    explanation: 'Ni une page ouverte, ni une épreuve, ni un instrument ne le montre, sur aucun trajet.',
  },
  'link-leads-nowhere': {
    title: 'Lien vers ce qui n’est pas là',
    severity: 'error',
    explanation:
      'À ce moment du jeu, l’écran mène à un message, un document ou une application que le joueur ne peut pas ouvrir.',
  },
  'page-empty': {
    title: 'Page vide pour certains',
    severity: 'error',
    explanation:
      'Un joueur n’a pas pris la décision que ses passages attendent, ici ou dans une autre ville : il ouvre un papier blanc.',
  },
  'day-forgotten': {
    title: 'Jour que les horaires oublient',
    severity: 'error',
    explanation:
      'Cette date n’est dans aucune période ni exception : le jeu la tient pour fermée, sans que personne l’ait décidé.',
  },
  'day-too-short': {
    title: 'Jour à peine ouvert',
    severity: 'warning',
    explanation: 'Toute l’ouverture de ce jour tient dans le temps où l’écran annonce déjà la fermeture.',
  },
  'never-opens': {
    title: 'Ville qui n’ouvre jamais',
    severity: 'error',
    explanation: 'Aucune ouverture de toute l’année : personne ne peut finir le trajet principal.',
  },
  'closed-without-word': {
    title: 'Jour fermé sans explication',
    severity: 'error',
    explanation:
      'Ce jour-là, aucun trajet ne peut être fini, et rien ne dit au joueur pourquoi avant qu’il parte.',
  },
  'hours-never-meet': {
    title: 'Heures qui ne se rencontrent jamais',
    severity: 'error',
    explanation:
      'Le lieu de l’étape n’ouvre jamais, ou jamais quand l’étape prend des réponses (opens) : aucun jour de quatre ans ne convient.',
  },
  'hours-miss-days': {
    title: 'Jours où le trajet principal ne se finit pas',
    severity: 'warning',
    explanation:
      'Certains jours, la ville ferme avant que l’étape n’ouvre, ou n’ouvre qu’après : le joueur la trouve ouverte et ne peut pas finir.',
  },
  'hours-untold': {
    title: 'Fermeture que l’écran tait',
    severity: 'error',
    explanation: 'C’est fermé, et l’écran de cette étape ne le dit pas, ou dit le contraire.',
  },
  'wait-without-word': {
    title: 'Attente sans un mot',
    severity: 'error',
    explanation:
      'La réponse ne se lit que dans un message qui vient plus tard : le joueur attend sans rien pouvoir faire, et l’étape ne dit pas quand.',
  },
  'in-nobodys-hands': {
    title: 'Dans les mains de personne',
    severity: 'error',
    explanation:
      'À plusieurs mains, avec un à six téléphones et après chaque départ, chaque papier et chaque instrument est chez quelqu’un.',
  },
  'role-empty-handed': {
    title: 'Rôle aux mains vides',
    severity: 'error',
    explanation:
      'Avant la fin, qui tient un rôle a toujours un papier ou un instrument à lui : sinon, ce téléphone ne sert à rien.',
  },
  'role-idle': {
    title: 'Rôle qui attend trop',
    severity: 'warning',
    explanation:
      'Trois étapes de suite ne lui apportent ni papier, ni instrument : les autres jouent, et lui marche à côté.',
  },
  'role-without-instrument': {
    title: 'Rôle sans instrument',
    severity: 'warning',
    explanation:
      'D’autres rôles ont des instruments, et celui-ci n’en a aucun, sur un trajet au moins : qui le tient lit pour les autres, et ne règle jamais rien.',
  },
  'hand-too-full': {
    title: 'Tous les instruments chez le même',
    severity: 'warning',
    explanation:
      'Cinq instruments de suite sont dans les mêmes mains, dans une partie au moins : un téléphone joue, et les autres regardent. À deux téléphones, quelqu’un tient plusieurs rôles : leurs instruments s’ajoutent.',
  },
} as const satisfies Record<string, CatalogueEntry>;

export type FindingCode = keyof typeof findings;
