import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import lines from '../../schemas/lines.schema.json' with { type: 'json' };
import links from '../../schemas/links.schema.json' with { type: 'json' };
import { fold } from '../../engine/answers/fold.ts';
import { puzzleTypeOf, puzzleTypes } from '../../engine/puzzles/index.ts';
import { wordsOrNumbers } from '../../engine/puzzles/shared/solutions.ts';
import type { PublicContext } from '../../engine/puzzles/define.ts';
import { fr } from '../../engine/words/fr.ts';
import { writeSentence } from '../../engine/words/words.ts';
import type { AnyPuzzleType } from '../../engine/puzzles/index.ts';

const types: readonly (readonly [string, AnyPuzzleType])[] = Object.entries(puzzleTypes);

/** Every type with its examples, and once more with those of its tolerant solution. */
const exampled = types.flatMap(([slug, type]) => [
  [slug, type, type.examples] as const,
  ...(type.tolerant ? [[`${slug}, tolerant`, type, type.tolerant] as const] : []),
]);

const before: PublicContext = {
  addresses: { medium: (name) => `/media/${hidden(name)}` },
  seed: 'ville/GARE',
  words: fr,
  recognised: false,
  solved: false,
  debug: false,
};

/** A context with opaque addresses; a simple checksum is enough here. */
function hidden(name: string): string {
  return String([...name].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 99_991, 7));
}

const SOLUTIONS = ['solution', 'keywords', 'finalCode'];

/** Every text declared as a solution, at any depth. */
function solutionsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    SOLUTIONS.includes(key) ? leaves(inner) : solutionsIn(inner),
  );
}

const leaves = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [String(value)];

