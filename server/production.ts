import type { Settings } from './env.ts';

/** One thing looked at before a server opens to real players. */
export interface Check {
  /** `refused`: the server does not start; `doubtful`: it does, and somebody should look. */
  readonly verdict: 'fine' | 'doubtful' | 'refused';
  /** One French sentence or less, which says what to do unless all is fine. */
  readonly told: string;
}

const fine = (told: string): Check => ({ verdict: 'fine', told });
const doubtful = (told: string): Check => ({ verdict: 'doubtful', told });
const refused = (told: string): Check => ({ verdict: 'refused', told });

/** What would do at home and not in production. `isPrivate`: whether the data folder is its owner's alone. */
export function checkProduction(settings: Settings, mainUrl: string | null, isPrivate: boolean): readonly Check[] {
  return [checkAddress(mainUrl), checkKey(settings), ...checkGame(settings), checkFolder(settings, isPrivate), ...checkAround(settings)];
}

function checkAddress(mainUrl: string | null): Check {
  if (mainUrl === null)
    return refused(
      'adresse publique : inconnue. Donnez-la par MAIN_URL (https://www.exemple.fr), ou par « mainUrl » dans scenarios/site.yaml.',
    );
  return mainUrl.startsWith('https:') ? fine(`adresse publique : ${mainUrl}`) : doubtful(`adresse publique : ${mainUrl}, sans https.`);
}

const checkKey = ({ secretKeys }: Settings): Check =>
  secretKeys.length > 0
    ? fine('seconds facteurs : scellés')
    : refused('seconds facteurs : rien ne les scelle. Donnez SECRET_KEY, que tire « openssl rand -base64 32 ».');

const checkGame = ({ debug, demo }: Settings): Check[] => [
  debug ? refused('attentes : celles de la mise au point. Retirez GAME_DEBUG.') : fine('attentes : celles du jeu'),
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
    : doubtful('mandataires : aucun n’est cru. Derrière nginx, donnez TRUST_PROXY=1, sans quoi tous les visiteurs n’en font qu’un.'),
  smtpUrl === null ? doubtful('courrier : SMTP_URL manque, chaque mail devient un fichier.') : fine('courrier : par SMTP'),
];

const SIGNS: Readonly<Record<Check['verdict'], string>> = { fine: '✓', doubtful: '!', refused: '✗' };

/** Lines for the terminal of whoever starts it. */
export const tellChecks = (checks: readonly Check[]): readonly string[] => checks.map(({ verdict, told }) => `  ${SIGNS[verdict]} ${told}`);
