import { CODE_TOO_SHORT } from '../../../../engine/public.ts';
import { common } from '../common.tsx';

export const puzzles = {
  warmingUp: 'L’instrument chauffe…',
  submit: 'VALIDER',
  send: 'ENVOYER',
  /** The submit button while answers must wait. */
  wait: (button: string, seconds: number) => `${button} dans ${seconds} s`,
  newTry: (seconds: number) => `Nouvel essai dans ${seconds} s`,
  links: 'Pièces à relire',
  linkElsewhere: (label: string, role: string) => `${label} (${role})`,
  log: 'Journal des messages',
  back: 'Revenir',
  /** Why an answer was not judged. */
  refusals: {
    failed: common.errors.checkFailed,
    tooShort: CODE_TOO_SHORT,
    restarted: 'Le contact reprend depuis le début : vos réponses d’avant n’ont plus cours',
    notSent: 'Votre réponse n’est pas partie',
    unreached: 'L’échange ne revient pas',
    noNetwork: 'Pas de réseau',
  },
  /** Below a refusal. */
  advice: {
    notSent: 'Tout est gardé : répondez de nouveau',
    unreached: 'Tout est gardé : réessayez quand le réseau sera là',
    noNetwork: 'Gardez ce réglage : il partira de lui-même, et comptera comme une réponse',
  },
  pictures: {
    label: 'Images',
    restart: 'Recommencer',
    restore: 'Remettre mes choix',
    chosen: (chosen: number, count: number) => `${chosen} sur ${count}`,
    /** Before the rank of a picture, for screen readers. */
    rank: 'numéro',
    lit: (count: number) =>
      count > 1 ? `${count} allumées` : count === 1 ? '1 allumée' : 'Tout est éteint.',
    on: 'Allumée',
    off: 'Éteinte',
  },
  dials: {
    label: 'Molettes',
    dial: (dial: number) => `Molette ${dial}`,
    /** Buttons above and below a dial. */
    turns: {
      digits: {
        next: (dial: number) => `Molette ${dial} : chiffre suivant`,
        previous: (dial: number) => `Molette ${dial} : chiffre précédent`,
      },
      letters: {
        next: (dial: number) => `Molette ${dial} : lettre suivante`,
        previous: (dial: number) => `Molette ${dial} : lettre précédente`,
      },
    },
    trying: 'Essai en cours',
    seconds: (seconds: number) => `${seconds} s`,
    verdicts: {
      right: 'Code Correct',
      wrong: 'Code Erroné',
      still: 'Le mécanisme attend.',
      pausing: 'Continuez, le mécanisme vous attend.',
      failed: 'Le mécanisme ne répond pas.',
      asking: 'Le mécanisme cherche…',
      keeping: 'Le mécanisme garde ce réglage…',
      kept: 'Le réglage est gardé.',
    },
    keep: 'Garder ce réglage',
    unfinished: 'Pas fini ? Continuez à tourner.',
    toNextStep: 'Passer à l’étape suivante',
    scrambled: 'Message chiffré',
    deciphered: 'Message déchiffré',
    signs: (count: number) => `${count} signes`,
  },
  decision: {
    decide: 'Décider',
    final: 'Cette décision est définitive.',
    quote: 'Une fois envoyée, elle ne se reprend pas. Vous avez choisi :',
  },
  sms: {
    exchange: (contact: string) => `Échange avec ${contact}`,
    messages: (contact: string) => `Messages de ${contact}`,
    open: 'Ligne ouverte',
    cut: 'Ligne coupée',
    calling: 'Appel en cours',
    deciphering: 'Déchiffrement du message suivant',
    /** `percent`: 0 to 100. */
    deciphered: (percent: number) => `Déchiffrement du message suivant : ${percent} %`,
    /** Before the player's own words, for screen readers. */
    mine: 'Vous :',
  },
  reply: {
    answer: 'Votre réponse',
    restart: 'Reprendre du début',
    final: 'Cette réponse est définitive.',
    quote: 'Une fois envoyée, elle ne se reprend pas. Vous répondez :',
  },
  thread: {
    locked: 'Conversation verrouillée',
    initials: 'Initiales',
    analysing: 'Analyse en cours',
    confirm: 'Appuyer pour Confirmer',
    /** The player's message. */
    saidNo: 'Non.',
  },
  receiver: {
    label: 'Récepteur',
    frequency: 'Fréquence',
    tuning: 'Accord',
    loop: 'Boucle',
    listen: 'Écouter',
    stop: 'Arrêter',
    transcript: 'Transcription',
    heard: 'Ce que l’on entend',
    readKey: 'Lire',
    readAll: 'Lire ce que l’on entend',
    putAwayKey: 'Ranger',
    putAway: 'Ranger le texte',
    signalLamp: 'Signal',
    /** `strength`: 0 to 10. */
    signal: (strength: number) => `Signal : ${strength} sur 10`,
    sent: 'Fréquence transmise.',
    caption: (caption: string) => `On entend : ${caption}`,
    silent: 'Pas de son ici. L’aiguille et la boucle suffisent.',
    received: 'Émission reçue.',
    receivedToSend: 'Émission reçue. Laissez la boucle aller au bout.',
    nothing: 'Rien à entendre ? Mode silencieux ?',
    locked: (code: string) => `Bloqué sur ${code}`,
  },
};
