import { stagedSale } from './staff-post.ts';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import type { StagedServer } from './staged-server.ts';
import { daysAgo, STAGED_STAFF, routeStepsOf, stuckOrder } from './staff-orders.ts';

function stepRef(server: StagedServer, position: number): ApiSchemas['StepRef'] {
  const step = routeStepsOf(server)[position];
  if (!step) throw new Error(`The city of the stage has no step ${position}`);
  return { name: step.name, index: step.index };
}

const blank = {
  action: null,
  verdict: null,
  reading: null,
  option: null,
  reply: null,
  seconds: null,
  by: null,
  member: null,
  reason: null,
  undoes: null,
  changed: [],
  isUndone: false,
  canUndo: false,
};

type Line = Pick<ApiSchemas['TimelineEntry'], 'kind' | 'step'> & Partial<ApiSchemas['TimelineEntry']>;

function timeline(server: StagedServer): ApiSchemas['TimelineEntry'][] {
  const here = stepRef(server, 2);
  const player = stuckOrder(server).staff.email;
  const staff = { kind: 'staff', by: STAGED_STAFF } as const;
  const lines: Line[] = [
    { ...staff, action: 'create', step: null },
    {
      ...staff,
      action: 'markSent',
      step: null,
      changed: [
        { field: 'state', before: 'COMMAND', after: 'SENT' },
        { field: 'identifier', before: null, after: 'CMD-2026-0042' },
      ],
    },
    { kind: 'activation', step: stepRef(server, 0), by: player },
    { kind: 'answer', step: stepRef(server, 0), verdict: 'right', reading: 'ancre', by: player },
    { kind: 'clue', step: stepRef(server, 1), by: player },
    { kind: 'recognised', step: stepRef(server, 1), by: player },
    {
      kind: 'answer',
      step: stepRef(server, 1),
      verdict: 'right',
      reading: 'dire',
      option: 'Dire où elle est',
      by: player,
    },
    {
      kind: 'answer',
      step: here,
      verdict: 'almost',
      reading: 'le phare',
      reply: 'Vous brûlez : plus bas.',
      by: player,
    },
    { kind: 'answer', step: here, verdict: 'wrong', reading: 'la tour', reply: 'Code Erroné', by: player },
    { kind: 'answer', step: here, verdict: 'waiting', reading: 'la tour', seconds: 30, by: player },
    { kind: 'report', step: here, reading: 'kiosque', reply: 'Une palissade tout autour.', by: player },
    {
      ...staff,
      action: 'setStep',
      step: here,
      reason: 'Le joueur a téléphoné.',
      isUndone: true,
      changed: [{ field: 'step', before: stepRef(server, 1).name, after: here.name }],
    },
    { ...staff, action: 'undo', step: here, reason: 'Ce n’était pas le bon pli.', undoes: 12 },
    { ...staff, action: 'note', step: here, reason: 'Rappeler jeudi.', canUndo: true },
  ];
  return lines.map((line, index) => ({
    ...blank,
    id: index + 1,
    at: daysAgo(server, 3, lines.length - index),
    ...line,
  }));
}

/** A letter that the carrier delivered. */
const stagedWay = (server: StagedServer): ApiSchemas['OrderWay'] => ({
  state: 'delivered',
  batch: 14,
  queuedAt: daysAgo(server, 9),
  joinsAt: null,
  tellBy: null,
  printedAt: daysAgo(server, 8),
  postedAt: daysAgo(server, 7),
  deliveredAt: daysAgo(server, 5),
  lostAt: null,
  carrier: 'La Poste',
  trackingNumber: '1L00000000001',
  news: 'Votre courrier est distribué.',
  newsAt: daysAgo(server, 5),
  replaces: 'PLI099',
  replacedBy: null,
});

export function stagedOrderFile(server: StagedServer): ApiSchemas['PlayerFile'] {
  const lines = timeline(server);
  return {
    order: stuckOrder(server),
    gift: { giftTo: 'Camille', giftLine: null, postOn: null, lastWord: 'À dimanche, avec le dessert.' },
    address: {
      name: 'Camille Roux',
      line1: '3 rue du Puits',
      line2: null,
      postalCode: '38000',
      city: 'Grenoble',
      country: 'FR',
    },
    way: stagedWay(server),
    sale: stagedSale(server, 12),
    standing: {
      step: stepRef(server, 2),
      since: daysAgo(server, 2),
      seconds: 172_800,
      usual: { medianSeconds: 900, p90Seconds: 5400, players: 212 },
      isStuck: true,
      isForced: false,
      questions: 0,
      hints: { asked: 2, max: 4 },
      mistakes: ['la tour', 'le phare'],
      waitsUntil: daysAgo(server, 0),
      alternatives: [],
      choices: [{ step: stepRef(server, 1), option: 'Dire où elle est' }],
      beside: [
        {
          step: stepRef(server, 2),
          title: 'La ronde',
          solvedAt: daysAgo(server, 2),
          hints: { asked: 1, max: 3 },
          mistakes: [],
        },
      ],
    },
    party: [
      { name: 'Anne', isHolder: true, joinedAt: daysAgo(server, 1), leftAt: null, roles: ['la lecture'] },
      { name: 'Camille', isHolder: false, joinedAt: daysAgo(server, 1), leftAt: null, roles: ['l’écoute'] },
    ],
    timelineTotal: lines.length,
    timeline: lines,
  };
}
