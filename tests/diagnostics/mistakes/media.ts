import { mediaBytes } from '../../../scripts/explain/cities/city-folder.ts';
import { renameSync } from 'node:fs';
import { edit } from '../../../scripts/explain/edits.ts';
import type { Mistake } from './mistake.ts';

export const media: readonly Mistake[] = [
  {
    mistake: 'a photograph of three megabytes',
    folder: ({ write }) =>
      write(
        'ville/media/enseigne.svg',
        Buffer.concat([mediaBytes('enseigne.svg'), Buffer.alloc(3_000_000, ' ')]),
      ),
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
    folder: ({ write }) =>
      write(
        'ville/media/enseigne.svg',
        '<svg xmlns="http://www.w3.org/2000/svg">\n<script>alert(1)</script></svg>',
      ),
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
    mistake: 'a date written the French way',
    city: {
      files: { 'places.yaml': (text) => text.replace('lastChecked: never', 'lastChecked: 14/05/2026') },
    },
    gets: ['places.yaml:11:16 bad-form'],
    advice:
      'Récrivez-la. Ce qui est attendu : La date de la dernière visite, comme 2026-11-30, ou que personne n’y est encore allé (never).',
  },
];
