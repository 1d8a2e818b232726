import { describe, expect, it } from 'vitest';
import { fillTemplate, mailObstacle, templateProblem, templatesInOrder } from './lead-mail.ts';

describe('mail template', () => {
  it.each([
    ['Sayın {name}, {brand} {campaign} için aradı.', null],
    ['Merhaba', null],
    ['Sayın {isim}', 'placeholder-unknown'],
    ['Sayın {}', 'placeholder-unknown'],
    ['Sayın { name }', 'placeholder-unknown'],
    ['Sayın {name', 'malformed-text'],
    ['Sayın name}', 'malformed-text'],
    ['Sayın {{name}}', 'malformed-text'],
  ])('of %j has %j', (text, problem) => {
    expect(templateProblem(text)).toBe(problem);
  });

  it('is filled once, whatever the values contain', () => {
    const values = { name: '{brand}', campaign: 'Kış $& lastiği', brand: 'Iğdır Oto' };
    expect(fillTemplate('{name}, {campaign}, {brand}, {name}', values)).toBe(
      '{brand}, Kış $& lastiği, Iğdır Oto, {brand}',
    );
  });
});

it.each([
  ['new', 'first any anyNews followUp'],
  ['offered', 'followUp any anyNews first'],
  ['won', 'any anyNews first followUp'],
] as const)('in the stage %s the templates are offered as %s', (stage, names) => {
  const templates = [
    { name: 'anyNews', stage: null, purpose: 'marketing' },
    { name: 'any', stage: null, purpose: 'service' },
    { name: 'first', stage: 'new', purpose: 'service' },
    { name: 'followUp', stage: 'offered', purpose: 'service' },
  ] as const;
  expect(
    templatesInOrder(templates, stage)
      .map(({ name }) => name)
      .join(' '),
  ).toBe(names);
});

it.each([
  ['service', false, false, null],
  ['service', true, true, 'withdrawn'],
  ['marketing', false, true, null],
  ['marketing', false, false, 'permission-missing'],
  ['marketing', true, true, 'withdrawn'],
] as const)('a %s mail, withdrawn %s, allowed %s: %s', (purpose, isWithdrawn, isAllowed, obstacle) => {
  expect(mailObstacle(purpose, { isWithdrawn, isAllowed })).toBe(obstacle);
});
