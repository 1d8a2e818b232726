import type { CustomerProfile } from '@ayrac/contract/auth.ts';
import type { Client } from '@ayrac/contract/client.ts';
import { describe, expect, it, vi } from 'vitest';
import { readKnown } from '#web/follow/relations.ts';
import { emptyDraft, quoteBody } from '#web/public/quote/form/quote-draft.ts';
import { filledFor, hasPlace, sendAsMember } from './member-quote.ts';

const profile: CustomerProfile = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Işıl',
  surname: 'Su',
  email: 'isil@ornek.example',
  phoneNumber: '5321234567',
  city: 'İzmir',
  town: 'Bornova',
  country: 'Türkiye',
  username: 'isil',
  gender: null,
  birthday: null,
  job: null,
  remindMe: true,
  isEmailVerified: true,
  version: 3,
};
const bare = { ...profile, name: null, phoneNumber: null, city: null, town: null };

describe("member's form", () => {
  // Specification 6.3
  it('is prefilled from the profile', () => {
    expect(filledFor(emptyDraft, profile)).toEqual({
      ...emptyDraft,
      ...{ name: 'Işıl', surname: 'Su', email: 'isil@ornek.example', phoneNumber: '5321234567' },
      ...{ city: 'İzmir', town: 'Bornova' },
    });
    expect([hasPlace(profile), hasPlace(bare), hasPlace({ ...profile, town: null })]).toEqual([
      true,
      false,
      false,
    ]);
  });

  // Specification 5.3
  it("keeps what was typed meanwhile, except the address, which is the account's", () => {
    const typed = { ...emptyDraft, name: 'Ege', phoneNumber: '5559998877', email: 'baska@ornek.example' };
    expect(filledFor(typed, profile)).toMatchObject({
      ...{ name: 'Ege', phoneNumber: '5559998877', email: 'isil@ornek.example', city: 'İzmir' },
    });
    expect(filledFor({ ...typed, city: 'Ankara', town: 'Çankaya' }, bare)).toMatchObject({
      ...{ city: 'Ankara', town: 'Çankaya' },
    });
  });
});

describe("sending a member's form", () => {
  const open = () => ({
    submitAuthenticatedQuote: vi.fn(async () => ({ relationId: 'r' })),
    saveProfile: vi.fn(async () => profile),
  });
  const bodyOf = (from: CustomerProfile) =>
    quoteBody(
      {
        ...filledFor(emptyDraft, from),
        name: 'Işıl',
        phoneNumber: '5321234567',
        city: 'Ankara',
        town: 'Çankaya',
        'contactPreference.channel': 'whatsapp',
        'contactPreference.timeOfDay': 'evening',
      },
      { campaignId: 'c-1', noticeVersion: 'v1', questionsVersion: 'v2' },
    );

  const filled = (from: CustomerProfile) => ({
    body: bodyOf(from),
    idempotencyKey: 'key',
    filledInMs: 4_200,
    onChallenge: vi.fn(),
  });

  it('makes the specified call with its own fields and marks the campaign as requested', async () => {
    const client = open();
    await sendAsMember(client as unknown as Client, profile, filled(profile));
    expect(client.submitAuthenticatedQuote).toHaveBeenCalledWith(
      {
        body: {
          customerId: profile.id,
          campaignId: 'c-1',
          contactName: 'Işıl',
          contactSurname: 'Su',
          contactEmail: 'isil@ornek.example',
          contactPhone: '5321234567',
          kvkkConsent: false,
          explicitConsent: false,
          noticeVersion: 'v1',
          questionsVersion: 'v2',
          marketing: { email: false, sms: false, call: false },
          contactPreference: { channel: 'whatsapp', timeOfDay: 'evening' },
          website: '',
          sending: { filledInMs: 4_200, hasScript: true },
        },
      },
      { idempotencyKey: 'key' },
    );
    expect(readKnown().relations.has('requested:c-1')).toBe(true);
    expect(client.saveProfile).not.toHaveBeenCalled();
  });

  it('completes missing profile fields without overwriting others', async () => {
    const client = open();
    await sendAsMember(client as unknown as Client, bare, filled(bare));
    expect(client.submitAuthenticatedQuote).toHaveBeenCalledWith(
      { body: expect.objectContaining({ city: 'Ankara', town: 'Çankaya' }) },
      expect.anything(),
    );
    expect(client.saveProfile).toHaveBeenCalledWith({
      body: {
        ...{ name: 'Işıl', surname: 'Su', phoneNumber: '5321234567', city: 'Ankara', town: 'Çankaya' },
        ...{ gender: null, birthday: null, job: null, remindMe: true, version: 3 },
      },
    });
  });

  it('succeeds even when the profile could not be completed', async () => {
    const client = { ...open(), saveProfile: vi.fn(() => Promise.reject(new Error('no'))) };
    await expect(sendAsMember(client as unknown as Client, bare, filled(bare))).resolves.toBeUndefined();
  });
});
