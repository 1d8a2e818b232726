import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

type Tokens = Map<string, string>;

function tokensOf(selector: string): Tokens {
  const from = css.indexOf(`${selector} {`);
  const block = css.slice(from, css.indexOf('\n}', from));
  return new Map(
    [...block.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const light = tokensOf(':root');
const dark: Tokens = new Map([...light, ...tokensOf('.dark')]);

/** Returns a theme with the overrides of the first more-contrast rule, which refers to other tokens and mixes them. */
function withMore(theme: Tokens): Tokens {
  const from = css.indexOf('\n@media (prefers-contrast: more)');
  const declarations = [...css.slice(from, css.indexOf('\n  }', from)).matchAll(/--([\w-]+): ([^;]+);/g)];
  const more = new Map(theme);
  for (const [, name = '', value = ''] of declarations) {
    const [first = '', second] = [...value.matchAll(/var\(--([\w-]+)\)/g)].map(
      ([, one = '']) => theme.get(one) ?? '',
    );
    const share = Number(/(\d+)%/.exec(value)?.[1] ?? 100) / 100;
    more.set(name, second === undefined ? first : mix(first, second, share));
  }
  return more;
}

function mix(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [front, back] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round((front ?? 0) * share + (back ?? 0) * (1 - share));
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(tokens: Tokens, front: string, back: string): number {
  const [high = 0, low = 0] = [front, back]
    .map((name) => luminance(tokens.get(name) ?? 'absent'))
    .sort((left, right) => right - left);
  return (high + 0.05) / (low + 0.05);
}

const grounds = ['paper', 'sunken', 'surface', 'overlay'];
const voices = [
  'ink',
  'ink-soft',
  'ink-faint',
  'ink-hint',
  'accent',
  'accent-strong',
  'danger',
  'warning',
  'success',
  'info',
];
const texts = [
  ...voices.flatMap((voice) => grounds.map((ground) => [voice, ground] as const)),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-strong'],
  ['accent', 'accent-soft'],
  ['accent-strong', 'accent-soft'],
  ['ink', 'accent-soft'],
  ['danger', 'danger-soft'],
  ['ink', 'danger-soft'],
  ['warning', 'warning-soft'],
  ['ink', 'warning-soft'],
  ['success', 'success-soft'],
  ['ink', 'success-soft'],
  ['info', 'info-soft'],
  ['ink', 'info-soft'],
  ['on-deep', 'deep'],
  ['on-deep', 'deep-surface'],
  ['on-deep-soft', 'deep-surface'],
  ['on-deep-soft', 'deep'],
  ['deep-accent', 'deep'],
  ['deep', 'on-deep'],
  ['ink', 'inert'],
  ['ink-faint', 'inert'],
  ['ink', 'cover-a'],
  ['ink', 'cover-b'],
  ['ink', 'cover-c'],
  ['ink', 'cover-d'],
] as const;
const edges = ['edge', 'focus'].flatMap((edge) => grounds.map((ground) => [edge, ground] as const));

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('%s theme', (_theme, tokens) => {
  it.each(texts)('has readable %s on %s', (front, back) => {
    expect(contrast(tokens, front, back)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edges)('has distinguishable %s beside %s', (front, back) => {
    expect(contrast(tokens, front, back)).toBeGreaterThanOrEqual(3);
  });
});

describe.each([
  ['light', withMore(light)],
  ['dark', withMore(dark)],
] as const)('%s theme with more contrast', (_theme, tokens) => {
  it.each(texts)('has readable %s on %s', (front, back) => {
    expect(contrast(tokens, front, back)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(
    ['ink-soft', 'ink-faint', 'edge', 'focus'].flatMap((one) =>
      grounds.map((ground) => [one, ground] as const),
    ),
  )('has highly readable %s on %s', (front, back) => {
    expect(contrast(tokens, front, back)).toBeGreaterThanOrEqual(7);
  });

  it('has examples in fields that do not look like typed text', () => {
    expect(contrast(tokens, 'ink-hint', 'surface') * 2).toBeLessThan(contrast(tokens, 'ink', 'surface'));
  });

  it.each(grounds)('has lines distinguishable from %s', (ground) => {
    expect(contrast(tokens, 'line', ground)).toBeGreaterThanOrEqual(3);
  });

  it.each(['deep', 'deep-surface'])('has deep lines distinguishable from %s', (ground) => {
    expect(contrast(tokens, 'deep-line', ground)).toBeGreaterThanOrEqual(3);
  });
});

it('there are at most six font sizes', () => {
  expect([...light.keys()].filter((name) => name.startsWith('size-')).length).toBeLessThanOrEqual(6);
});
