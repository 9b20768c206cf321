import { describe, expect, it } from 'vitest';
import { lastSms } from '../../../engine/puzzles/last-sms.ts';
import { contextWith } from './context.ts';

const config = lastSms.examples.config;

describe('the last SMS', () => {
  it('shows its messages and links without the code', () => {
    expect(
      lastSms.toPublic({ ...config, links: [{ label: 'Ouvrir', app: 'final' }] }, contextWith({})),
    ).toEqual({
      type: 'last-sms',
      header: 'Dernier SMS',
      contact: 'B. M.',
      messages: ['Ne m’attendez plus.', 'Comptez les marches.'],
      links: [{ label: 'Ouvrir', to: '/home/app/final' }],
    });
  });

  it('reads codes of the final application only', () => {
    expect(lastSms.parseAnswer(config, 'écume')).toEqual({
      ok: false,
      message: ['needsSizeAndWord'],
    });
    expect(lastSms.parseAnswer(config, '3_écume')).toEqual({ ok: true, answer: '3_ecume' });
  });

  it('accepts several right codes', () => {
    const both = { ...config, finalCode: ['3_ÉCUME', '4_SEL'] };
    expect(['3_ecume', '4_sel', '3_sel'].map((code) => lastSms.evaluate(both, code))).toEqual([
      true,
      true,
      false,
    ]);
  });
});
