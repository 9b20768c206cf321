const hints = (first: string, second: string, last: string) => `hints:
  - ${first}
  - ${second}
  - ${last}
`;

export const tinySteps: Readonly<Record<string, string>> = {
  'steps/01-gare.yaml': `name: GARE
index: 1
description: Retrouver la première place.
tile: alpha
reaction:
  screen: home
next: PORT_VIEUX
puzzle:
  type: text-field
  header: Où commencer ?
  placeholder: Point ALPHA
  minLength: 3
  solution: [place du Vieux-Puits]
replies:
  - to: [place de la Gare, gare]
    say: Vous y êtes presque, c’est la place d’à côté.
  - to: [puits]
    say: Lequel ?
${hints('Relisez la lettre.', 'La place porte le nom d’un puits.', 'C’est la place du Vieux-Puits, comme le dit la lettre.')}examples:
  accept:
    - place du Vieux-Puits
    - Place du vieux puits
    - PLACE DU VIEUX PUITS
    - place du Vieux–Puits
    - "  place du vieux puits "
    - vieux puits
    - Vieux-Puits
    - le vieux puits
  almost: [place de la gare, LA GARE, puits]
  refuse: [place du Marché, place, le neuf, port, vieux, "12", phare, place du puits neuf]
`,
  'steps/02-port-vieux.yaml': `name: PORT_VIEUX
index: 2
description: Une date est gravée sur le quai.
tile: code
reaction:
  screen: correct
next: CAFE
puzzle:
  type: digit-dials
  header: Quatre molettes
  subheader: La date du quai.
  display: digits
  message: Rendez-vous au café, sous l’horloge.
  solution: "0412"
replies:
  - to: ["1204"]
    say: Dans l’autre sens.
${hints('Regardez le quai.', 'Le jour, puis le mois.', 'Le quai porte « 4 décembre », donc 0412.')}examples:
  accept: ["0412"]
  almost: ["1204"]
  refuse: ["0000", "0413", "4120"]
`,
  'steps/03-cafe.yaml': `name: CAFE
index: 3
description: Quelqu’un écrit, sans dire qui.
tile: sms
reaction:
  screen: message
  message: ancienneLettre
next: MARCHE
puzzle:
  type: conversation
  contact: Numéro inconnu
  initials:
    prompt: À qui parlez-vous ?
    solution: BM
${hints('Relisez les signatures.', 'Une seule personne signe de deux lettres.', 'Berthe Mallet signe BM.')}examples:
  accept: [BM, bm]
  almost: []
  refuse: [AC, MB]
`,
  'steps/04-marche.yaml': `name: MARCHE
index: 4
description: Les messages se déchiffrent en chemin.
tile: sms
reaction:
  screen: home
next: PHARE
puzzle:
  type: conversation
  contact: B. M.
  messages:
    - Traversez la place.
    - Prenez la ruelle.
    - Comptez trois portes.
    - Tournez vers la mer.
    - Arrêtez-vous devant les halles.
  arrival:
    question: Êtes-vous à destination ?
    code: arrivee-kolvagre
    solution: [les halles, halles du marché]
    refusals: [Prenez votre temps., Je vous attends.]
${hints('Suivez les messages.', 'La mer est au nord.', 'Vous arrivez devant les halles.')}examples:
  accept: [arrivee-kolvagre, les halles]
  almost: []
  refuse: [non, la mer]
`,
  'steps/05-phare.yaml': `name: PHARE
index: 5
description: Le phare émet encore.
tile: frequencies
reaction:
  screen: home-then-message
  message: lePhare
next: MUSEE
alternative: DETOUR
places: [jetee]
puzzle:
  type: tuner
  header: Récepteur
  subheader: Cherchez l’émission.
  digits: 4
  unit: kHz
  start: 100
  steps: [1, 100]
  noise: souffle
  sends: true
  solution: "0612"
  recording:
    sound: emission
    seconds: 4
    transcript: La mer garde une anémone.
  decoys:
    - at: "0700"
      sound: leurre
      seconds: 3
      caption: une voix lit la météo.
${hints('Tournez lentement.', 'La date du quai, renversée de moitié.', 'L’émission est à 0612 kHz.')}examples:
  accept: ["0612"]
  almost: []
  refuse: ["0700", "9999"]
`,
  'steps/06-musee.yaml': `name: MUSEE
index: 6
description: Un dossier fermé par un mot.
tile: code
reaction:
  screen: home
next: VERRIERE
puzzle:
  type: text-field
  header: Mot de passe
  placeholder: Mot de passe
  minLength: 3
  reading: word
  notice: Le musée se visite en silence.
  picture:
    medium: enseigne.svg
    alt: Une enseigne en forme de lanterne
  links:
    - label: Le message du phare
      message: apresLePhare
    - label: Le carnet
      document: carnet
    - label: Le récepteur
      app: frequencies
  solution: [anémone, anémone de mer]
replies:
  - to: [fleur, une fleur]
    say: Laquelle ?
  - to: [mer]
    say: Et dedans ?
${hints('Rouvrez le récepteur.', 'Une fleur, ou presque.', 'La voix dit « anémone ».')}examples:
  accept: [anémone, Anémone, ANEMONE, anemone, "anémone ", anémone de mer, Anemone de mer, ANÉMONE DE MER]
  almost: [fleur, Une fleur, mer]
  refuse: [rose, étoile, musée, phare, anémones bleues, coquille, algue, lanterne]
`,
  'steps/07-fin.yaml': `name: FIN
index: 10
kind: end
description: L’enquête est close.
tile: credits
reaction:
  screen: message
  message: laFin
page: merci
next: TRESOR
puzzle:
  type: default-form
  solution: [marée basse]
replies:
  - to: [marée haute, marée]
    say: Attendez six heures.
  - to: [basse]
    say: Une voix ?
examples:
  accept: [marée basse, Marée Basse, MAREE BASSE, maree basse, la marée basse, marée-basse, " marée basse", "Marée  basse"]
  almost: [marée haute, la marée, Basse]
  refuse: [mer, port, lune, bas, anémone, jetée, phare, "0412"]
`,
  'steps/08-tresor.yaml': `name: TRESOR
index: 11
kind: secret
description: Ce que la mer rend.
tile: credits
reaction:
  screen: home
page: merci
`,
  'steps/12-verriere.yaml': `name: VERRIERE
index: 12
description: Un nom manque sous la verrière.
tile: code
reaction:
  screen: home
next: FRISE
puzzle:
  type: letter-dials
  header: Six molettes
  hint: Ding, ding.
  message: La frise vous attend, au premier étage.
  solution: GRELOT
replies:
  - to: [CLOCHE]
    say: Plus petit.
${hints('Écoutez.', 'Cela sonne au cou des chèvres.', 'C’est le GRELOT, le plus petit des sons.')}examples:
  accept: [GRELOT, grelot]
  almost: [cloche]
  refuse: [SIFFLET, TOLERG]
`,
  'steps/13-frise.yaml': `name: FRISE
index: 13
description: Trois images à mettre en rang.
tile: code
reaction:
  screen: home
next: VITRINE
puzzle:
  type: picture-order
  header: De la gare au port
  pictures:
    - id: goeland
      medium: gravure-1.svg
      alt: Deux ailes ouvertes
    - id: locomotive
      medium: gravure-2.svg
      alt: Une machine sur ses rails
      label: Fer
    - id: margelle
      medium: gravure-3.svg
      alt: Un cercle de pierre
  links:
    - label: Le carnet
      document: carnet
  solution: [locomotive, margelle, goeland]
replies:
  - to: [goeland-margelle-locomotive]
    say: Vous marchez à reculons.
  - to: [goeland avant locomotive]
    say: On part de la gare.
${hints('Marchez.', 'De la gare au port.', 'La locomotive, la margelle, le goéland.')}examples:
  accept: [locomotive-margelle-goeland, 2-3-1]
  almost: [goeland-margelle-locomotive, goeland-locomotive-margelle]
  refuse: [locomotive-goeland-margelle]
`,
  'steps/14-vitrine.yaml': `name: VITRINE
index: 14
description: Des images justes, et des menteuses.
tile: secret-app
reaction:
  screen: home
next: REGISTRE
puzzle:
  type: picture-toggles
  header: Ce que l’on voit
  pictures:
    - id: goeland
      medium: gravure-1.svg
      alt: Deux ailes ouvertes
    - id: locomotive
      medium: gravure-2.svg
      alt: Une machine sur ses rails
    - id: margelle
      medium: gravure-3.svg
      alt: Un cercle de pierre
  solution: [margelle, goeland]
replies:
  - to: [goeland]
    say: Il en manque une.
${hints('Regardez.', 'Aucune machine ici.', 'Le goéland et la margelle, que l’on voit d’ici.')}examples:
  accept: [margelle-goeland, 1-3]
  almost: [goeland]
  refuse: [locomotive]
`,
  'steps/15-registre.yaml': `name: REGISTRE
index: 15
description: Trois nombres dans un registre.
tile: code
reaction:
  screen: home
next: BALCON
puzzle:
  type: number-fields
  header: Le registre
  fields:
    - label: Page
      digits: 4
    - label: Ligne
    - label: Année
      digits: 4
  solution: ["8317", "456", "1793"]
replies:
  - to: ["*-*-1794"]
    say: Un an trop tard.
${hints('Ouvrez le registre.', 'Page, ligne, année.', 'Page 8317, ligne 456, année 1793.')}examples:
  accept: [8317-456-1793]
  almost: [8317-456-1794, 1-2-1794]
  refuse: [8317-456-1792]
`,
  'steps/16-balcon.yaml': `name: BALCON
index: 16
description: Une plaque à recopier.
tile: code
reaction:
  screen: home
next: CLOCHER
puzzle:
  type: text-area
  header: Recopiez la plaque
  placeholder: La plaque
  minLength: 6
  solution:
    - |-
      Ici dormait
      le dernier passeur
replies:
  - to: [dernier passeur]
    say: Où donc ?
${hints('Levez les yeux.', 'Deux lignes.', 'Ici dormait le dernier passeur, dit la plaque.')}examples:
  accept:
    - Ici dormait le dernier passeur
    - ici dormait le dernier passeur
    - ICI DORMAIT LE DERNIER PASSEUR
    - Ici dormait, le dernier passeur.
    - Ici dormait / le dernier passeur
    - "Ici dormait\\nle dernier passeur"
    - Ici dormait… le dernier passeur !
    - "  ici dormait le dernier passeur "
  almost: [le dernier passeur, ci-gît le dernier passeur, Dernier passeur]
  refuse: [ici dormait, le passeur dormait ici, dormait le passeur, la plaque, Ici dort le passeur, une plaque, rien à lire, ici la mer]
`,
  'steps/17-clocher.yaml': `name: CLOCHER
index: 17
description: Le clocher émet, et une application attend.
tile: frequencies
reaction:
  screen: home
next: FIN
alternative: RIVAGE
puzzle:
  type: tuner
  mode: dials
  header: Poste du clocher
  digits: 6
  unit: kHz
  start: 0
  links:
    - label: Le carnet
      document: carnet
  noise: souffle
  sends: false
  solution: "250413"
  finalCode: [3_ÉCUME]
  recording:
    sound: emission
    seconds: 4
    transcript: Taille trois, entrez par le milieu.
replies:
  - to: [4_ecume]
    say: Plus petit.
  - to: ["130425"]
    say: Dans l’autre sens.
${hints('Réglez le poste.', 'Taille trois.', 'Taille 3, ÉCUME. Suivez les flèches.')}examples:
  accept: [3_ÉCUME, 3_ecume]
  almost: [4_écume, "130425"]
  refuse: ["250413", 3_ecumes]
`,
  'steps/102-rivage.yaml': `name: RIVAGE
index: 102
description: Un dernier SMS.
tile: last-sms
reaction:
  screen: home
next: FIN
puzzle:
  type: last-sms
  header: Dernier SMS
  contact: B. M.
  messages:
    - Ne montez pas.
    - Ouvrez l’application.
  finalCode: [2_SEL]
${hints('Relisez le SMS.', 'Taille deux.', 'Taille 2, SEL. Il sèche sur le rivage.')}examples:
  accept: [2_SEL, 2_sel]
  almost: []
  refuse: [3_SEL, sel]
`,
  'steps/100-detour.yaml': `name: DETOUR
index: 100
description: L’auberge a une enseigne.
tile: last-sms
reaction:
  screen: message
  message: leDetour
next: FIN
puzzle:
  type: text-field
  header: L’enseigne ?
  placeholder: Enseigne
  solution: [la lanterne, lanterne rouge]
replies:
  - to: [auberge, lampe, phare]
    say: Levez les yeux.
${hints('Cherchez l’auberge.', 'Elle éclaire.', 'L’enseigne est une lanterne.')}examples:
  accept: [la lanterne, Lanterne, LANTERNE, lanterne rouge, La Lanterne Rouge, "lanterne ", lanterne-rouge, LA LANTERNE]
  almost: [auberge, lampe, le phare]
  refuse: [ancre, mouette, corde, filet, port, "0612", bougie, enseigne]
`,
};
