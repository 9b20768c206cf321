import type { Settings } from './platform/env.ts';

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

/**
 * Checks settings that are fine at home but not in production. `isPrivate`: whether only the owner can read
 * the data folder.
 */
export function checkProduction(
  settings: Settings,
  mainUrl: string | null,
  isPrivate: boolean,
): readonly Check[] {
  return [
    checkAddress(mainUrl),
    checkKey(settings),
    ...checkGame(settings),
    checkFolder(settings, isPrivate),
    ...checkAround(settings),
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

const SIGNS: Readonly<Record<Check['verdict'], string>> = { fine: '✓', doubtful: '!', refused: '✗' };

/** Lines for the terminal. */
export const formatChecks = (checks: readonly Check[]): readonly string[] =>
  checks.map(({ verdict, message }) => `  ${SIGNS[verdict]} ${message}`);
