import { optionsOf, recognise } from '../../engine/index.ts';
import { pathText } from '../../engine/puzzles/shared/exchange.ts';
import { didYouMean } from '../../engine/diagnostics/suggest.ts';
import { NAMES, stringsIn } from '../../engine/prove/address-book.ts';
import { arrivalOf, exchangeAfter, exchangeWords } from './puzzle-words.ts';
import { wrapped } from './plain-page.ts';
import { isOpenAt } from '../../engine/prove/play-walkthrough.ts';
import { walkStatus } from '../../engine/edit/walkthrough/expectations.ts';
import { asWalkthrough, applyWalkEvent, openHere, waitUntil, type WalkSession } from './session.ts';
import { type Paint, pagesOf, showLetter, showNews, showPage, showStep } from './screen.ts';
import { readDuration, readMoment, formatMoment } from './virtual-time.ts';

export interface LineResult {
  readonly session: WalkSession;
  readonly lines: readonly string[];
  readonly quits?: boolean;
}

/** Saves a game. Returns a French error message, or null on success. */
export type Save = (name: string, session: WalkSession) => string | null;

interface LineContext {
  readonly paint: Paint;
  readonly save: Save;
}

interface Verb {
  readonly usage: string;
  readonly help: string;
  run(session: WalkSession, argument: string, context: LineContext): LineResult;
}

const say = (session: WalkSession, ...lines: readonly string[]): LineResult => ({
  session,
  lines: lines.map((line) => wrapped(line)),
});

const VERBS: Readonly<Record<string, Verb>> = {
  indice: { usage: ':indice', help: 'demande le prochain indice', run: askHint },
  indices: { usage: ':indices', help: 'relit les indices reçus', run: listHints },
  secours: { usage: ':secours', help: 'prend le trajet de secours', run: takeAlternative },
  essayer: { usage: ':essayer <valeur>', help: 'règle l’instrument, sans répondre', run: tryInstrument },
  timbre: {
    usage: ':timbre <ÉTAPE>',
    help: 'ouvre une étape à côté du trajet ; sans nom, revient au bureau',
    run: goBeside,
  },
  messages: {
    usage: ':messages',
    help: 'la liste des messages',
    run: (session) => listPages(session, 'messages'),
  },
  documents: {
    usage: ':documents',
    help: 'la liste des documents',
    run: (session) => listPages(session, 'documents'),
  },
  lire: { usage: ':lire <slug>', help: 'un message, un document, ou « lettre »', run: readPage },
  ici: {
    usage: ':ici',
    help: 'montre l’étape de nouveau',
    run: (session, _argument, { paint }) => ({ session, lines: showStep(session, paint) }),
  },
  attendre: { usage: ':attendre 10m', help: 'laisse passer le temps (s, m, h, j)', run: wait },
  heure: { usage: ':heure 14/07 10:00', help: 'met la ville à cette heure', run: setTime },
  sauver: {
    usage: ':sauver <nom>',
    help: 'écrit les gestes dans walkthroughs/<nom>.yaml',
    run: saveGame,
  },
  aide: { usage: ':aide', help: 'cette liste', run: (session) => ({ session, lines: helpLines() }) },
  quitter: {
    usage: ':quitter',
    help: 'laisse la partie',
    run: (session) => ({ session, lines: [], quits: true }),
  },
};

export function helpLines(): readonly string[] {
  const width = Math.max(...Object.values(VERBS).map(({ usage }) => usage.length));
  return [
    'Une ligne sans deux-points est une réponse.',
    ...Object.values(VERBS).map(({ usage, help }) => `  ${usage.padEnd(width)}  ${help}`),
  ];
}

/** Plays one line: a command behind a colon, else an answer. */
export function playLine(session: WalkSession, typed: string, context: LineContext): LineResult {
  const line = typed.trim();
  if (line === '') return say(session);
  const [, name, argument = ''] = /^:(\S*)\s*(.*)$/u.exec(line) ?? [];
  if (name === undefined) return answer(session, line, context);
  const verb = VERBS[name];
  return verb
    ? verb.run(session, argument, context)
    : say(
        session,
        `« :${name} » n’est pas une commande. ${didYouMean(name, Object.keys(VERBS), 'Tapez « :aide ».')}`,
      );
}

