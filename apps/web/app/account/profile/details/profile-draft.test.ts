import type { CustomerProfile } from '@ayrac/contract/auth.ts';
import { describe, expect, it } from 'vitest';
import { draftOf, profileBody, saysTheSame } from './profile-draft.ts';

const saved: CustomerProfile = {
  ...{ id: '0b9ff0f1-0000-4000-8000-000000000001', username: 'elif', email: 'elif@ornek.example' },
  ...{ name: 'Elif', surname: null, phoneNumber: '5321112233', gender: null, birthday: null },
  ...{ job: { id: 'j', name: 'Öğretmen' }, city: 'İzmir', town: null, country: 'Türkiye' },
  ...{ remindMe: true, isEmailVerified: true, version: 3 },
};

describe('the form of a profile', () => {
  it('holds a text for everything that is told, and an empty one for the rest', () => {
    expect(draftOf(saved)).toEqual({
      ...{ name: 'Elif', surname: '', phoneNumber: '5321112233', gender: '', birthday: '' },
      ...{ job: 'j', city: 'İzmir', town: '', remindMe: true },
    });
  });

  it('has changed where a field says something else, and no longer once it is taken back', () => {
    const before = draftOf(saved);
    const after = { ...before, surname: 'Yılmaz' };
    expect(saysTheSame(before, after)).toBe(false);
    expect(saysTheSame(before, { ...after, surname: '' })).toBe(true);
    expect(saysTheSame(before, { ...before, remindMe: false })).toBe(false);
  });

  it('is sent with the version that it began with, and without one to overwrite', () => {
    expect(profileBody(draftOf(saved), 3)).toMatchObject({ name: 'Elif', version: 3 });
    expect(profileBody(draftOf(saved), null)).not.toHaveProperty('version');
  });
});
