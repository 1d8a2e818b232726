import { describe, expect, it } from 'vitest';
import { type OwnedForm, ownForm, unownedForm } from './form-owner.ts';

const ofA: OwnedForm = { owner: 'a', turn: 0, isOpen: false };
const openOfA: OwnedForm = { ...ofA, isOpen: true };

describe('a form in the memory of a page', () => {
  it.each<[string, OwnedForm, string | null, boolean, OwnedForm]>([
    ['a guest’s stays a guest’s', unownedForm, null, true, { ...unownedForm, isOpen: true }],
    ['a guest’s goes on when they sign in', { ...unownedForm, isOpen: true }, 'a', true, openOfA],
    ['an open one outlives its session', openOfA, null, true, openOfA],
    ['it goes on when its owner is back', openOfA, 'a', true, openOfA],
    ['closed, it waits for its owner', openOfA, null, false, ofA],
    ['to a guest it opens anew', ofA, null, true, { owner: null, turn: 1, isOpen: true }],
    ['to another member it opens anew', ofA, 'b', true, { owner: 'b', turn: 1, isOpen: true }],
    ['another member ends an open one', openOfA, 'b', true, { owner: 'b', turn: 1, isOpen: true }],
  ])('%s', (_case, form, here, isOpen, next) => {
    expect(ownForm(form, here, isOpen)).toEqual(next);
  });

  it('is the same object where nothing changes', () => {
    expect(ownForm(openOfA, 'a', true)).toBe(openOfA);
  });
});