function answer(session: WalkSession, line: string, { paint }: LineContext): LineResult {
  const arrival = arrivalOf(openHere(session)?.puzzle ?? null);
  if (arrival && /^non$/iu.test(line)) {
    const refusal = arrival.refusals[Math.min(session.refusals, arrival.refusals.length - 1)] ?? 'Continuez.';
    return say({ ...session, refusals: session.refusals + 1 }, `« ${refusal} »`);
  }
  const turn = exchangeAfter(session, line);
  if (turn && !turn.isOver)
    return { session: { ...session, given: turn.given }, lines: exchangeWords(turn.exchange, turn.known) };
  const said = turn ? turn.given : [...session.given, line];
  const code = arrival && /^oui$/iu.test(line) ? arrival.code : pathText(said);
  const { session: next, outcome } = applyWalkEvent(session, { type: 'ANSWER', code }, { answer: code });
  const verdict =
    optionsOf(
      session.standing.story.scenario.steps[session.beside ?? session.standing.step?.name ?? '']?.puzzle,
    ).length > 0
      ? 'C’est décidé.'
      : 'Code juste.';
  if (outcome.accepted) return arrive(session, next, paint.green(verdict), paint);
  const reply = outcome.verdict === 'almost' ? paint.yellow(outcome.message) : paint.red(outcome.message);
  return say(
    next,
    reply,
    ...(outcome.secondsLeft === undefined
      ? []
      : [`Encore ${outcome.secondsLeft} s : « :attendre ${outcome.secondsLeft}s ».`]),
  );
}

function arrive(before: WalkSession, after: WalkSession, message: string, paint: Paint): LineResult {
  return { session: after, lines: [message, ...showNews(before, after, paint), ...showStep(after, paint)] };
}

/** A refusal, with the command that waits long enough. */
function refused(
  session: WalkSession,
  { message, secondsLeft }: { message: string; secondsLeft?: number },
  paint: Paint,
): LineResult {
  const wait = secondsLeft === undefined ? [] : [`« :attendre ${secondsLeft}s » laisse passer ce temps.`];
  return say(session, paint.yellow(`${message}.`), ...wait);
}

function askHint(session: WalkSession, _argument: string, { paint }: LineContext): LineResult {
  const { session: next, outcome } = applyWalkEvent(session, { type: 'ASK_CLUE' }, { hint: true });
  if (!outcome.accepted) return refused(session, outcome, paint);
  const hints = openHere(next, session.beside)?.hints;
  const left =
    hints?.next === null
      ? 'C’était le dernier.'
      : hints?.next === 'solution'
        ? 'Le prochain donne la solution.'
        : 'Il y en a d’autres.';
  return say(
    next,
    `Indice ${hints?.asked.length} sur ${hints?.max} : ${hints?.asked.at(-1) ?? ''}`,
    paint.dim(left),
  );
}

function listHints(session: WalkSession): LineResult {
  const asked = openHere(session)?.hints?.asked.map((hint, index) => `${index + 1}. ${hint}`);
  return say(session, ...(asked ?? ['Aucun.']));
}

function takeAlternative(session: WalkSession, _argument: string, { paint }: LineContext): LineResult {
  const { session: next, outcome } = applyWalkEvent(
    session,
    { type: 'TAKE_ALTERNATIVE', debug: false },
    { alternative: true },
  );
  return outcome.accepted
    ? arrive(session, next, paint.green('Trajet de secours pris.'), paint)
    : refused(session, outcome, paint);
}

function goBeside(session: WalkSession, name: string, { paint }: LineContext): LineResult {
  const here = { ...session, beside: name === '' ? null : name, refusals: 0, given: [] };
  if (name === '' || isOpenAt(session.standing, name)) return { session: here, lines: showStep(here, paint) };
  const open = session.standing.beside.flatMap(({ step, isSolved }) => (isSolved ? [] : [step.name]));
  return say(
    session,
    `« ${name} » n’est pas ouverte. ${didYouMean(name, open, open.length === 0 ? 'Aucune étape à côté ne l’est.' : open.join(', '))}`,
  );
}

