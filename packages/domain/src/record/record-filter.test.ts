import { describe, expect, it } from 'vitest';
import type { Field } from '../field/field.ts';
import { dayField, decimalField, momentField, referenceField } from './record-field.ts';
import { filterParameters, isFilterValue } from './record-filter.ts';

const status: Field = { kind: 'choice', isRequired: true, choices: ['draft', 'live', 'ended'] };
const isActive: Field = { kind: 'switch', isRequired: true };
const brandId = referenceField({ to: 'brands', isRequired: true });
const startsAt = momentField({ isRequired: false });
const day = dayField({ isRequired: false });
const price = decimalField({ isRequired: false, least: 0, most: 100, scale: 2 });
const text: Field = { kind: 'text', isRequired: true, limit: 10, lines: 'one' };

const takes = (name: string, field: Field | undefined, value: string) =>
  filterParameters(name, field).some((parameter) => isFilterValue(parameter, value));

describe('list filter', () => {
  it('is in an address by its name, or by the two ends of its range', () => {
    const names = (name: string, field?: Field) =>
      filterParameters(name, field).map((parameter) => parameter.name);
    expect(names('status', status)).toEqual(['status']);
    expect(names('brandId', brandId)).toEqual(['brandId']);
    expect(names('price', price)).toEqual(['priceFrom', 'priceTo']);
    expect(names('createdAt')).toEqual(['createdAtFrom', 'createdAtTo']);
    expect(names('name', text)).toEqual([]);
    expect(names('elsewhere')).toEqual([]);
  });

  it.each<[Field | undefined, string]>([
    [status, 'draft'],
    [status, 'draft,live'],
    [isActive, 'false'],
    [brandId, '018f4e2a-0000-7000-8000-0000000000ab'],
    [startsAt, '2026-11-20'],
    [day, '2026-11-20'],
    [price, '-12.5'],
    [undefined, '2026-11-20'],
  ])('of %j accepts %j', (field, value) => {
    expect(takes('createdAt', field, value)).toBe(true);
  });

  it.each<[Field | undefined, string]>([
    [status, ''],
    [status, 'draft,'],
    [status, 'draft,draft'],
    [status, 'gone'],
    [isActive, 'yes'],
    [brandId, 'x'],
    [startsAt, '2026-02-30'],
    [day, '20.11.2026'],
    [price, '12,5'],
    [price, '1e9'],
  ])('of %j refuses %j', (field, value) => {
    expect(takes('createdAt', field, value)).toBe(false);
  });
});
