import { EDITIONS_UNDER_WAY, REFUSED_EDITIONS } from './staff-editions.ts';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { MOMENT, boughtLetter, unpostedLetter } from './game-calls.ts';
import { closedLetter, preparation, preparedLetter, toldLetter } from './preparation-calls.ts';
import { type StagedReply, listed, ok, refusedReply, refusedStaff } from './reply.ts';
import { LONG_CITY } from './lengthen.ts';

type Report = ApiSchemas['Report'];

const short: Report = {
  city: 'Aubrelle',
  reference: 'AUB/6-D',
  signature: 'Le Contrôle',
  postmark: { date: '23-11', hour: '10 H 41' },
  date: 'lundi 23 novembre 2026',
  lines: [
    {
      heading: 'Prise de service',
      text: 'Pli ouvert à 10 h 05, clos après 36 minutes. L’allure est réglementaire.',
    },
    { heading: 'Exactitude', text: 'Aucune réponse fausse. Le Contrôle a relu deux fois.' },
  ],
};

const FULL_TEXT =
  'La recrue s’est tue 14 h 22, un récepteur à la main, à l’endroit même où il fallait parler bas. On ignore lequel des deux écoutait. Le zèle est noté, et l’heure aussi.';

const HEADINGS = [
  'Prise de service',
  'Exactitude',
  'Comptabilité',
  'Assistance',
  'Silence',
  'Marche',
  'Dernier mot',
  'Insectes',
  'Conduite',
  'Décision',
  'Avis',
] as const;

/** As long as a city may write it. */
const full: Report = { ...short, lines: HEADINGS.map((heading) => ({ heading, text: FULL_TEXT })) };

/** No wrong answer can be shown. */
const hidden: Report = {
  ...short,
  lines: [
    ...short.lines.slice(0, 1),
    {
      heading: 'Exactitude',
      text: 'Il a été compté dix-sept réponses fausses, dont aucune ne se laisse citer.',
    },
  ],
};

const longNames: Report = {
  ...full,
  city: LONG_CITY,
  reference: 'SAINT-RÉMY-EN-BOUZEMONT/2-4-1-5-3 — LC/ca',
  signature: 'Le Contrôle des lettres en souffrance',
};

/** Reports of other games than the one on stage. */
export const otherReports = {
  short: ok(short),
  full: ok(full),
  hidden: ok(hidden),
  longNames: ok(longNames),
};

/** Finished print job of the first batch. */
const PRINTED: ApiSchemas['PrintJob'] = {
  id: 1,
  batch: 1,
  form: 'sheets',
  state: 'done',
  failure: null,
  letters: 50,
  printed: 50,
  tries: 1,
  createdAt: '2026-06-16T09:10:00.000Z',
  endedAt: '2026-06-16T09:12:00.000Z',
  keptUntil: '2026-06-23T09:12:00.000Z',
};

/** Of a mailed link. */
const linkRefusals = {
  old: refusedStaff(
    403,
    'OLD_LINK',
    'Ce lien a vieilli : il ne s’ouvre plus. Écrivez-nous si votre pli n’est pas arrivé.',
  ),
  wrong: refusedStaff(
    404,
    'WRONG_LINK',
    'Ce lien n’est pas l’un des nôtres : reprenez celui du mail, en entier.',
  ),
};

