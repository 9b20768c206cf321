import type { FinalView, HoursView, PartyView, PlayerView, Status } from '../../../engine/public.ts';

/** Open, without an end. */
export const openHours: HoursView = {
  state: 'open',
  until: null,
  lines: [{ days: 'lundi au dimanche', hours: '7 h à 19 h' }],
  reason: null,
  notices: { closing: null, closed: null },
  neededHere: true,
  mainRouteImpossible: false,
  opensToday: null,
  label: 'jusqu’à 19 h',
  ahead: [],
};

/** An invented city, so that tests do not depend on a real one. */
export function makeView(patch: Partial<PlayerView> = {}): PlayerView {
  return {
    city: {
      slug: 'ville',
      name: 'Ville',
      timeZone: 'Europe/Paris',
      accent: { onPaper: '#1d5140', onNight: '#8fcdb4' },
    },
    stepNumber: 2,
    version: 3,
    contentVersion: 'x',
    tiles: [
      { id: 'code', label: 'Code', to: '/home/app/code', disabled: false, isNew: false },
      { id: 'messages', label: 'Messages', to: '/home/app/messages', disabled: false, isNew: true },
      { id: 'documents', label: 'Documents', to: '/home/app/documents', disabled: false, isNew: false },
    ],
    puzzle: {
      type: 'default-form',
      header: 'Avez-vous du nouveau ?',
      subheader: 'Veuillez rentrer le code pour la prochaine étape',
      placeholder: 'Code/Lieu',
      minLength: 1,
      button: 'VALIDER',
    },
    page: null,
    analyser: null,
    final: null,
    messages: [],
    documents: [],
    nextArrival: null,
    opensAt: null,
    reaction: { to: ['/home'] },
    hours: openHours,
    hints: { asked: [], max: 3, nextAt: null, waitMs: 10_000, next: 'hint' },
    alternative: null,
    anotherCity: null,
    unavailable: [],
    debug: false,
    ...patch,
  };
}

export function makeStatus(patch: Partial<Status> = {}, view: Partial<PlayerView> = {}): Status {
  return {
    code: 'ABC123',
    identifier: null,
    state: 3,
    story: { index: 1, city: 'VILLE', schedule: {} },
    step: { index: 2, name: 'GARE', description: '', maxClues: 3, hasAlternativePath: false },
    clueIndex: 0,
    clues: [],
    lastClueDate: null,
    lastStepDate: null,
    startDate: '2026-10-12T16:45:00.000Z',
    fullOnWin: false,
    giftFrom: null,
    infos: {},
    serverTime: new Date().toISOString(),
    view: makeView(view),
    ...patch,
  };
}

/** A final application whose square has two rows. */
export const finalView: FinalView = {
  label: 'port.exe',
  header: 'port.exe',
  subheader: 'Une taille, un mot.',
  least: 1,
  most: 9,
  select: 'Sélectionner',
  open: 'Accéder',
  placeholder: 'Rendez-Vous',
  patterns: { '2': ['→↓', '↑←'] },
  loadingFactor: 0.04,
  links: [{ label: 'Ouvrir le carré', to: '/document/carre' }],
};

/** Anne holds the letter, and Camille is her guest. `me`: 1 or 2. */
export function makeParty(patch: Partial<PartyView> = {}): PartyView {
  return {
    me: 2,
    isHolder: patch.me === 1,
    members: [
      { id: 1, name: 'Anne', isHolder: true, isHere: true, inPocket: false, awaySince: null },
      { id: 2, name: 'Camille', isHolder: false, isHere: true, inPocket: false, awaySince: null },
    ],
    pen: 1,
    proposal: null,
    severalHands: false,
    hands: [],
    takings: [],
    last: null,
    changedAt: '2026-10-12T17:00:00.000Z',
    invitedUntil: null,
    ...patch,
  };
}
