import { renameSync } from 'node:fs';
import { mediaBytes } from '../../support/cities/media-bytes.ts';
import { edit, withMap, withStreet } from '../edits.ts';
import type { Mistake } from './mistake.ts';

export const media: readonly Mistake[] = [
  {
    mistake: 'a picture that is not there',
    city: edit('steps/06-musee.yaml', 'medium: enseigne.svg', 'medium: enseignes.svg'),
    gets: ['steps/06-musee.yaml:16:13 unknown-medium'],
    advice: 'Vouliez-vous dire « enseigne.svg » ?',
  },
  {
    mistake: 'a photograph of three megabytes',
    folder: ({ write }) => write('ville/media/enseigne.svg', Buffer.concat([mediaBytes('enseigne.svg'), Buffer.alloc(3_000_000, ' ')])),
    gets: ['media/enseigne.svg:1:1 medium-too-large'],
    advice: 'Réduisez ses dimensions ou sa qualité, puis enregistrez-le à nouveau.',
  },
  {
    mistake: 'three photographs of nine hundred kilobytes',
    folder: ({ write }) =>
      ['gravure-1.svg', 'gravure-2.svg', 'gravure-3.svg'].forEach((name) =>
        write(`ville/media/${name}`, Buffer.concat([mediaBytes(name), Buffer.alloc(900_000, ' ')])),
      ),
    gets: ['media/gravure-1.svg:1:1 media-too-heavy'],
    advice: 'Allégez-le : moins de 20 ko pour une image, un seul canal pour un son.',
  },
  {
    mistake: 'a text renamed to a picture',
    folder: ({ write }) => write('ville/media/enseigne.svg', 'Une enseigne.'),
    gets: ['media/enseigne.svg:1:1 medium-content'],
    advice: 'Exportez-le à nouveau en « .svg » : changer son nom ne suffit pas.',
  },
  {
    mistake: 'a drawing that holds a program',
    folder: ({ write }) => write('ville/media/enseigne.svg', '<svg xmlns="http://www.w3.org/2000/svg">\n<script>alert(1)</script></svg>'),
    gets: ['media/enseigne.svg:2:1 svg-unsafe'],
    advice: 'Retirez ce passage, ou exportez à nouveau le dessin en « SVG simple ».',
  },
  {
    mistake: 'an accent in the name of a picture',
    folder: ({ path }) => renameSync(`${path}/ville/media/enseigne.svg`, `${path}/ville/media/enseigné.svg`),
    gets: ['media/enseigné.svg:1:1 file-name'],
    advice: 'Renommez-le en « enseigne.svg », ici et là où il est nommé.',
  },
  {
    mistake: 'an accent in a slug',
    city: edit('scenario.yaml', 'slug: lePhare', 'slug: lePharé'),
    gets: ['scenario.yaml:34:11 bad-form'],
    advice: 'Écrivez « lePhare » : des lettres sans accent et des chiffres, sans espace (unNom).',
  },
  {
    mistake: 'a sound in one format',
    city: { withoutMedia: ['leurre.mp3'] },
    gets: ['steps/05-phare.yaml:28:14 missing-sound-format'],
    advice: 'Ajoutez media/leurre.mp3.',
  },
  {
    mistake: 'a length that is not that of the recording',
    city: { seconds: { 'leurre.ogg': 18 } },
    gets: ['steps/05-phare.yaml:29:16 recording-length'],
    advice: 'Écrivez seconds: 18, ou changez le fichier.',
  },
  {
    mistake: 'a decoy on the true frequency',
    city: edit('steps/05-phare.yaml', 'at: "0700"', 'at: "0612"'),
    gets: ['steps/05-phare.yaml:27:11 decoy-is-right'],
    advice: 'Déplacez le leurre.',
  },
  {
    mistake: 'more durations than spoken lines',
    city: edit('scenario.yaml', '      recipient: Aimé Corot', '      segments: [4, 9]\n      recipient: Aimé Corot'),
    gets: ['scenario.yaml:61:7 segments-differ'],
    advice: 'Écrivez une durée pour chaque <Line> de documents/mission_order.mdx.',
  },
  {
    mistake: 'a landmark outside the plan',
    city: withMap('at: [47.2, -1.5], icon', 'at: [40.2, -1.5], icon'),
    gets: ['media/map.yaml:6:34 outside-map'],
    advice: 'Écrivez une latitude de 47 à 48, puis une longitude de -2 à -1.',
  },
  {
    mistake: 'an unknown drawing',
    city: withMap('icon: tour', 'icon: tourelle'),
    gets: ['media/map.yaml:6:58 unknown-drawing', 'media/map.yaml:8:3 unused-drawing'],
    advice: 'Dessinez-le dans icons. Noms connus : « tour ».',
  },
  {
    mistake: 'a street named upside down',
    city: withStreet('Rue du Port', '[[47.5, -1.2], [47.5, -1.8]]'),
    gets: ['media/map.yaml:6:13 name-upside-down'],
    advice: 'Écrivez les points de line dans l’ordre inverse, de l’ouest à l’est.',
  },
  {
    mistake: 'latitude and longitude exchanged',
    city: { files: { 'places.yaml': (text) => text.replace('[47.2, -1.5]', '[-1.5, 47.2]') } },
    gets: ['places.yaml:3:8 swapped-coordinates'],
    advice: 'Écrivez at: [47.2, -1.5], la latitude d’abord.',
  },
  {
    mistake: 'a date written the French way',
    city: { files: { 'places.yaml': (text) => text.replace('lastChecked: never', 'lastChecked: 14/05/2026') } },
    gets: ['places.yaml:11:16 bad-form'],
    advice: 'Récrivez-la. Ce qui est attendu : La date de la dernière visite (AAAA-MM-JJ), ou « never ».',
  },
];
