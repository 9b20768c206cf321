import { cpSync, readFileSync, renameSync, symlinkSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { DiagnosticCode } from '../../engine/diagnostics/catalogue.ts';
import type { folder as catalogue } from '../../engine/diagnostics/catalogue/folder.ts';
import type { Diagnostic } from '../../engine/diagnostics/diagnostic.ts';
import { loadContent } from '../../server/content/load-content.ts';
import { loadFacts } from '../../server/content/load-facts.ts';
import { builtPages, type CitiesFolder, folderOf, mediaBytes } from './cities/city-folder.ts';
import { tinyCity } from './cities/tiny-city.ts';

export type FolderCode = keyof typeof catalogue;

interface FolderCase {
  /** The change of a valid city's folder. */
  readonly harm: (folder: CitiesFolder) => void;
  /** « file:line:column » of the problem. */
  readonly at: string;
  /** A description for pages that do not show the files. */
  readonly harmInFrench: string;
  /** The file that is not built. */
  readonly unbuilt?: string;
  /** Codes of other problems that are expected with it. */
  readonly besides?: readonly DiagnosticCode[];
}

const SVG = 'ville/media/enseigne.svg';
const LATIN_1 = Buffer.from('Merci d’avoir joué à Ville.\n'.replace('’', "'"), 'latin1');

/** The smallest change of files that causes each problem, and its expected position. */
export const folderCases: Readonly<Record<FolderCode, FolderCase>> = {
  'not-utf8': {
    harm: ({ write }) =>
      write('ville/pages/merci.mdx', Buffer.concat([Buffer.from('Merci. '), LATIN_1.subarray(8)])),
    at: 'pages/merci.mdx:1:17',
    harmInFrench: 'La page pages/merci.mdx est enregistrée en Latin-1.',
  },
  'file-name': {
    harm: ({ path }) =>
      renameSync(join(path, 'ville/steps/01-gare.yaml'), join(path, 'ville/steps/01 départ.yaml')),
    at: 'steps/01 départ.yaml:1:1',
    harmInFrench: 'Le fichier steps/01-gare.yaml s’appelle « steps/01 départ.yaml ».',
  },
  'symbolic-link': {
    harm: ({ path }) => {
      unlinkSync(join(path, SVG));
      symlinkSync('/etc/hostname', join(path, SVG));
    },
    at: 'media/enseigne.svg:1:1',
    harmInFrench: 'Le fichier media/enseigne.svg est un raccourci vers un fichier d’un autre dossier.',
  },
  'medium-extension': {
    harm: ({ write }) => write('ville/media/affiche.bmp', 'BM'),
    at: 'media/affiche.bmp:1:1',
    besides: ['unused-medium'],
    harmInFrench: 'Une image affiche.bmp est dans media/.',
  },
  'medium-content': {
    harm: ({ write }) => write('ville/media/souffle.ogg', mediaBytes('souffle.png')),
    at: 'media/souffle.ogg:1:1',
    harmInFrench: 'Le fichier souffle.ogg est une image PNG que l’on a renommée.',
  },
  'medium-too-large': {
    harm: ({ write }) => write(SVG, Buffer.concat([mediaBytes(SVG), Buffer.alloc(1_200_000, ' ')])),
    at: 'media/enseigne.svg:1:1',
    harmInFrench: 'Le dessin enseigne.svg pèse plus d’un million d’octets.',
  },
  'svg-unsafe': {
    harm: ({ write }) =>
      write(SVG, '<svg xmlns="http://www.w3.org/2000/svg">\n  <script>alert(1)</script>\n</svg>\n'),
    at: 'media/enseigne.svg:2:3',
    harmInFrench: 'Le dessin enseigne.svg contient du code.',
  },
  'media-too-heavy': {
    harm: ({ write }) => {
      for (const name of ['gravure-1', 'gravure-2'])
        write(`ville/media/${name}.svg`, Buffer.concat([mediaBytes(SVG), Buffer.alloc(900_000, ' ')]));
    },
    at: 'media/gravure-1.svg:1:1',
    harmInFrench: 'Les dessins gravure-1.svg et gravure-2.svg pèsent chacun 900 ko.',
  },
  'demonstration-taken': {
    harm: ({ path, write }) => {
      cpSync(join(path, 'ville'), join(path, 'bourg'), { recursive: true });
      const file = readFileSync(join(path, 'ville/scenario.yaml'), 'utf8');
      write('bourg/scenario.yaml', file.replace('city: VILLE', 'city: BOURG'));
    },
    at: 'scenario.yaml:21:16',
    besides: ['page-not-built'],
    harmInFrench: 'Une seconde ville, bourg, annonce déjà le code VILLE1.',
  },
  'missing-site': {
    harm: () => undefined,
    at: 'site.yaml:1:1',
    harmInFrench: 'Le dossier des villes n’a pas de fichier site.yaml.',
  },
  'page-not-built': {
    harm: () => undefined,
    unbuilt: 'ville/messages/laFin',
    at: 'messages/laFin.mdx:1:1',
    harmInFrench: 'Le message laFin.mdx a été écrit après la construction du site.',
  },
};

interface FolderDiagnostics {
  readonly diagnostics: readonly Diagnostic[];
  readonly refused: boolean;
}

/** The server's diagnostics for the changed folder. */
export function tellFolder(code: FolderCode): FolderDiagnostics {
  const { harm, unbuilt = '' } = folderCases[code];
  const folder = folderOf(tinyCity());
  try {
    const pages = new Map(builtPages(folder.path, 'ville'));
    harm(folder);
    pages.delete(unbuilt);
    const { content, problems } = loadContent(folder.path, pages);
    const facts = code === 'missing-site' ? loadFacts(folder.path) : null;
    const told = [...problems, ...(facts?.problems ?? [])].map(({ diagnostic }) => diagnostic);
    return { diagnostics: told, refused: content === null || (facts !== null && facts.facts === null) };
  } finally {
    folder.remove();
  }
}
