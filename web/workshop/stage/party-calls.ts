import { type PartyView, resolveStanding, stepTitle } from '../../../engine/index.ts';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { ok, refusedReply } from './reply.ts';
import { stagedStatus, type StagedServer } from './staged-server.ts';
import type { StagedAnswers, StagedAnswer } from './game-calls.ts';

const CHANGED = '2026-06-16T09:00:00.000Z';
const UNTIL = '2026-06-17T09:12:00.000Z';

type Presence = Pick<PartyView['members'][number], 'isHere' | 'inPocket' | 'awaySince'>;
export const here: Presence = { isHere: true, inPocket: false, awaySince: null };
export const awaySince = (at: string, inPocket = false): Presence => ({
  isHere: false,
  inPocket,
  awaySince: at,
});

/** Anne holds the letter; Camille and Jo are her guests. */
export const partyOnStage = (patch: Partial<PartyView> = {}): PartyView => ({
  me: 1,
  isHolder: patch.me === undefined || patch.me === 1,
  members: [
    { id: 1, name: 'Anne', isHolder: true, ...here },
    { id: 2, name: 'Camille', isHolder: false, ...here },
    { id: 3, name: 'Jo', isHolder: false, ...awaySince('2026-06-16T08:57:00.000Z') },
  ],
  pen: 1,
  proposal: null,
  severalHands: false,
  hands: [],
  takings: [],
  last: null,
  changedAt: CHANGED,
  invitedUntil: null,
  ...patch,
});

const change =
  (edit: (party: PartyView, member: number) => PartyView): StagedAnswer =>
  (server, { body }) => {
    if (!server.party) return refusedReply(404, 'NO_PARTY');
    server.party = edit(server.party, Number(body.member));
    return ok(server.party);
  };

const invite: StagedAnswer = (server, { body }) => {
  const alone = partyOnStage({ members: [{ id: 1, name: String(body.name), isHolder: true, ...here }] });
  server.party = { ...(server.party ?? alone), invitedUntil: UNTIL };
  return ok({
    code: 'RGF4TD',
    address: 'https://poste.example/r/mYq0vJ3kT8nWc2LrXs5Z_a-B',
    expiresAt: UNTIL,
  });
};

/** Camille takes over; the papers of the stage stay where they are. */
const takeOver: StagedAnswer = (server, { body }) => {
  const takings = [{ role: String(body.role), by: 2, from: [3] }];
  if (server.party) server.party = { ...server.party, takings };
  return ok(stagedStatus(server));
};

const close: StagedAnswer = (server) => {
  server.party = null;
  return ok({});
};

const [FOUND, TRIED, NOTED] = [CHANGED, '2026-06-16T08:51:00.000Z', '2026-06-16T08:55:00.000Z'];

/** Every step that was reached; all but the last are found, two answers after another. */
function stagedNotebook({ story, standing, party, notes }: StagedServer): ApiSchemas['Notebook'] {
  if (!standing) return { recap: [], entries: [] };
  const now = resolveStanding(story, standing.progress, {}, standing.hand ?? null);
  const { reached, step: current } = now;
  const people = party?.members ?? [];
  const someone = (index: number) => {
    const person = people[index % people.length];
    return person ? { member: person.id, name: index % 4 === 3 ? null : person.name } : null;
  };
  const entries = reached.steps.flatMap((step, index) => {
    const known = story.scenario.steps[step];
    if (!known) return [];
    const isFound = step !== current?.name;
    const text = notes.get(step);
    return {
      step,
      number: index + 1,
      title: stepTitle(now, known),
      state: isFound ? ('found' as const) : ('open' as const),
      found: isFound ? { by: someone(index + 1), answer: 'Armand-Carrel', at: FOUND } : null,
      tries: ['la grille', 'le deuxième banc en partant de la fontaine'].slice(index % 3).map((answer) => ({
        by: someone(index),
        answer,
        at: TRIED,
      })),
      note: text === undefined ? null : { text, by: someone(0), at: NOTED },
    };
  });
  return { recap: [...(current?.recap ?? [])], entries };
}

const note: StagedAnswer = (server, { body }) => {
  server.notes.set(String(body.step), String(body.text));
  return ok(stagedNotebook(server));
};

/** What was found behind the step to which staff set the letter is told no more. */
function correct(server: StagedServer): StagedServer['told'] {
  if (!server.corrected) return [];
  server.standing = server.corrected;
  server.party = server.party && { ...server.party, finds: [] };
  server.version += 1;
  return [{ name: 'version', data: { version: server.version } }];
}

/** A stream that tells this, and stays open. */
function streamOf(told: StagedServer['told']): ReadableStream<Uint8Array> {
  const text = told.map(({ name, data }) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join('');
  return new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode(text)) });
}

/** Calls about the party. Where nothing is told live, the server is full. */
export const partyCalls = {
  'GET user/notebook': (server) => ok(stagedNotebook(server)),
  'POST user/notebook': note,
  'POST party/invitation': invite,
  'POST party/join': (server) => ok(stagedStatus(server)),
  'POST party/leave': () => ok({}),
  'POST party/release': change((party, member) => ({
    ...party,
    members: party.members.filter(({ id }) => id !== member),
  })),
  'POST party/pen': change((party, member) => ({ ...party, pen: member })),
  'POST party/ask-pen': change((party) => party),
  'POST party/hands': (server, { body }) => {
    if (server.party) server.party = { ...server.party, severalHands: body.severalHands === true };
    return ok(stagedStatus(server));
  },
  'POST party/take-over': takeOver,
  'POST party/give-back': (server) => {
    if (server.party) server.party = { ...server.party, takings: [] };
    return ok(stagedStatus(server));
  },
  'POST party/decline': change((party) => ({ ...party, proposal: null })),
  'POST party/close': close,
  'POST party/writing': () => ok({}),
  'POST party/hand': () => ok({}),
  'POST party/mark': () => ok({}),
  'POST party/sign': () => ok({}),
  'POST party/beat': () => ok({}),
  'GET party/stream': (server) => {
    const told = [...server.told, ...correct(server)];
    return told.length > 0
      ? { ...ok(null), stream: streamOf(told) }
      : { ...refusedReply(503, 'TOO_MANY_STREAMS'), headers: { 'retry-after': '3600' } };
  },
} as const satisfies StagedAnswers;
