import { describe, expect, it } from 'vitest';
import { type OwnedForm, ownForm, unownedForm } from './form-owner.ts';

const ofA: OwnedForm = { owner: 'a', turn: 0, isOpen: false };
const openOfA: OwnedForm = { ...ofA, isOpen: true };

describe("form in the page's memory", () => {
  it.each<[string, OwnedForm, string | null, boolean, OwnedForm]>([
    ['a guest’s stays a guest’s', unownedForm, null, true, { ...unownedForm, isOpen: true }],
    ['a guest’s goes on when they sign in', { ...unownedForm, isOpen: true }, 'a', true, openOfA],
    ['an open one outlives its session', openOfA, null, true, openOfA],
    ['it goes on when its owner is back', openOfA, 'a', true, openOfA],
    ['closed, it waits for its owner', openOfA, null, false, ofA],
    ['is cleared for a guest', ofA, null, true, { owner: null, turn: 1, isOpen: true }],
    ['is cleared for another member', ofA, 'b', true, { owner: 'b', turn: 1, isOpen: true }],
    ['another member ends an open one', openOfA, 'b', true, { owner: 'b', turn: 1, isOpen: true }],
  ])('%s', (_case, form, here, isOpen, next) => {
    expect(ownForm(form, here, isOpen)).toEqual(next);
  });

  it('is the same object when nothing changes', () => {
    expect(ownForm(openOfA, 'a', true)).toBe(openOfA);
  });
});
