import { resources } from '@ayrac/contract/office/index.ts';
import type { ResourceShape } from '@ayrac/contract/office/resource.ts';
import { describe, expect, it } from 'vitest';
import { isTitleVerbatim, isVerbatim } from './verbatim.ts';

const shapes: readonly ResourceShape[] = Object.values(resources);

/** Resources whose records are named in words. Those of all others are people, brands, addresses or codes. */
const named = [
  'api-keys',
  'assignment-rules',
  'audit',
  'automations',
  'brand-campaigns',
  'brand-categories',
  'campaign-contents',
  'campaign-forms',
  'campaign-galleries',
  'campaigns',
  'categories',
  'editions',
  'lead-campaigns',
  'lead-categories',
  'lost-reasons',
  'mail-templates',
  'occupations',
  'synonyms',
];

describe('what browsers may translate', () => {
  it('are only titles in words', () => {
    const translated = shapes.flatMap(({ name }) => (isTitleVerbatim(name) ? [] : [name]));
    expect(translated.toSorted()).toEqual(named);
  });

  it.each(shapes.map((shape) => [shape.name, shape] as const))('is no personal line of %s', (_, shape) => {
    const lines = (shape.personal ?? []).filter((name) => {
      const field = shape.fields[name];
      return field?.kind !== 'day' && !(field?.kind === 'text' && field.lines === 'many');
    });
    expect(lines.filter((name) => !isVerbatim(shape.fields[name]))).toEqual([]);
  });

  it.each([
    'city',
    'town',
    'username',
    'slug',
    'network',
    'people',
    'reviewedBy',
    'confirmedBy',
    'checkedBy',
  ])('is no field %s', (name) => {
    const fields = shapes.flatMap((shape) => shape.fields[name] ?? []);
    expect(fields).not.toEqual([]);
    expect(fields.filter((field) => !isVerbatim(field))).toEqual([]);
  });
});