function tryInstrument(session: WalkSession, value: string, { paint }: LineContext): LineResult {
  const response = recognise(session.standing, value, { addresses: NAMES, debug: false }, session.beside);
  const revealed = stringsIn(response.reveal)
    .filter((text) => !text.startsWith('medium:'))
    .map((text) => `  « ${text} »`);
  const signal = response.signal === undefined ? [] : [`Aiguille à ${Math.round(response.signal * 100)} %.`];
  if (!response.recognised)
    return say(session, ...signal, ...revealed, paint.dim('L’instrument ne reconnaît rien.'));
  const { session: next } = applyWalkEvent(session, { type: 'RECOGNISED' }, null);
  return say(next, ...signal, paint.green('L’instrument reconnaît cette valeur.'), ...revealed);
}

function listPages(session: WalkSession, kind: 'messages' | 'documents'): LineResult {
  const sheets = pagesOf(session, kind).map(
    ({ slug, title, author }) => `  ${slug} : ${title}${author === null ? '' : `, ${author}`}`,
  );
  return say(session, ...(sheets.length === 0 ? ['Aucun pour l’instant.'] : sheets));
}

function readPage(session: WalkSession, slug: string, { paint }: LineContext): LineResult {
  if (slug === 'lettre') return { session, lines: showLetter(session, paint) };
  const sheets = [...pagesOf(session, 'messages'), ...pagesOf(session, 'documents')];
  const found = sheets.filter((sheet) => sheet.slug === slug);
  if (found.length > 0) return { session, lines: found.flatMap((sheet) => showPage(session, sheet, paint)) };
  const known = sheets.map((sheet) => sheet.slug);
  return say(
    session,
    `« ${slug} » n’est pas dans votre dossier. ${didYouMean(slug, known, '« :messages » et « :documents » disent ce qui y est.')}`,
  );
}

function wait(session: WalkSession, duration: string, { paint }: LineContext): LineResult {
  const milliseconds = readDuration(duration);
  if (milliseconds === null)
    return say(session, 'Dites combien : « :attendre 20s », « :attendre 10m », « :attendre 2h ».');
  return letPass(session, session.now + milliseconds, paint);
}

function setTime(session: WalkSession, moment: string, { paint }: LineContext): LineResult {
  const now = readMoment(moment, session.now, session.standing.story.scenario.timeZone);
  if (now === null) return say(session, 'Dites le jour et l’heure : « :heure 14/07 10:00 ».');
  if (now < session.now) return say(session, 'Le temps ne revient pas en arrière.');
  return letPass(session, now, paint);
}

function letPass(before: WalkSession, now: number, paint: Paint): LineResult {
  const session = waitUntil(before, now);
  const { lines } = showTime(session);
  return { session, lines: [...lines, ...showNews(before, session, paint)] };
}

function showTime(session: WalkSession): LineResult {
  const hours = walkStatus(session).view?.hours;
  const notice =
    hours?.state === 'closed'
      ? hours.notices.closed
      : hours?.state === 'closing'
        ? hours.notices.closing
        : null;
  return say(
    session,
    `Il est ${formatMoment(session.now, session.standing.story.scenario.timeZone)}${hours ? ` : ${hours.label}` : ''}.`,
    ...(notice ? [notice] : []),
  );
}

function saveGame(session: WalkSession, name: string, { save, paint }: LineContext): LineResult {
  if (!/^[a-z-]+$/u.test(name))
    return say(session, 'Un parcours a un nom en minuscules, sans accent : « :sauver grand-tour ».');
  const { problems } = asWalkthrough(session, name);
  if (problems.length > 0)
    return say(
      session,
      `Ce parcours ne s’écrit pas encore : ${problems.join(' ; ')}. Jouez jusqu’à une fin.`,
    );
  const error = save(name, session);
  return say(session, error ?? paint.green(`Écrit dans walkthroughs/${name}.yaml.`));
}
