import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { LONG_CITY } from './lengthen.ts';
import { ok } from './reply.ts';

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
