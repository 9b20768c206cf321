// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { LastSmsPublic } from '../../../engine/puzzles/last-sms.ts';
import type { NumberFieldsPublic } from '../../../engine/puzzles/number-fields.ts';
import type { TextAreaPublic } from '../../../engine/puzzles/text-area.ts';
import type { TextFieldPublic } from '../../../engine/puzzles/text-field.ts';
import { LastSms } from '../../../web/puzzles/last-sms/LastSms.tsx';
import { NumberFields } from '../../../web/puzzles/number-fields/NumberFields.tsx';
import { TextArea } from '../../../web/puzzles/text-area/TextArea.tsx';
import { TextField } from '../../../web/puzzles/text-field/TextField.tsx';
import { expectShown } from '../support/expect-shown.ts';
import { freshWidgets, inRoute, pass, widgetProps } from '../support/widget.tsx';

freshWidgets();

const validate = () => screen.getByRole<HTMLButtonElement>('button', { name: 'VALIDER' });
async function send(): Promise<void> {
  fireEvent.click(validate());
  await pass(0);
}

describe('number fields', () => {
  const puzzle: NumberFieldsPublic = {
    type: 'number-fields',
    header: 'Le cadenas',
    fields: [
      { label: 'Code Fichier 1', digits: 4 },
      { label: 'Code Fichier 2', digits: 2 },
    ],
    links: [],
  };
  const field = (number: number) => screen.getByLabelText<HTMLInputElement>(`Code Fichier ${number}`);
  const type = (number: number, value: string) => fireEvent.change(field(number), { target: { value } });

  it('G-STEP-07: keep VALIDER disabled until all are filled, then send them together', async () => {
    const given = widgetProps(puzzle);
    inRoute(<NumberFields {...given} />);
    type(1, '1854');
    expect(validate().disabled).toBe(true);
    type(2, '07');
    expect(validate().disabled).toBe(false);
    await send();
    expect(given.submit.mock.calls).toEqual([['1854-07']]);
  });

  it('accept digits only, up to their length, on the numeric keyboard of a phone', () => {
    inRoute(<NumberFields {...widgetProps(puzzle)} />);
    expect(field(1).getAttribute('inputmode')).toBe('numeric');
    type(1, ' 1 854 ');
    type(2, '123');
    expect([field(1).value, field(2).value]).toEqual(['1854', '12']);
    type(1, '١٨٥٤');
    expect(field(1).value).toBe('1854');
  });

  it('store and restore each field', () => {
    const given = widgetProps(puzzle, { draft: '-7' });
    inRoute(<NumberFields {...given} />);
    expect([field(1).value, field(2).value]).toEqual(['', '7']);
    type(1, '1');
    expect(given.saveDraft).toHaveBeenLastCalledWith('1-7');
  });

  it('move by Enter to the next empty field', () => {
    inRoute(<NumberFields {...widgetProps(puzzle)} />);
    type(1, '1');
    field(1).focus();
    fireEvent.keyDown(field(1), { key: 'Enter' });
    expect(document.activeElement).toBe(field(2));
  });

  it('stay filled after a wrong answer, which is described for all of them', async () => {
    inRoute(
      <NumberFields
        {...widgetProps(puzzle, { result: { ok: false, message: 'Le second, à l’envers' }, draft: '1-2' })}
      />,
    );
    await send();
    expect(screen.getByRole('alert').textContent).toBe('Le second, à l’envers');
    expect([field(1).value, field(2).value, field(1).getAttribute('aria-invalid')]).toEqual([
      '1',
      '2',
      'true',
    ]);
  });
});

describe('the text area', () => {
  const puzzle: TextAreaPublic = {
    type: 'text-area',
    header: 'Recopiez',
    placeholder: 'La plaque',
    minLength: 6,
    links: [],
  };
  const area = () => screen.getByLabelText<HTMLTextAreaElement>('La plaque');

  it('G-STEP-07: sends several lines, in capitals', async () => {
    const given = widgetProps(puzzle);
    inRoute(<TextArea {...given} />);
    fireEvent.change(area(), { target: { value: 'Ici dormait\nle passeur\n' } });
    await send();
    expect(given.submit.mock.calls).toEqual([['ICI DORMAIT\nLE PASSEUR']]);
  });

  it('keeps its text as typed when it is refused', async () => {
    const typed = `🦆\n${'passeur '.repeat(1250)}`;
    const given = widgetProps(puzzle, { result: { ok: false, message: 'Code trop long' } });
    inRoute(<TextArea {...given} />);
    fireEvent.change(area(), { target: { value: typed } });
    await send();
    expect(screen.getByRole('alert').textContent).toBe('Code trop long');
    expect(area().value).toBe(typed);
    expect(given.saveDraft).toHaveBeenLastCalledWith(typed);
  });
});

describe('the messages of a puzzle', () => {
  const texts = () =>
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map((item) => item.textContent);

  it('are above the field, with the author’s name at each change of speaker', () => {
    const puzzle: TextFieldPublic = {
      type: 'text-field',
      header: 'Où ?',
      placeholder: 'Lieu',
      minLength: 1,
      log: [
        { who: 'Odile', text: 'Bonsoir.' },
        { who: 'Odile', text: 'Merci.' },
        { text: 'Plus tard' },
        { who: 'Achille', text: 'Compris.' },
      ],
      links: [],
    };
    inRoute(<TextField {...widgetProps(puzzle)} />);
    expect(texts()).toEqual(['OdileBonsoir.', 'Merci.', 'Plus tard', 'AchilleCompris.']);
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
  });

  it('are the only content of the last SMS besides its links', () => {
    const links = [{ label: 'Lancer port.exe', to: '/home/app/final' }];
    const puzzle: LastSmsPublic = {
      type: 'last-sms',
      header: 'Dernier SMS',
      contact: 'B. M.',
      messages: ['Un.', 'Deux.'],
      links,
    };
    inRoute(<LastSms {...widgetProps(puzzle)} />);
    expect(texts()).toEqual(['Un.', 'Deux.']);
    expectShown(screen.getByText('B. M.'));
    expect(screen.getByRole('link').getAttribute('href')).toBe('/home/app/final');
    expect([screen.queryByRole('textbox'), screen.queryByRole('button')]).toEqual([null, null]);
  });
});
