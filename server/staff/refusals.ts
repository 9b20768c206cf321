import { HttpError } from '../platform/errors.ts';

/** Refusals of staff routes: `code` for programs, `message` for the person. */
const refuse = (
  status: number,
  code: string,
  message: string,
  details: Readonly<Record<string, unknown>> = {},
): HttpError => new HttpError(status, code, { message, ...details });

export const notStaff = () => refuse(403, 'NOT_STAFF', 'Cet appel est réservé à l’équipe.');
export const unknownCode = () => refuse(404, 'UNKNOWN_CODE', 'Aucun pli ne porte ce code.');
export const unknownCity = () => refuse(404, 'UNKNOWN_CITY', 'Cette ville n’existe pas.');
export const unknownAccount = () => refuse(404, 'UNKNOWN_ACCOUNT', 'Aucun compte ne porte cette adresse.');
export const unknownPerson = () => refuse(404, 'UNKNOWN_PERSON', 'Rien n’est gardé sous cette adresse.');
export const noStory = () => refuse(404, 'NO_STATUS', 'Ce compte n’a aucune enquête en cours.');
export const unknownStep = () => refuse(404, 'UNKNOWN_STEP', 'Cette ville n’a pas d’étape de ce numéro.');
export const noStep = () => refuse(409, 'NO_STEP', 'Ce pli n’a pas d’étape : personne ne l’a encore activé.');
export const notSent = () =>
  refuse(409, 'NOT_SENT', 'Ce pli n’est pas encore parti : marquez-le d’abord comme envoyé.');
export const noAddress = () =>
  refuse(409, 'NO_ADDRESS', 'Personne ne joue ce pli et son acheteur n’a pas laissé d’adresse.');
export const alreadySent = () => refuse(409, 'ALREADY_SENT', 'Ce pli est déjà parti.');
export const cancelled = () => refuse(409, 'CANCELLED', 'Ce pli a été retiré de la liste.');
export const saleHeld = (sale: number) =>
  refuse(
    409,
    'SALE_HELD',
    `La vente V-${sale} n’a pas été comprise en entier : regardez-la d’abord dans « Ventes ».`,
  );
const stopped = () => refuse(409, 'STOPPED', 'Le code de ce pli est arrêté : son acheteur s’est rétracté.');
const replaced = () =>
  refuse(409, 'REPLACED', 'Ce pli s’est perdu : un autre, avec un code neuf, part à sa place.');
export const whyStopped = ({ replacedBy }: { readonly replacedBy: number | null }) =>
  replacedBy === null ? stopped() : replaced();
export const invalid = (code: string, message: string) => refuse(400, code, message);

/** Codes named in one sentence. */
const NAMED_CODES = 10;

/** Version conflict of an order. */
export const changedMeanwhile = (details: Readonly<Record<string, unknown>> = {}) =>
  refuse(
    409,
    'CHANGED_MEANWHILE',
    'Ce pli vient d’être modifié par quelqu’un d’autre : relisez-le avant de recommencer.',
    details,
  );
export const unknownAction = () =>
  refuse(404, 'UNKNOWN_ACTION', 'Le journal de ce pli n’a pas cette action.');
export const alreadyUndone = () => refuse(409, 'ALREADY_UNDONE', 'Cette action a déjà été annulée.');
export const cannotUndo = () =>
  refuse(
    409,
    'CANNOT_UNDO',
    'Cette action ne peut plus être annulée : le pli a changé depuis. Annulez d’abord ce qui a suivi.',
  );
export const letterActivated = () =>
  refuse(
    409,
    'ALREADY_ACTIVATED',
    'Ce pli est déjà activé : quelqu’un a son code. Renvoyez-le lui par mail, ou retirez d’abord l’histoire à ce compte.',
  );
export const notByPost = () =>
  refuse(409, 'NOT_BY_POST', 'Ce pli n’est pas parti par la poste : il n’a pas pu s’y perdre.');
export const withdrawalSettled = () =>
  refuse(409, 'WITHDRAWAL_SETTLED', 'Cette rétractation est déjà réglée : relisez la page.');
export const alreadyQueued = () => refuse(409, 'ALREADY_QUEUED', 'Ce pli est déjà dans la file du courrier.');
export const notQueued = () =>
  refuse(
    409,
    'NOT_QUEUED',
    'Ce pli n’attend pas dans la file du courrier, ou quelqu’un l’a déjà pris dans un lot.',
  );
export const notWaiting = () =>
  refuse(
    409,
    'NOT_WAITING',
    'Ce pli n’attend pas son acheteur : il est déjà dans la file, ou il en est sorti.',
  );
export const inBatch = (batch: number) =>
  refuse(409, 'IN_BATCH', `Ce pli est du lot ${batch} : il s’imprime avec lui.`);
export const notTheirDay = () =>
  refuse(409, 'NOT_THEIR_DAY', 'Ces plis attendent le jour que leur acheteur a choisi.');
/** `taker`: who took it and when; null when nobody did. */
export const queueChanged = (taker: string | null) =>
  refuse(
    409,
    'QUEUE_CHANGED',
    `${taker ?? 'Des plis sont arrivés ou partis entre-temps'} : relisez la file avant de prendre ce qui reste.`,
  );
export const heldByOther = (holder: string | null) =>
  refuse(
    409,
    'HELD_BY_OTHER',
    `${holder ?? 'Ce lot a changé de mains'} : reprenez-le d’abord, en le sachant.`,
  );
