import { profileForm } from '@ayrac/domain/account/profile.ts';
import { z } from 'zod';
import { customerProfile } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { wholeSchemas } from './field-schema.ts';
import { id } from './values.ts';

/**
 * What a profile's form sends, every field of it, so that none is emptied by being left out; validated by the domain's
 * rules, so that every problem comes back with its field.
 */
export const saveProfile = endpoint({
  method: 'POST',
  path: '/api/me/profile',
  summary: "Saves the caller's own profile; username, e-mail address and role stay as they are.",
  operation: 'change-own-account',
  body: z.object({
    ...wholeSchemas(profileForm),
    /** The version that the form began with; another one meanwhile is `profile-changed`. Without it what is there is overwritten. */
    version: z.int().nullish(),
  }),
  reply: customerProfile,
});

/** What a profile's *job* may be. */
export const listOccupations = endpoint({
  method: 'GET',
  path: '/api/public/occupations',
  summary: "The occupations that a profile offers, in the order of the language's alphabet.",
  operation: 'read-occupations',
  reply: z.array(z.object({ id, name: z.string() })),
  cacheMs: 5 * 60 * 1000,
});
