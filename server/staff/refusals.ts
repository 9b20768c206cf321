import { Refusal } from '../errors.ts';

/** Refusals of the staff's calls: the code is for programs, the message for the person. */
const refuse = (status: number, code: string, message: string, details: Readonly<Record<string, unknown>> = {}): Refusal =>
  new Refusal(status, code, { message, ...details });

export const notStaff = () => refuse(403, 'NOT_STAFF', 'Cet appel est réservé à l’équipe.');
export const unknownCode = () => refuse(404, 'UNKNOWN_CODE', 'Aucun pli ne porte ce code.');
export const unknownCity = () => refuse(404, 'UNKNOWN_CITY', 'Cette ville n’existe pas.');
export const unknownAccount = () => refuse(404, 'UNKNOWN_ACCOUNT', 'Aucun compte ne porte cette adresse.');
export const noStory = () => refuse(404, 'NO_STATUS', 'Ce compte n’a aucune enquête en cours.');
export const unknownStep = () => refuse(404, 'UNKNOWN_STEP', 'Cette ville n’a pas d’étape de ce numéro.');
export const noStep = () => refuse(409, 'NO_STEP', 'Ce pli n’a pas d’étape : personne ne l’a encore activé.');
export const alreadySent = () => refuse(409, 'ALREADY_SENT', 'Ce pli est déjà parti.');
export const cancelled = () => refuse(409, 'CANCELLED', 'Ce pli a été retiré de la liste.');
export const invalid = (code: string, message: string) => refuse(400, code, message);

/** Two people at the same order: the second one is told what the first one did. */
export const changedMeanwhile = (details: Readonly<Record<string, unknown>> = {}) =>
  refuse(409, 'CHANGED_MEANWHILE', 'Ce pli vient d’être modifié par quelqu’un d’autre : relisez-le avant de recommencer.', details);
