import type { SiteFile } from '../engine/index.ts';
import type { Settings } from './platform/env.ts';
import { inventedFacts } from './platform/invented-facts.ts';

/** Result of one production check. */
export interface Check {
  /** `refused`: the server does not start; `doubtful`: it starts with a warning. */
  readonly verdict: 'fine' | 'doubtful' | 'refused';
  /** A short French text; it says what to do unless the verdict is `fine`. */
  readonly message: string;
}

const fine = (message: string): Check => ({ verdict: 'fine', message });
const doubtful = (message: string): Check => ({ verdict: 'doubtful', message });
const refused = (message: string): Check => ({ verdict: 'refused', message });

/** Where a fact stands, as « scenarios/site.yaml:12 ». */
export type PlaceOfFact = (path: readonly string[]) => string;

interface Opening {
  readonly mainUrl: string | null;
  /** Whether only the owner can read the data folder. */
  readonly isPrivate: boolean;
  readonly facts: SiteFile;
  readonly placeOf: PlaceOfFact;
}

/** Checks settings and facts that are fine at home but not in production. */
export function checkProduction(
  settings: Settings,
  { mainUrl, isPrivate, facts, placeOf }: Opening,
): readonly Check[] {
  return [
    checkAddress(mainUrl),
    checkKey(settings),
    ...checkGame(settings),
    checkFolder(settings, isPrivate),
    ...checkAround(settings),
    ...checkFacts(facts, placeOf),
  ];
}

function checkAddress(mainUrl: string | null): Check {
  if (mainUrl === null)
    return refused(
      'adresse publique : inconnue. Donnez-la par MAIN_URL (https://www.exemple.fr), ou par « mainUrl » dans scenarios/site.yaml.',
    );
  return mainUrl.startsWith('https:')
    ? fine(`adresse publique : ${mainUrl}`)
    : doubtful(`adresse publique : ${mainUrl}, sans https.`);
}

const checkKey = ({ secretKeys }: Settings): Check =>
  secretKeys.length > 0
    ? fine('seconds facteurs : scellés')
    : refused(
        'seconds facteurs : rien ne les scelle. Donnez SECRET_KEY, que tire « openssl rand -base64 32 ».',
      );

const checkGame = ({ debug, demo }: Settings): Check[] => [
  debug
    ? refused('attentes : celles de la mise au point. Retirez GAME_DEBUG.')
    : fine('attentes : celles du jeu'),
  demo
    ? refused('lettres de démonstration : leurs codes sont connus de tous. Retirez DEMO.')
    : fine('lettres de démonstration : aucune ne sera créée'),
];

const checkFolder = ({ dataDir }: Settings, isPrivate: boolean): Check =>
  isPrivate
    ? fine(`dossier ${dataDir} : à ce seul compte`)
    : refused(
        `dossier ${dataDir} : d’autres comptes peuvent y entrer. Fermez-le par « chmod 700 ${dataDir} », ou choisissez-en un autre par DATA_DIR.`,
      );

const checkAround = ({ trustProxy, proxyNetworks, smtpUrl }: Settings): Check[] => [
  trustProxy > 0
    ? fine(`mandataires : ${trustProxy}, dans ${proxyNetworks.join(', ')}`)
    : doubtful(
        'mandataires : aucun n’est cru. Derrière nginx, donnez TRUST_PROXY=1, sans quoi tous les visiteurs n’en font qu’un.',
      ),
  smtpUrl === null
    ? doubtful('courrier : SMTP_URL manque, chaque mail devient un fichier.')
    : fine('courrier : par SMTP'),
];

/** The example’s company would be named by the terms of sale, and sign the mails. */
function checkFacts(facts: SiteFile, placeOf: PlaceOfFact): Check[] {
  const invented = inventedFacts(facts);
  return invented.length === 0
    ? [fine(`éditeur : ${facts.legal.publisher}, ${facts.contact}`)]
    : invented.map(({ path, value, remedy }) =>
        refused(`${placeOf(path)} ${path.join('.')}, « ${value} », est celui de l’exemple : ${remedy}`),
      );
}

const SIGNS: Readonly<Record<Check['verdict'], string>> = { fine: '✓', doubtful: '!', refused: '✗' };

/** Lines for the terminal. */
export const formatChecks = (checks: readonly Check[]): readonly string[] =>
  checks.map(({ verdict, message }) => `  ${SIGNS[verdict]} ${message}`);
