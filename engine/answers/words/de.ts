import type { WordTable } from './kinds.ts';

export const de: WordTable = {
  hedge: [
    'wenn ich mich nicht irre|tausche',
    'ich~ bin~ mir~ nicht ganz~ sicher',
    'ich|wir~ glaube|denke|meine|vermute|glauben|denken ich|wir~',
    'oder ?',
    'ganz einfach',
    'viele|liebe|schone|freundliche grusse',
    'vielen dank',
    'guten tag|morgen|abend',
    'vielleicht|wahrscheinlich|sicher|naturlich',
  ],
  denial: ['alles ausser', 'nicht|kein|keine|nie|niemals|weder|falsch|ausser'],
  either: ['entweder|oder'],
  because: ['weil|denn|wo|wegen|dass'],
  near: ['neben|hinter|zwischen|nach|vor|gegenuber|ohne|mit'],
  greeting: ['hallo|danke'],
  at: ['auf|am|an|bei|im|unter|zum'],
  and: ['und|dann'],
  verb: ['ist|sind|war|heisst|heissen|lautet|steht|sagt|ergibt|bedeutet|buchstabiert|wartet|bin'],
  filler: [
    'neu|neue|neuer|es|ich|wir|er|sie|hier|bitte|ja|so|also|herr|frau|antwort|wort|passwort|name|ort|zahl|losung|code|satz|stimme',
  ],
  of: ['von|vom'],
  article: ['der|die|das|den|dem|ein|eine|einen'],
  way: ['platz|strasse|brucke|allee|kathedrale|kirche|brunnen|gasse|bahnhof'],
};
