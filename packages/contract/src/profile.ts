import { profileForm } from '@ayrac/domain/account/profile.ts';
import { z } from 'zod';
import { customerProfile } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { wholeSchemas } from './field-schema.ts';
import { id } from './values.ts';

/**
 * Saves the caller's profile. The body must contain every field, so that omitting one never empties it. The rules of
 * the domain validate them, so that every problem is returned with its field.
 */
export const saveProfile = endpoint({
  method: 'POST',
  path: '/api/me/profile',
  summary: "Saves the caller's profile. Username, e-mail address and role stay unchanged.",
  operation: 'change-own-account',
  body: z.object({
    ...wholeSchemas(profileForm),
    /**
     * Version on which the form is based. If it is outdated, the request is refused with `profile-changed`. Without it,
     * the stored profile is overwritten.
     */
    version: z.int().nullish(),
  }),
  reply: customerProfile,
});

/** Lists the occupations for the profile's *job*. */
export const listOccupations = endpoint({
  method: 'GET',
  path: '/api/public/occupations',
  summary: 'Lists the occupations that a profile can have, in the alphabetical order of the language.',
  operation: 'read-occupations',
  reply: z.array(z.object({ id, name: z.string() })),
  cacheMs: 5 * 60 * 1000,
});
