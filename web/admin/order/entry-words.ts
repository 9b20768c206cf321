import { durationOf, momentOf } from '../dates.ts';
import type { TimelineEntry } from './order-calls.ts';

const KINDS: Readonly<Record<Exclude<TimelineEntry['kind'], 'answer' | 'staff'>, string>> = {
  activation: 'Activation',
  clue: 'Indice demandé',
  alternative: 'Trajet de secours pris',
  recognised: 'Instrument réglé juste',
  report: 'Signalement',
  edition: 'Suit un changement du scénario',
  withdrawal: 'Rétractation',
  refund: 'Remboursé par la boutique',
  dispute: 'Paiement contesté',
};

const ACTIONS: Readonly<Record<NonNullable<TimelineEntry['action']>, string>> = {
  create: 'Pli créé',
  queue: 'Mis dans la file du courrier',
  unqueue: 'Retiré de la file du courrier',
  release: 'Entré dans la file sans attendre son acheteur',
  markSent: 'Marqué comme envoyé',
  lost: 'Déclaré égaré',
  print: 'Imprimé',
  setStep: 'Étape changée',
  fullOnWin: 'Tarif changé',
  removeStory: 'Histoire retirée',
  tie: 'Acheteur noté',
  gift: 'Cadeau noté',
  told: 'Dit par son acheteur',
  address: 'Adresse postale notée',
  note: 'Note',
  resend: 'Code renvoyé par mail',
  undo: 'Action annulée',
};

const VERDICTS = {
  right: 'juste',
  wrong: 'faux',
  almost: 'presque',
  unreadable: 'illisible',
  waiting: 'trop tôt',
} as const;

function answerWords({ reading, option, verdict, seconds }: TimelineEntry): string {
  if (option !== null) return `A choisi « ${option} »`;
  const read = reading ? `« ${reading} »` : 'Réponse';
  const wait = verdict === 'waiting' && seconds !== null ? ` (encore ${durationOf(seconds)})` : '';
  return verdict ? `${read} : ${VERDICTS[verdict]}${wait}` : read;
}

export function entryWords(entry: TimelineEntry): string {
  if (entry.kind === 'answer') return answerWords(entry);
  if (entry.kind === 'staff') return entry.action ? ACTIONS[entry.action] : 'Équipe';
  return entry.reading && entry.kind === 'report' ? `${KINDS.report} : ${entry.reading}` : KINDS[entry.kind];
}

const FIELDS: Readonly<Record<string, string>> = {
  state: 'état',
  step: 'étape',
  identifier: 'identifiant',
  fullOnWin: 'plein tarif',
  tiedEmail: 'acheteur',
  giftFrom: 'offert par',
  giftTo: 'offert à',
  giftLine: 'mot sur la lettre',
  postOn: 'à poster le',
  lastWord: 'dernier mot',
  activatedAt: 'activation',
  cancelledAt: 'retrait',
  stoppedAt: 'code arrêté',
};

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'rien';
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
}

/** Fields ending in « At » are milliseconds since 1970. */
const shownIn = (field: string, value: unknown): string =>
  field.endsWith('At') && typeof value === 'number' ? momentOf(new Date(value).toISOString()) : shown(value);

/**
 * « étape : FIND_A → FIND_B », one for each changed field. Of a creation they only say that the order exists.
 */
export const changeWords = ({ action, changed }: TimelineEntry): readonly string[] =>
  (action === 'create' ? [] : changed).map(
    ({ field, before, after }) =>
      `${FIELDS[field] ?? field} : ${shownIn(field, before)} → ${shownIn(field, after)}`,
  );
