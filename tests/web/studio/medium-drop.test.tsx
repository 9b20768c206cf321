// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FormScopeContext, NO_FORM } from '../../../web/studio/form/form-scope.ts';
import { rememberLicence } from '../../../web/studio/media/city-media.ts';
import { MediumDrop } from '../../../web/studio/media/MediumDrop.tsx';
import type { MediumField } from '../../../web/studio/media/medium-words.ts';
import { fakeApi } from '../support/fake-api.ts';

beforeEach(() => {
  URL.createObjectURL = () => 'blob:son';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete (navigator as { mediaDevices?: unknown }).mediaDevices;
});

const HEARD = {
  media: [
    { hash: 'o', extension: 'ogg', bytes: 1000, seconds: 4 },
    { hash: 'm', extension: 'mp3', bytes: 2000, seconds: null },
  ],
  ...{ seconds: 4, loudness: -35, silentStart: 2, silentEnd: 0 },
};

const withMicrophone = (getUserMedia: () => Promise<unknown>): void =>
  void Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });

/** A recorder that has heard three bytes when it is stopped. */
class Recorder {
  readonly mimeType = 'audio/webm';
  readonly stream: unknown;
  ondataavailable: (event: { readonly data: Blob }) => void = () => undefined;
  onstop: () => void = () => undefined;
  constructor(stream: unknown) {
    this.stream = stream;
  }
  start(): void {}
  stop(): void {
    this.ondataavailable({ data: new Blob(['son']) });
    this.onstop();
  }
}

const SOUND: MediumField = {
  kind: 'sound',
  path: ['puzzle', 'sound'],
  value: '',
  words: { path: ['puzzle', 'transcript'], title: 'Transcription', value: '' },
};
const shown = (field = SOUND) =>
  render(
    <FormScopeContext value={{ ...NO_FORM, city: 'ville', change: () => true }}>
      <MediumDrop {...field} />
    </FormScopeContext>,
  );

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('a sound recorded in the studio', () => {
  it('is judged as it is heard, and kept only with its author, its licence and its words', async () => {
    const stop = vi.fn();
    withMicrophone(() => Promise.resolve({ getTracks: () => [{ stop }] }));
    vi.stubGlobal('MediaRecorder', Recorder);
    const { calls } = fakeApi({ 'POST studio/sound': { json: HEARD } });
    shown();
    press('Enregistrer au micro');
    await screen.findByText('Le micro écoute…');
    press('Arrêter l’enregistrement');
    await screen.findByText(/Trop faible/u);
    expect(screen.getByText(/Au début, 2 secondes de silence/u)).toBeTruthy();
    expect(stop).toHaveBeenCalled();
    expect(calls[0]?.body).toMatchObject({ base64: 'c29u', even: false });
    const keep = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Mettre dans la ville' });
    fill(/^Qui l’a fait/u, 'Irène');
    fill('Licence', 'CC0');
    expect(keep().disabled).toBe(true);
    expect(screen.getByText(/Il manque encore\s: «\sTranscription\s»/u)).toBeTruthy();
    fill('Transcription', 'Un train passe.');
    await waitFor(() => expect(keep().disabled).toBe(false));
  });

  it('waits with its words beside another file that is chosen', () => {
    fakeApi({ 'POST studio/sound': { json: HEARD } });
    shown();
    const choose = (name: string) =>
      fireEvent.change(screen.getByLabelText(/^Déposez un son/u), {
        target: { files: [new File(['son'], name, { type: 'audio/wav' })] },
      });
    choose('train.wav');
    fill('Transcription', 'Un train passe.');
    choose('cloche.wav');
    const valuesOf = (label: RegExp | string) =>
      screen.getAllByLabelText<HTMLInputElement>(label).map(({ value }) => value);
    expect(valuesOf('Transcription')).toEqual(['Un train passe.', '']);
    expect(valuesOf(/^Nom du fichier/u)).toEqual(['train', 'cloche']);
  });

  it('says what is missing without a microphone', async () => {
    withMicrophone(() => Promise.reject(new Error('none')));
    fakeApi({});
    shown();
    press('Enregistrer au micro');
    expect((await screen.findByRole('alert')).textContent).toContain('Aucun micro');
  });
});

describe('a picture dropped in the studio', () => {
  const SHOWN = 'Ce que l’image montre';
  const chosen = async (value: string) => {
    shown({
      kind: 'picture',
      path: ['puzzle', 'picture', 'medium'],
      value,
      words: { path: ['puzzle', 'picture', 'alt'], title: SHOWN, value: 'Une ancre' },
    });
    fireEvent.change(screen.getByLabelText(/^Déposez une image/u), {
      target: { files: [new File(['<svg/>'], 'cle.svg', { type: 'image/svg+xml' })] },
    });
    return (await screen.findByLabelText<HTMLTextAreaElement>(SHOWN)).value;
  };

  it('takes the words that wait for it, and asks for its own instead of those of another picture', async () => {
    fakeApi({});
    expect(await chosen('')).toBe('Une ancre');
    cleanup();
    expect(await chosen('ancre.svg')).toBe('');
    expect(screen.getByText(/Il manque encore.*Ce que l’image montre/u)).toBeTruthy();
  });

  it('is offered with the author and the licence noted last, without their source', async () => {
    rememberLicence({ by: 'Irène', licence: 'CC0', source: 'ailleurs.test' });
    fakeApi({});
    await chosen('');
    const values = ['Qui l’a fait', 'Licence', 'D’où il vient'].map(
      (label) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`, 'u')).value,
    );
    expect(values).toEqual(['Irène', 'CC0', '']);
  });
});