describe.each(exampled)('puzzle type %s', (name, type, { config, correct, incorrect, invalid }) => {
  const [slug] = name.split(',');
  const read = (raw: string) => {
    const parsed = type.parseAnswer(config, raw);
    return parsed.ok ? parsed.answer : null;
  };

  it('is listed under its own slug', () => {
    expect([type.slug, config.type, puzzleTypeOf(config).slug]).toEqual([slug, slug, slug]);
  });

  it('has a schema that accepts its example', () => {
    const validate = new Ajv({ allErrors: true, strict: false })
      .addSchema([lines, links])
      .compile(type.schema);
    validate(config);
    expect(validate.errors ?? []).toEqual([]);
  });

  it('sends no part of the solution', () => {
    const out = fold(JSON.stringify(type.toPublic(config, before)));
    const solutions = solutionsIn(config);
    // Where no answer is wrong, there is no solution.
    expect(solutions.length > 0).toBe(incorrect.length > 0);
    for (const solution of solutions) expect(` ${out} `).not.toContain(` ${fold(solution)} `);
  });

  it('sends its type, and the same plain data each time', () => {
    const out = type.toPublic(config, before);
    expect(out.type).toBe(slug);
    expect(type.toPublic(config, before)).toEqual(out);
    expect(JSON.parse(JSON.stringify(out))).toEqual(out);
  });

  it.each(correct)('accepts « %s »', (raw) => {
    expect(type.evaluate(config, read(raw))).toBe(true);
  });

  it.each(incorrect)('reads and refuses « %s »', (raw) => {
    expect(read(raw)).not.toBeNull();
    expect(type.evaluate(config, read(raw))).toBe(false);
  });

  it.each(invalid)('cannot read « %s », and reports this in French', (raw) => {
    const parsed = type.parseAnswer(config, raw);
    expect(parsed.ok).toBe(false);
    expect(!parsed.ok && writeSentence(parsed.message, fr)).toMatch(/^\p{Lu}.{5,60}$/u);
  });

  it('accepts its own solution', () => {
    expect(type.evaluate(config, read(type.solve(config)))).toBe(true);
  });

  it('accepts its own example', () => {
    expect(type.faults?.(config) ?? []).toEqual([]);
  });

  it('admits each edge of its tolerance, and refuses what lies just outside', () => {
    const { right = [], wrong = [] } = type.tolerance?.(config) ?? {};
    expect(right.length > 0).toBe(name !== slug);
    expect(right.map((raw) => type.evaluate(config, read(raw)))).toEqual(right.map(() => true));
    expect(wrong.map((raw) => type.evaluate(config, read(raw)))).toEqual(wrong.map(() => false));
  });

  it('has answer parts that a hint may contain and that can be copied from it', () => {
    const parts = type.answerParts(config);
    // Where no answer is wrong, no hint is needed.
    if (incorrect.length === 0) return expect(parts).toEqual([]);
    expect(parts.flat(2)).not.toEqual([]);
    // The size of a code of the final application is not part of the hint.
    const size = type.finalCodes?.(config)?.[0]?.charAt(0) ?? '';
    const words = parts.map(
      (parts) => `${size} ${parts.map(([form]) => form).join(' ')}`.match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? [],
    );
    const copied = words.flatMap((some) => [...(type.answersIn?.(config, some) ?? wordsOrNumbers(some))]);
    expect(copied.some((raw) => read(raw) !== null && type.evaluate(config, read(raw)))).toBe(true);
  });

  it('gives each answer one key, whatever its case and surrounding spaces', () => {
    for (const raw of [...correct, ...incorrect]) {
      const key = type.key(config, read(raw));
      expect(type.key(config, read(`  ${raw.toUpperCase()} `))).toBe(key);
      expect(key).not.toBe('');
    }
  });

  it('gives right and wrong answers different keys', () => {
    const right = new Set(correct.map((raw) => type.key(config, read(raw))));
    for (const raw of incorrect) expect(right).not.toContain(type.key(config, read(raw)));
  });

  it('never throws for any input', () => {
    for (const raw of ['\u0000', '𝟙𝟚𝟛𝟜', '🦭', 'x'.repeat(10_000), '٣٤', '\uD800'])
      expect(() => type.parseAnswer(config, raw)).not.toThrow();
  });

  it('lists the same media each time, without duplicates', () => {
    const { always, onceRecognised } = type.media(config);
    const all = [...always, ...onceRecognised];
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('puzzle types with options', () => {
  const deciding = types.filter(([, type]) => type.options);

  it.each(deciding)(
    '%s takes each option by its answer, and stores its name',
    (_slug, { options, parseAnswer, evaluate, key, examples }) => {
      const taken = options?.(examples.config) ?? [];
      expect(taken.length).toBeGreaterThan(1);
      for (const { name, answer } of taken) {
        const parsed = parseAnswer(examples.config, answer);
        expect(parsed.ok && evaluate(examples.config, parsed.answer), name).toBe(true);
        expect(parsed.ok && key(examples.config, parsed.answer)).toBe(name);
      }
    },
  );

  it.each(deciding)('%s says where each option is written', (_slug, { options, examples }) => {
    for (const { name, path } of options?.(examples.config) ?? []) {
      const written = path.reduce<unknown>(
        (value, key) => (value as Record<string | number, unknown>)[key],
        examples.config,
      );
      expect(written).toMatchObject({ name });
    }
  });
});

describe('puzzle types whose answer is given bit by bit', () => {
  const told = types.flatMap(([slug, type]) =>
    type.continuation ? [[slug, type, type.continuation] as const] : [],
  );

  it('exist', () => expect(told).not.toEqual([]));

  it.each(told)(
    '%s say nothing of right and wrong',
    (_slug, { examples: { config, correct, incorrect } }, { after }) => {
      const typed = [...correct, ...incorrect].filter((raw) =>
        solutionsIn(config).some((text) => fold(raw).includes(fold(text))),
      );
      expect(typed).not.toEqual([]);
      for (const raw of typed) expect(after(config, raw)).toBeNull();
    },
  );

  it.each(told)('%s have a rate limit', (_slug, _type, { everyMs }) =>
    expect(everyMs).toBeGreaterThanOrEqual(100),
  );
});

describe('puzzle types that recognise', () => {
  const recognising = exampled.filter(([, type]) => type.recognise);

  it.each(recognising)(
    '%s recognises every right value and no wrong one',
    (_name, type, { config, correct, incorrect }) => {
      const ask = (raw: string) => {
        const parsed = type.parseAnswer(config, raw);
        return parsed.ok && type.recognise?.ask(config, parsed.answer, before).recognised;
      };
      expect(correct.map(ask)).toEqual(correct.map(() => true));
      expect(incorrect.map(ask)).toEqual(incorrect.map(() => false));
    },
  );

  it.each(recognising)('%s has a rate limit', (_slug, type) => {
    expect(type.recognise?.everyMs).toBeGreaterThanOrEqual(100);
  });
});
