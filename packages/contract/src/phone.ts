import { phoneCodeFields } from '@ayrac/domain/account/phone-code.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { omittedSchemas } from './field-schema.ts';
import { instant } from './values.ts';

/** Sends a code to the caller's phone number to prove that it is theirs. */
export const sendPhoneCode = endpoint({
  method: 'POST',
  path: '/api/me/phone/code',
  summary: "Sends a code by text message to the phone number in the caller's profile.",
  operation: 'change-own-account',
  body: z.object({}),
  reply: z.object({ expiresAt: instant }),
  perMinute: 10,
});

/** Confirms the caller's phone number with the code sent to it. */
export const confirmPhone = endpoint({
  method: 'POST',
  path: '/api/me/phone/confirm',
  summary: "Confirms the phone number in the caller's profile, which makes the permissions for it effective.",
  operation: 'change-own-account',
  body: z.object(omittedSchemas(phoneCodeFields)),
  reply: z.object({}),
  perMinute: 30,
});
