import type { TinyCityOverrides } from './cities/tiny-city.ts';

/** Replaces one passage of a file. */
export const edit = (path: string, from: string, to: string): TinyCityOverrides => ({
  files: { [path]: (text) => text.replace(from, () => to) },
});

/** Cuts a file after a passage. */
export const cut = (path: string, from: string): TinyCityOverrides => ({
  files: { [path]: (text) => text.slice(0, text.indexOf(from)) },
});

/** Replaces a file's text. */
export const write = (path: string, text: string): TinyCityOverrides => ({ files: { [path]: text } });

export const page = (text: string): TinyCityOverrides => write('pages/merci.mdx', text);

/** A step without a puzzle, which leads nowhere and which nothing leads to. */
export const OTHER_STEP = `name: AUTRE
index: 101
kind: secret
description: Une porte de plus.
tile: credits
reaction:
  screen: home
`;

/** A valid plan. */
export const MAP = `title: Plan de Ville
bounds: { south: 47, west: -2, north: 48, east: -1 }
credit: Tracés de la Compagnie
note: Plan schématique.
landmarks:
  - { id: jetee, name: La jetée, at: [47.2, -1.5], icon: tour }
icons:
  tour: { shape: M0 0V-9H9Z }
insects:
  - { on: La jetée, count: 1, at: [47.2, -1.5] }
text: La jetée.
`;

/** Adds the plan, and a page that shows it, with one passage replaced. */
export const withMap = (from: string, to: string): TinyCityOverrides => ({
  files: { 'media/map.yaml': MAP.replace(from, () => to), 'pages/merci.mdx': '<CityMap data="map.yaml"/>\n' },
  media: ['map.yaml'],
});

/** Adds a street to the plan, whose name is printed along a line. */
export const withStreet = (name: string, line: string): TinyCityOverrides =>
  withMap('landmarks:', `streets:\n  - { name: ${name}, label: true, line: ${line} }\nlandmarks:`);

const VOICES = `voices:
  corot:
    who: Aimé Corot
    how: Doux.
    telegraph: { baud: 100 }
parts:
  appel:
    sound: emission
    voice: corot
    seconds: 3
    lines:
      - { say: La mer garde une anémone. }
`;

/** The valid city with a voice that says its broadcast, changed by replacements. */
export const withVoices = (changes: Readonly<Record<string, string>> = {}): TinyCityOverrides =>
  write(
    'voices.yaml',
    Object.entries(changes).reduce((text, [from, to]) => text.replace(from, to), VOICES),
  );

const PARTY = 'party: { roles: [lecture, { slug: écoute, name: l’écoute, task: Tourne les boutons. }] }\n';

const FOR_EACH: Readonly<Record<string, string>> = {
  '    title: Ordre de mission\n': '    title: Ordre de mission\n    for: lecture\n',
  '  - slug: ancienneLettre\n': '  - slug: ancienneLettre\n    for: écoute\n',
};

/**
 * The valid city with two roles, each with a paper, changed by replacements in scenario.yaml; `steps`: lines
 * added to steps.
 */
export const inHands = (
  changes: Readonly<Record<string, string>> = {},
  steps: Readonly<Record<string, string>> = {},
): TinyCityOverrides => ({
  files: {
    'scenario.yaml': (text) =>
      Object.entries({ ...FOR_EACH, ...changes }).reduce(
        (changed, [from, to]) => changed.replace(from, to),
        text.replace('messages:\n', `${PARTY}messages:\n`),
      ),
    ...Object.fromEntries(
      Object.entries(steps).map(([path, line]) => [path, (text: string) => `${text}${line}\n`]),
    ),
  },
});
