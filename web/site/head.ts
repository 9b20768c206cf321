import { site } from './site.ts';

/** What the server must know of a public page to draw it ahead of time and to have it found and shared. */
export interface PublicPage {
  readonly path: string;
  /** One or two sentences for search engines and for whoever is sent the link; shorter than 160 characters. */
  readonly description: string;
  /** Whether it stands in the sitemap; the others ask search engines to leave them out. */
  readonly listed: boolean;
  /** Its lazily loaded sources below web/: their styles and scripts are asked for at once. */
  readonly modules: readonly string[];
  /** Query parameters that change what the page shows. */
  readonly query?: readonly string[];
  /** Sets of them that are drawn ahead too; with any other the page is drawn in the browser. */
  readonly forms?: readonly (readonly string[])[];
  /** It holds a form, which only a script sends: who has none is told so. */
  readonly needsScript?: boolean;
}

/** Every public page: the one list from which pages are drawn, and the sitemap made. */
export const publicPages: readonly PublicPage[] = [
  {
    path: '/',
    description: `Une lettre arrive, une ville s’ouvre : une enquête à mener à pied, sans application, à votre rythme. ${site.cities}.`,
    listed: true,
    modules: ['site/Landing.tsx'],
  },
  {
    path: '/legal',
    description: 'Qui édite et qui héberge le site, comment nous joindre, à qui sont les textes, les dessins et les plans.',
    listed: true,
    modules: ['site/texts/legal-notice.mdx'],
  },
  {
    path: '/cgv',
    description: `Le contrat de vente du pack : prix, livraison, garanties, ${site.sale.withdrawal} pour changer d’avis, retours gratuits avec notre bon.`,
    listed: true,
    modules: ['site/texts/terms-of-sale.mdx'],
  },
  {
    path: '/login/cgu',
    description: 'Comment on joue, ce que le compte permet, ce que nous gardons de vous et ce que vous pouvez en faire.',
    listed: true,
    modules: ['site/texts/terms-of-use.mdx'],
    query: ['register'],
    forms: [['register']],
  },
  {
    path: '/login',
    description: 'Présentez-vous au guichet : une adresse, un mot de passe, et votre courrier vous suit d’un téléphone à l’autre.',
    listed: false,
    modules: ['account/LoginPage.tsx'],
    query: ['register', 'from'],
    forms: [['register']],
    needsScript: true,
  },
];