export const notALot = () => refuse(409, 'NOT_A_LOT', 'Ce lot n’a pas été pris dans la file du courrier.');
export const lotPrinted = () =>
  refuse(409, 'LOT_PRINTED', 'Ce lot est imprimé, ou en train de l’être : il ne retourne plus dans la file.');
export const nothingToPost = () =>
  refuse(409, 'NOTHING_TO_POST', 'Aucun pli imprimé de ce lot n’attend la poste.');
export const unknownSale = () => refuse(404, 'UNKNOWN_SALE', 'Aucune vente ne porte ce numéro.');
export const saleChangedMeanwhile = () =>
  refuse(
    409,
    'CHANGED_MEANWHILE',
    'La boutique a dit autre chose de cette vente depuis que vous l’avez lue : relisez-la.',
  );
export const unknownKeepsake = () => refuse(404, 'UNKNOWN_KEEPSAKE', 'Aucune planche ne porte ce numéro.');
export const keepsakeWithoutGame = () =>
  refuse(
    409,
    'NO_GAME',
    'Cette planche n’a pas de partie : demandez à l’acheteur le code de sa lettre, et notez-le ici.',
  );
export const gameNotEnded = () =>
  refuse(
    409,
    'NOT_ENDED',
    'Cette partie n’est pas finie, ou sa ville n’a pas de timbres : elle n’a pas de planche.',
  );
export const keepsakeEnded = () =>
  refuse(409, 'KEEPSAKE_ENDED', 'Cette planche est déjà partie, ou arrêtée : relisez la page.');
export const unknownBatch = () => refuse(404, 'UNKNOWN_BATCH', 'Aucun lot ne porte ce numéro.');
export const noLetter = () =>
  refuse(409, 'NO_LETTER', 'Cette histoire n’a pas de lettre : une phrase l’ouvre.');
export const notTranslated = () =>
  refuse(409, 'NOT_TRANSLATED', 'Cette ville n’a pas de lettre dans cette langue.');
export const noLetters = () => refuse(409, 'NO_LETTERS', 'Ce lot n’a plus de lettre à imprimer.');
export const noWindowAddress = (codes: readonly string[]) =>
  refuse(
    409,
    'NO_WINDOW_ADDRESS',
    `Sans adresse dans sa fenêtre, un pli se perd : donnez-en une, de six lignes au plus, à ${codes.slice(0, NAMED_CODES).join(', ')}${codes.length > NAMED_CODES ? ` et ${codes.length - NAMED_CODES} autres` : ''}. Les feuilles simples se tirent sans adresse.`,
  );
export const noCarrier = () =>
  refuse(409, 'NO_CARRIER', 'Aucun transporteur de ce site ne vend d’étiquettes.');
export const carrierFailed = () =>
  refuse(
    503,
    'CARRIER_FAILED',
    'Le transporteur n’a pas répondu. Rien n’est perdu : réessayez, ou postez sans étiquette.',
  );
export const notOnItsWay = () =>
  refuse(409, 'NOT_ON_ITS_WAY', 'Ce pli n’est pas dans la file de la poste, ou il est déjà arrivé.');
export const printFirst = () =>
  refuse(
    409,
    'PRINT_FIRST',
    'Un lot de cette taille se tire d’abord : demandez son PDF, et revenez le chercher ici.',
  );
export const manyPrintJobs = () =>
  refuse(
    503,
    'MANY_PRINT_JOBS',
    'Trop de lots attendent déjà leur tirage : réessayez quand l’un d’eux aura fini.',
  );
export const unknownPrintJob = () =>
  refuse(404, 'UNKNOWN_PRINT_JOB', 'Ce tirage n’existe pas, ou n’est plus gardé.');
export const notPrinted = () => refuse(409, 'NOT_PRINTED', 'Ce tirage n’a pas donné de fichier.');
export const printGone = () =>
  refuse(404, 'FILE_GONE', 'Le fichier de ce tirage n’est plus là : demandez-le à nouveau.');
export const noBrowser = () =>
  refuse(501, 'NO_BROWSER', 'Ce serveur n’a pas de navigateur pour faire un PDF : imprimez depuis le vôtre.');
export const printFailed = (code: string, message: string) => refuse(503, code, message);
export const unknownPlace = () => refuse(404, 'UNKNOWN_PLACE', 'Cette ville n’a pas de lieu de ce nom.');
export const notGone = () => refuse(409, 'NOT_GONE', 'Ce lieu n’est pas signalé comme disparu.');

/** Version conflict of a place. */
export const placeChangedMeanwhile = () =>
  refuse(
    409,
    'CHANGED_MEANWHILE',
    'Quelqu’un d’autre vient de parler de ce lieu : relisez avant de recommencer.',
  );
export const alreadyEnrolled = () =>
  refuse(409, 'ALREADY_ENROLLED', 'Un second facteur est déjà en service : retirez-le d’abord.');
export const notEnrolled = () =>
  refuse(409, 'NOT_ENROLLED', 'Aucun second facteur n’est en cours d’inscription ou en service.');

export const editionChanged = () =>
  refuse(409, 'EDITION_CHANGED', 'Une autre édition est en ligne depuis : relisez la page.');
export const editionUnderWay = () =>
  refuse(409, 'EDITION_UNDER_WAY', 'Une édition est déjà en chemin : attendez qu’elle soit en place.');
export const noWayBack = () =>
  refuse(409, 'NO_WAY_BACK', 'L’édition d’avant ne peut pas revenir : des joueurs y perdraient leur place.');
