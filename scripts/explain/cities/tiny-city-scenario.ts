export const tinyScenario: Readonly<Record<string, string>> = {
  'scenario.yaml': `city: VILLE
name: Ville
story: 1
reference: VIL/1-A
timeZone: Europe/Paris
accent:
  onPaper: "#5a1a1a"
  onNight: "#ffd9a0"
hours:
  schedule:
    1/4-30/9:
      1-6: 8-20
      7-7: 9.5-18
    1/10-31/3:
      1-7: 9-17
  holidays: sunday
  exceptions:
    1/5: closed
  reason: La jetée ferme la nuit.
start: GARE
demonstration: VILLE1
letter: letter
messages:
  - slug: bienvenue
    title: Bienvenue
    author: Berthe Mallet
    date: received
    from: PORT_VIEUX
  - slug: ancienneLettre
    title: Une lettre ancienne
    author: Aimé Corot
    date: -8
    from: CAFE
  - slug: lePhare
    title: Le phare
    author: Berthe Mallet
    date: received
    from: PHARE
    replacedBy: leDetour
  - slug: apresLePhare
    title: Après le phare
    author: Aimé Corot
    date: received
    after: PHARE
    replacedBy: leDetour
  - slug: leDetour
    title: Le détour
    author: Berthe Mallet
    date: received
    from: DETOUR
  - slug: laFin
    title: La fin
    author: La Compagnie
    date: received
    from: FIN
documents:
  - slug: mission_order
    title: Ordre de mission
    stamp: Confidentiel
    infos:
      recipient: Aimé Corot
      date: 0
      reference: VIL/1-A
  - slug: carnet
    title: Carnet
    from: PORT_VIEUX
    versions:
      - page: carnet_ouvert
        from: MARCHE
        stamp: Déclassé
tiles:
  - app: frequencies
    label: Récepteur
    puzzleOf: PHARE
    after: PHARE
    until: MUSEE
    header: Récepteur du phare
  - app: final
    label: final.exe
    from: BALCON
    until: CLOCHER
    also: [RIVAGE]
    pageStays: true
    header: Le carré
    final:
      most: 4
      placeholder: Le mot
      links:
        - label: Le carnet
          document: carnet
      patterns:
        2:
          - ↑→
          - ↓←
        3:
          - ↑→↓
          - ↓←↑
          - →→↓
`,
  'places.yaml': `- slug: jetee
  name: La jetée
  at: [47.2, -1.5]
  approximate: true
  look: La plaque au bout de la jetée.
  facts:
    - says: Une plaque porte le mot « anémone ».
      source: à vérifier sur place
  access: Fermée la nuit.
  ifGone: Le trajet de secours évite la jetée.
  lastChecked: never
`,
};

export const tinyWalkthroughs: Readonly<Record<string, string>> = {
  'walkthroughs/main.yaml': `name: main
ends: TRESOR
moves:
  - at: GARE
    answer: place du Vieux-Puits
    opens: correct
    messages: [bienvenue]
  - at: PORT_VIEUX
    hint: true
  - at: PORT_VIEUX
    answer: "0412"
    opens: ancienneLettre
    messages: [bienvenue, ancienneLettre]
  - at: CAFE
    answer: BM
    opens: home
  - at: MARCHE
    answer: arrivee-kolvagre
    opens: lePhare
  - at: PHARE
    answer: "0612"
  - at: MUSEE
    answer: anémone
  - at: VERRIERE
    answer: grelot
  - at: FRISE
    answer: locomotive-margelle-goeland
  - at: VITRINE
    answer: goeland-margelle
  - at: REGISTRE
    answer: 8317-456-1793
  - at: BALCON
    answer: Ici dormait le dernier passeur
  - at: CLOCHER
    answer: 3_ecume
    opens: laFin
  - at: FIN
    answer: marée basse
`,
  'walkthroughs/alternative.yaml': `name: alternative
ends: FIN
moves:
  - at: GARE
    answer: vieux puits
  - at: PORT_VIEUX
    answer: "0412"
  - at: CAFE
    answer: BM
  - at: MARCHE
    answer: arrivee-kolvagre
  - at: PHARE
    alternative: true
  - at: DETOUR
    answer: la lanterne
    opens: laFin
    messages: [bienvenue, ancienneLettre, leDetour, laFin]
`,
};

export const tinyPages: Readonly<Record<string, string>> = {
  'letter.mdx': `# Ordre de mission

Vous irez place du marché ; l’agent vous y attend.

<Code/>

<QrCode/>
`,
  'messages/bienvenue.mdx': `Bienvenue à Ville. Le vieux port garde une date.

<Signature who="B. M."/>
`,
  'messages/ancienneLettre.mdx': `Je compte les mouettes, comme tous les matins.
`,
  'messages/lePhare.mdx': `Le phare parle encore, la nuit. Écoutez-le.

<Picture name="enseigne.svg" alt="Une enseigne en forme de lanterne" caption="L’enseigne du phare"/>
`,
  'messages/apresLePhare.mdx': `Vous l’avez entendu, vous aussi.
`,
  'messages/leDetour.mdx': `La jetée est fermée : passez par l’auberge.
`,
  'messages/laFin.mdx': `L’agent est retrouvé.
`,
  'documents/mission_order.mdx': `# Ordre de mission

<Ref/>

Vous irez place du marché ; l’agent vous y attend.
`,
  'documents/carnet.mdx': `# Carnet

Les pages sont collées.
`,
  'documents/carnet_ouvert.mdx': `# Carnet

Les pages s’ouvrent sur une fleur de mer.
`,
  'pages/merci.mdx': `Merci d’avoir joué.

[Un dernier mot ?](/home/app/code)
`,
};
