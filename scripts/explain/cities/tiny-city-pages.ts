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
