import type { CustomerProfile } from '@ayrac/contract/auth.ts';
import { describe, expect, it } from 'vitest';
import { draftOf, isSameDraft, profileBody, withLater } from './profile-draft.ts';

const saved: CustomerProfile = {
  ...{ id: '0b9ff0f1-0000-4000-8000-000000000001', username: 'elif', email: 'elif@ornek.example' },
  ...{ name: 'Elif', surname: null, phoneNumber: '5321112233', gender: null, birthday: null },
  ...{ job: { id: 'j', name: 'Öğretmen' }, city: 'İzmir', town: null, country: 'Türkiye' },
  ...{ remindMe: true, isEmailVerified: true, version: 3 },
};

describe('profile form', () => {
  it('has a text for every saved value, and an empty one for the others', () => {
    expect(draftOf(saved)).toEqual({
      ...{ name: 'Elif', surname: '', phoneNumber: '5321112233', gender: '', birthday: '' },
      ...{ job: 'j', city: 'İzmir', town: '', remindMe: true },
    });
  });

  it('is changed when a field differs, and not after it is reverted', () => {
    const before = draftOf(saved);
    const after = { ...before, surname: 'Yılmaz' };
    expect(isSameDraft(before, after)).toBe(false);
    expect(isSameDraft(before, { ...after, surname: '' })).toBe(true);
    expect(isSameDraft(before, { ...before, remindMe: false })).toBe(false);
  });

  it('keeps what was typed while it was saved, also a field that was emptied', () => {
    const sent = { ...draftOf(saved), surname: 'yılmaz', town: 'Konak' };
    const fresh = { ...sent, surname: 'Yılmaz' };
    expect(withLater(fresh, sent, sent)).toEqual(fresh);
    expect(withLater(fresh, sent, { ...sent, city: 'Ankara', town: '' })).toEqual({
      ...fresh,
      ...{ city: 'Ankara', town: '' },
    });
  });

  it('is sent with its initial version, and without one to overwrite', () => {
    expect(profileBody(draftOf(saved), 3)).toMatchObject({ name: 'Elif', version: 3 });
    expect(profileBody(draftOf(saved), null)).not.toHaveProperty('version');
  });
});
