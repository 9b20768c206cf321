import { type KeyboardEvent, useState } from 'react';
import { typeset } from '../../components/text/typography.tsx';
import { whyNot } from '../files/edit-calls.ts';
import { Alert } from '../Alert.tsx';
import controls from '../controls.module.css';
import { missingWords, ReadyButton } from '../ReadyButton.tsx';
import { recordEdit } from '../files/history.tsx';
import { useFormScope } from '../form/form-scope.ts';
import { duration, number } from '../views/french-numbers.ts';
import { lastLicence, rememberLicence } from './city-media.ts';
import { LicenceFields, WordsField } from './LicenceFields.tsx';
import { MEDIUM_THERE, writeMedia, type TakenSound } from './medium-calls.ts';
import type { MediumField } from './medium-words.ts';
import { missingFormats, plainFileName, writtenName } from './medium-name.ts';
import styles from './Medium.module.css';
import { type JudgedMedia, type Redrawing, useJudgedMedia, type Wanted } from './use-judged-media.ts';

/** Speech is heard in a street at about −16 LUFS; below this it is lost, above it is harsh. */
const [TOO_SOFT, TOO_LOUD] = [-24, -11];
const LONG_SILENCE = 0.8;

/** What a player in the street would hear badly, in French. */
export function soundFaults({ loudness, silentStart, silentEnd }: TakenSound): readonly string[] {
  if (loudness === null) return ['On n’y entend rien : ce n’est que du silence.'];
  const silence = (seconds: number, where: string): readonly string[] =>
    seconds > LONG_SILENCE
      ? [`${where}, ${number(seconds)} secondes de silence : on croirait que rien ne se joue.`]
      : [];
  return [
    ...(loudness < TOO_SOFT ? ['Trop faible : dans la rue, on ne l’entendrait pas.'] : []),
    ...(loudness > TOO_LOUD ? ['Trop fort : au casque, il ferait mal.'] : []),
    ...silence(silentStart, 'Au début'),
    ...silence(silentEnd, 'À la fin'),
  ];
}

interface MediumFormProps {
  readonly files: readonly File[];
  readonly field: MediumField;
  readonly onDone: () => void;
}