/** Alternative responses of some calls, by the names that stories use. */
export const alternativeReplies = {
  'POST user/authenticate': {
    unknownMail: refusedReply(401, 'INVALID_EMAIL'),
    wrongPassword: refusedReply(401, 'INVALID_PASSWORD'),
    secondFactor: refusedReply(401, 'SECOND_FACTOR'),
  },
  'POST user/register': { taken: refusedReply(409, 'DUPLICATE_EMAIL') },
  'POST user/password/reset': {
    unknownAccount: refusedReply(404, 'UNKNOWN_ACCOUNT'),
    delayed: refusedReply(503, 'MAIL_DELAYED'),
  },
  'POST user/password/new': {
    tooOld: refusedReply(403, 'TOKEN_EXPIRED'),
    used: refusedReply(401, 'INVALID_REQUEST'),
  },
  'GET user/check': {
    guest: refusedReply(403, 'GUEST'),
    unproved: ok({ email: 'recrue@poste.example', admin: false, emailProved: false }),
  },
  'POST user/email/link': { delayed: refusedReply(503, 'MAIL_DELAYED') },
  'POST user/email/prove': {
    tooOld: refusedReply(403, 'TOKEN_EXPIRED'),
    notTheirs: refusedReply(403, 'INVALID_REQUEST'),
  },
  'POST user/status/arrivalMail': {
    unproved: refusedReply(403, 'EMAIL_NOT_PROVED', {
      message: 'Confirmez d’abord votre adresse : elle reçoit un mail, un lien à toucher.',
    }),
  },
  'POST user/delete': { wrongPassword: refusedReply(401, 'INVALID_PASSWORD') },
  'GET user/report': otherReports,
  'GET user/notebook': { none: ok({ recap: [], entries: [] }) },
  'GET user/status/find/:': { taken: refusedReply(404, 'UNAVAILABLE_CODE', { reason: 'taken' }) },
  'POST a/:': { taken: refusedReply(403, 'INVALID_CODE') },
  'POST puzzle/all': {
    lastCopiesGone: ok({ index: 12, freeCopies: 40, promoCode: 'PHARE950', city: 'Port-Sainte-Aubaine' }),
    wrong: refusedReply(404, 'NOT_A_SOLUTION'),
    over: refusedReply(410, 'Le gardien a été relevé. La Compagnie n’a plus de question à son sujet.'),
  },
  'GET user/sessions': {
    onlyThisOne: ok({
      sessions: [
        {
          id: 'a'.repeat(22),
          createdAt: '2026-06-09T18:40:00.000Z',
          lastSeenAt: '2026-06-16T09:12:00.000Z',
          current: true,
        },
      ],
    }),
  },
  'POST party/join': {
    unknown: refusedReply(404, 'UNKNOWN_INVITATION'),
    full: refusedReply(409, 'PARTY_FULL'),
    longName: refusedReply(400, 'INVALID_NAME', {
      message: 'Ce prénom est trop long : quarante signes au plus',
    }),
  },
  'GET admin/cities': { none: ok([]) },
  'GET admin/status/unsent': { none: listed([]) },
  'GET admin/status/explorer': { none: listed([]) },
  'GET admin/batches': { none: listed([]) },
  'GET admin/batches/:/letters': { unknown: refusedStaff(404, 'UNKNOWN_BATCH', 'Ce lot n’existe pas.') },
  'GET admin/queue': { none: ok({ today: '2026-06-16', withdrawals: [], waiting: [], lots: [] }) },
  'POST admin/queue/take': {
    taken: refusedStaff(
      409,
      'QUEUE_CHANGED',
      'bruno@poste.example l’a pris à l’instant (lot 14) : relisez la file avant de prendre ce qui reste.',
    ),
  },
  'GET admin/queue/letters': { none: listed([]) },
  'GET admin/search': {
    none: ok({ letters: [], sales: [], people: [], nearCodes: [], isCut: false }),
    near: ok({ letters: [], sales: [], people: [], nearCodes: ['PLI142', 'PLI143'], isCut: false }),
  },
  'POST admin/person': {
    unknown: refusedStaff(404, 'UNKNOWN_PERSON', 'Rien n’est gardé sous cette adresse.'),
  },
  'GET admin/sales': { none: listed([]) },
  'GET admin/figures': {
    none: ok({
      weeks: [],
      behind: (['unposted', 'unaddressed', 'unopened', 'delivered-unopened'] as const).map((kind) => ({
        kind,
        total: 0,
        oldest: [],
      })),
    }),
  },
  'GET post/:': {
    paid: ok({ letters: [unpostedLetter({})] }),
    present: ok({ letters: [unpostedLetter({ postOn: '2026-06-24' })] }),
    untold: ok({ letters: [unpostedLetter({ waitsForWords: true })] }),
    printed: ok({ letters: [unpostedLetter({ state: 'printed', printedAt: MOMENT })] }),
    posted: ok({ letters: [boughtLetter({ trackingNumber: null, news: null, newsAt: null })] }),
    delivered: ok({
      letters: [boughtLetter({ state: 'delivered', deliveredAt: '2026-06-18T10:00:00.000Z' })],
    }),
    replaced: ok({ letters: [unpostedLetter({ isReplacement: true })] }),
    withdrawn: ok({ letters: [boughtLetter({ state: 'withdrawn' })] }),
    refunded: ok({ letters: [unpostedLetter({ state: 'voided' })] }),
    several: ok({
      letters: [
        boughtLetter({}),
        unpostedLetter({ number: 'V-417-2', city: 'Villeneuve', state: 'printed', printedAt: MOMENT }),
        unpostedLetter({ number: 'V-417-3', city: 'Vieilleville', state: 'voided' }),
      ],
    }),
    ...linkRefusals,
  },
  'GET preparation/:': {
    telling: ok(preparation(toldLetter())),
    untold: ok(preparation(toldLetter({ standing: 'untold' }))),
    ready: ok(preparation(toldLetter({ standing: 'ready', until: null }))),
    held: ok(preparation(toldLetter({ standing: 'held', until: null }))),
    printed: ok(preparation(closedLetter())),
    several: ok(
      preparation(toldLetter(), preparedLetter({ copy: 2 }), closedLetter({ copy: 3, state: 'posted' })),
    ),
    ...linkRefusals,
  },
  'POST preparation/:/:': {
    faulty: refusedReply(400, 'INVALID_LETTER', {
      message: 'Il reste quelque chose à corriger.',
      faults: [
        { field: 'line1', message: 'L’adresse est trop longue pour la fenêtre de l’enveloppe : abrégez-la.' },
      ],
    }),
    taken: refusedStaff(
      409,
      'LETTER_CLOSED',
      'Ce pli vient d’être pris pour l’impression : il part tel qu’il était. Répondez au mail de la commande, et nous verrons ensemble.',
    ),
    changed: refusedStaff(
      409,
      'CHANGED_MEANWHILE',
      'Ce pli vient d’être changé ailleurs, par vous ou par notre guichet : vos mots sont encore là, relisez-les et renvoyez-les s’ils doivent l’emporter.',
    ),
  },
  'GET admin/printing': {
    none: ok([]),
    waiting: ok([{ ...PRINTED, state: 'waiting', printed: 0, endedAt: null, keptUntil: null }]),
    done: ok([PRINTED]),
    stopped: ok([{ ...PRINTED, state: 'failed', failure: 'stopped', printed: 30, keptUntil: null }]),
  },
  'GET admin/editions': {
    none: ok({ editions: [], live: null, back: null }),
    refused: ok(REFUSED_EDITIONS),
    underWay: ok(EDITIONS_UNDER_WAY),
  },
  'GET admin/places': { none: ok([]) },
  'GET admin/reports': { none: listed([]) },
  'GET admin/orders/:/file': { unknown: refusedStaff(404, 'UNKNOWN_ORDER', 'Aucun pli ne porte ce code.') },
  'GET admin/secondFactor': { inService: ok({ enrolled: true, recoveryCodesLeft: 7 }) },
  'POST admin/secondFactor/enrol': {
    wrongPassword: refusedStaff(401, 'INVALID_PASSWORD', 'Mauvais mot de passe'),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, StagedReply>>>>;
