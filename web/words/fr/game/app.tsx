import type { ReactNode } from 'react';
import { formatMoment, spellNumber } from '../../../../engine/public.ts';

type Moment = Parameters<typeof formatMoment>[0];

const spell = (count: number): string => spellNumber(count, 'fr', { upTo: 8 });

export const app = {
  otherLetter: {
    offer: (code: string) => `${code} ouvre une autre enquête.`,
    /** For a code of several words. */
    longOffer: (code: string) => `« ${code} » ouvre une autre enquête.`,
    begin: 'Commencer cette enquête',
  },
  closed: {
    opens: (moment: Moment) => `L’épreuve s’ouvre ${formatMoment(moment, 'fr')}.`,
    text: 'Jusque-là, aucune réponse n’est prise, et aucune ne compte. Les indices, eux, se demandent à toute heure.',
  },
  correct: {
    title: 'Code Juste',
    /** On the postmark. */
    office: 'POSTE RESTANTE',
    text: 'L’étape est franchie. La suite vous attend sur le bureau.',
  },
  gathering: {
    /** How many parts the player needs of those there are. */
    needs: (needs: number, parts: number) =>
      needs === parts
        ? 'Il les faut tous, dans l’ordre que vous voulez.'
        : `Il en faut ${spell(needs)} sur ${spell(parts)}, dans l’ordre que vous voulez.`,
    count: (found: number, needs: number) => `${found} sur ${needs}`,
    found: 'trouvé',
  },
  sheet: {
    title: 'Votre planche',
    of: (city: string) => `${city} R.P.`,
    count: (cancelled: number) =>
      cancelled === 0
        ? 'Aucun timbre oblitéré'
        : cancelled === 1
          ? 'Un timbre oblitéré'
          : `${cancelled} timbres oblitérés`,
    /** `count`: the sentence above; `stuck`: all stamps on the sheet. */
    countOf: (count: string, stuck: number) => `${count} sur ${stuck}`,
    cancelled: (date: string) => `oblitéré le ${date}`,
    open: 'pas encore oblitéré',
    torn: 'déchiré : la solution y a été demandée',
    tornNote: 'Un timbre déchiré est celui d’une étape dont vous avez demandé la solution.',
    show: 'Voir votre planche de timbres',
  },
  credits: {
    thanks: 'Merci d’avoir ouvert.',
    completeStamp: 'Pli complet',
    complete: 'Vous avez tout trouvé. Cette lettre n’a plus rien à cacher.',
    scenes: 'Tout n’est pas ouvert. Il reste, sur le bureau :',
    /** `from`: the giver's name, where it is known. */
    lastWord: (from?: string | null) =>
      from ? `Un mot de ${from}` : 'Un mot de qui vous a offert cette lettre',
    report: 'Le Contrôle a rendu son rapport sur vous.',
    readReport: 'Lire le rapport',
    contact: (address: ReactNode) => (
      <>Un avis, une erreur, une pierre qui a bougé ? Écrivez-nous : {address}</>
    ),
    thanksStamp: 'Avec nos remerciements',
    news: 'Avez-vous du nouveau ?',
  },
  /** The game without an account. */
  trial: {
    title: 'La prochaine a un nom dessus.',
    order: 'Commander',
    price: (price: ReactNode) => <>Prix : {price}</>,
    stamp: 'Remis',
    again: 'Recommencer ce pli',
    toSite: 'Revenir à l’accueil',
  },
  anotherCity: {
    title: 'Une autre ville, une autre lettre',
    /** `instead`: the regular price, when this one is reduced. */
    offer: (code: ReactNode, price: ReactNode, instead: ReactNode) => (
      <>
        D’autres agents ne répondent plus. Avec le code {code}, la lettre suivante est à {price}
        {instead && <> au lieu de {instead}</>}.
      </>
    ),
    receive: 'Recevoir une autre lettre',
  },
  final: {
    square: 'Carré de flèches',
    row: (row: number, arrows: readonly string[]) => `Ligne ${row} : ${arrows.join(', ')}`,
    arrows: { '↑': 'haut', '→': 'droite', '↓': 'bas', '←': 'gauche' } as Readonly<Record<string, string>>,
    squareSize: 'Taille du carré',
    size: 'Taille',
    smaller: 'Plus petit',
    larger: 'Plus grand',
    loading: 'Chargement',
    choose: 'Choisissez une taille.',
    settled: 'Le carré est fixé.',
    unsettled: 'À cette taille, rien ne se fixe.',
  },
};