/** A chosen file before it is written: seen or heard, weighed, named, licensed, and told in words. */
export function MediumForm({ files, field, onDone }: MediumFormProps) {
  const { kind, path, value, words } = field;
  const { city, change, write } = useFormScope();
  const [wanted, setWanted] = useState<Wanted>({ redrawing: null, isEven: false });
  const { judged, address } = useJudgedMedia(kind, files, wanted);
  const [name, setName] = useState(plainFileName(files[0]?.name ?? ''));
  const [licence, setLicence] = useState(lastLicence);
  // The words of the picture that it replaces would describe another one.
  const isExchanged = kind === 'picture' && value !== '';
  const [said, setSaid] = useState(isExchanged ? '' : (words?.value ?? ''));
  const [refusal, setRefusal] = useState<{ readonly words: string; readonly isThere: boolean } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const extensions = judged?.media.map(({ extension }) => extension) ?? [];
  const missing = judged && !judged.refusal ? missingFormats(kind, extensions) : [];
  const plain = plainFileName(`${name}.`);
  const lacking = missingWords([
    (judged === null || judged.refusal !== null) && 'un fichier que le jeu peut montrer ou faire entendre',
    missing.length > 0 && `le .${missing.join(' et le .')}`,
    plain === '' && 'le nom du fichier',
    licence.by.trim() === '' && 'qui l’a fait',
    licence.licence.trim() === '' && 'la licence',
    words !== undefined && said.trim() === '' && `« ${words.title} »`,
  ]);

  const save = async (replaces: boolean) => {
    if (!judged || lacking !== null || isBusy) return;
    setBusy(true);
    const answer = await writeMedia(city, plain, judged.media, { licence, replaces });
    setBusy(false);
    if (!answer.ok) {
      const isThere = answer.error === MEDIUM_THERE;
      return setRefusal({
        words: isThere ? `La ville a déjà un fichier « ${plain} ».` : whyNot(answer),
        isThere,
      });
    }
    recordEdit(answer.data.files);
    rememberLicence(licence);
    change({ op: 'set', path, value: writtenName(kind, plain, extensions[0] ?? '') });
    if (words) change({ op: 'set', path: words.path, value: said });
    write();
    onDone();
  };
  /** It stands in the form of the file, which a form of its own may not. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone();
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    void save(false);
  };
  return (
    <div
      className={controls.panel}
      role="group"
      aria-label={typeset('Fichier à écrire')}
      onKeyDown={onKeyDown}
    >
      <Preview judged={judged} address={address} field={field} />
      {judged && kind === 'picture' && !extensions.includes('svg') && (
        <Redraw
          judged={judged}
          redrawing={wanted.redrawing}
          onRedraw={(redrawing) => setWanted({ ...wanted, redrawing })}
        />
      )}
      {kind === 'sound' && judged && (judged.heard || wanted.isEven) && (
        <HeardWords
          judged={judged}
          isEven={wanted.isEven}
          onEven={(isEven) => setWanted({ ...wanted, isEven })}
        />
      )}
      {missing.length > 0 && (
        <Alert>{`Il manque le .${missing.join(' et le .')} : aucun format ne se lit sur tous les téléphones. Choisissez les deux fichiers ensemble.`}</Alert>
      )}
      <WordsField
        label={`Nom du fichier, sans extension${plain !== name && plain !== '' ? ` : ce sera « ${plain} »` : ''}`}
        value={name}
        onChange={setName}
      />
      <LicenceFields licence={licence} onChange={setLicence} />
      {words && (
        <label className={controls.field}>
          {typeset(words.title)}
          <textarea rows={3} lang="fr" value={said} onChange={({ target }) => setSaid(target.value)} />
        </label>
      )}
      {refusal && (
        <div role="alert" className={controls.alert}>
          <p>{typeset(refusal.words)}</p>
          {refusal.isThere && (
            <button type="button" onClick={() => void save(true)}>
              {typeset('Le remplacer')}
            </button>
          )}
        </div>
      )}
      <p className={controls.row}>
        <ReadyButton missing={lacking} isBusy={isBusy} onClick={() => void save(false)}>
          {typeset(isBusy ? 'S’écrit…' : 'Mettre dans la ville')}
        </ReadyButton>
        <button type="button" className={controls.link} onClick={onDone}>
          {typeset('Laisser')}
        </button>
      </p>
    </div>
  );
}

interface PreviewProps {
  readonly judged: JudgedMedia | null;
  readonly address: string | undefined;
  readonly field: MediumField;
}

/** The picture or sound itself, with its measures, or why it is refused. */
function Preview({ judged, address, field: { kind, value } }: PreviewProps) {
  if (!judged) return <p role="status">{typeset('Le fichier se lit…')}</p>;
  const { media, size, seconds, refusal } = judged;
  const measures = [
    ...media.map(({ extension, bytes }) => `${extension.toUpperCase()}, ${number(bytes / 1000)} ko`),
    ...(size ? [`${size.width} × ${size.height} points`] : []),
    ...(seconds === null ? [] : [duration(Math.round(seconds))]),
  ];
  return (
    <>
      {address && size && <img className={styles.preview} src={address} alt="" />}
      {address && kind === 'sound' && !refusal && (
        <audio controls src={address} aria-label={typeset('Le son choisi')} />
      )}
      {refusal ? (
        <Alert>{refusal}</Alert>
      ) : (
        <p role="status">
          {typeset(
            `${measures.join(' · ')}${value === '' ? '' : ` ; prend la place de « ${value} » dans ce champ`}.`,
          )}
        </p>
      )}
    </>
  );
}

interface HeardWordsProps {
  readonly judged: JudgedMedia;
  readonly isEven: boolean;
  readonly onEven: (isEven: boolean) => void;
}

/** What a player in the street hears of a sound, and the way to mend it. */
function HeardWords({ judged: { heard }, isEven, onEven }: HeardWordsProps) {
  return (
    <>
      {heard && soundFaults(heard).map((words) => <p key={words}>{typeset(words)}</p>)}
      <label className={controls.row}>
        <input type="checkbox" checked={isEven} onChange={({ target }) => onEven(target.checked)} />
        {typeset('Au volume habituel, sans les silences du début et de la fin')}
      </label>
    </>
  );
}

interface RedrawProps {
  readonly judged: JudgedMedia;
  readonly redrawing: Redrawing;
  readonly onRedraw: (redrawing: Redrawing) => void;
}

/** A photograph that lies on its side is turned; one that is large is made smaller. */
function Redraw({ judged, redrawing, onRedraw }: RedrawProps) {
  const quarters = redrawing?.quarters ?? 0;
  return (
    <>
      {judged.isHeavy && !redrawing && (
        <p>
          {typeset(
            'C’est plus que n’en montre un téléphone, et long à charger dans la rue : une version réduite suffit.',
          )}
        </p>
      )}
      <p className={controls.row}>
        {judged.isHeavy && !redrawing && (
          <button type="button" onClick={() => onRedraw({ quarters })}>
            {typeset('Prendre une version réduite')}
          </button>
        )}
        <button type="button" onClick={() => onRedraw({ quarters: (quarters + 1) % 4 })}>
          {typeset('Tourner d’un quart')}
        </button>
        {redrawing && (
          <button type="button" className={controls.link} onClick={() => onRedraw(null)}>
            {typeset('Revenir au fichier d’origine')}
          </button>
        )}
      </p>
    </>
  );
}
