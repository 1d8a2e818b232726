import { lostReasons } from '@ayrac/contract/office/lost-reasons.ts';
import { synonyms } from '@ayrac/contract/office/synonyms.ts';
import { expect, it } from 'vitest';
import { plainDeclaration } from './plain-declaration.ts';

it('shows figures before switches, and excludes positions from the form', () => {
  expect(plainDeclaration(lostReasons)).toEqual({
    shape: lostReasons,
    titleField: 'name',
    columns: ['nameEn', 'leads', 'isActive', 'updatedAt'],
    form: ['name', 'nameEn', 'isActive'],
    activeField: 'isActive',
  });
});

it('includes the writable fields, and no switch where there is none', () => {
  const { isActive: _, ...fields } = synonyms.fields;
  const declaration = plainDeclaration({ ...synonyms, fields, written: ['term', 'locale', 'meaning'] });
  expect(declaration.columns).toEqual(['locale', 'meaning', 'path', 'updatedAt']);
  expect(declaration.form).toEqual(['term', 'locale', 'meaning']);
  expect(declaration).not.toHaveProperty('activeField');
});
