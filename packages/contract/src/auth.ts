import { roles } from '@ayrac/domain/access.ts';
import { loginFields } from '@ayrac/domain/account/login.ts';
import { registrationFields } from '@ayrac/domain/account/registration.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { omittedSchemas } from './field-schema.ts';
import { id, instant, slug } from './values.ts';

/** Who is signed in, as the browser shows them; the role is the one that they act in. */
const sessionUser = z.object({
  id,
  username: z.string(),
  role: z.enum(roles),
  brand: z.object({ id, name: z.string(), slug }).nullable(),
  /** First name and surname, as far as the profile has them. */
  name: z.string().nullable(),
  isEmailVerified: z.boolean(),
  /** `required`: the account's role acts as CUSTOMER until a second factor is set up. */
  secondFactor: z.enum(['off', 'on', 'required']),
});
export type SessionUser = z.infer<typeof sessionUser>;

const signedIn = z.object({
  user: sessionUser,
  /** When the access token ends. */
  expiresAt: instant,
});

/** Signs in by username, or e-mail address, and password; sets the cookies. */
export const login = endpoint({
  method: 'POST',
  path: '/api/Auth_Service/auth/login',
  summary: 'Signs in; the answer is the same for an unknown, wrong, locked or disabled account.',
  operation: 'sign-in',
  body: z.object({
    ...omittedSchemas(loginFields),
    /** Of the authenticator, or one of the recovery codes; asked for by `second-factor-needed`. */
    code: z.string().max(40).optional(),
  }),
  reply: signedIn.extend({ accessToken: z.string() }),
});

/** Ends the session of whoever asks and clears the cookies, also when the access token has run out. */
export const logout = endpoint({
  method: 'POST',
  path: '/api/Auth_Service/auth/logout',
  summary: 'Ends the session and clears its cookies.',
  operation: 'sign-in',
  reply: z.object({}),
});

/** Gives a new access token for the refresh cookie, which is replaced. */
export const refreshSession = endpoint({
  method: 'POST',
  path: '/api/Auth_Service/auth/access-token',
  summary: 'Renews the access token by the refresh cookie, with the role that the account has now.',
  operation: 'sign-in',
  reply: signedIn,
  timeoutMs: 5_000,
});

/** Who is signed in. */
export const getCurrentUser = endpoint({
  method: 'GET',
  path: '/api/Auth_Service/auth/current-user',
  summary: 'The user that is signed in.',
  operation: 'read-own-account',
  reply: signedIn,
});

/** A profile as its owner sees it: the specified fields, then the rest of it. */
export const customerProfile = z.object({
  id,
  name: z.string().nullable(),
  surname: z.string().nullable(),
  email: z.string(),
  /** Ten digits. */
  phoneNumber: z.string().nullable(),
  city: z.string().nullable(),
  town: z.string().nullable(),
  country: z.string(),
  username: z.string(),
  gender: z.enum(['male', 'female', 'other']).nullable(),
  birthday: z.iso.date().nullable(),
  job: z.object({ id, name: z.string() }).nullable(),
  remindMe: z.boolean(),
  isEmailVerified: z.boolean(),
  /** Counts the savings: two that begin with the same one are told apart by it. */
  version: z.int(),
});
export type CustomerProfile = z.infer<typeof customerProfile>;

/** The caller's profile. */
export const getCustomerProfile = endpoint({
  method: 'GET',
  path: '/api/Auth_Service/customer/profile',
  summary: "The caller's own profile.",
  operation: 'read-own-account',
  reply: customerProfile,
});

/** The id behind the caller's own username, or behind any for an admin. */
export const findCustomerId = endpoint({
  method: 'GET',
  path: '/api/Auth_Service/public/customer/find-id',
  summary: "The caller's own id by their username; an admin finds everyone's.",
  operation: 'find-own-id',
  query: z.object({ username: z.string().max(320) }),
  reply: z.object({ found: z.boolean(), customerId: id.nullable() }),
});

/** Registers a customer and sends a link that verifies the address. */
export const register = endpoint({
  method: 'POST',
  path: '/api/public/registrations',
  summary: 'Makes an account with the role CUSTOMER.',
  operation: 'register',
  body: z.object(omittedSchemas(registrationFields)),
  reply: z.object({ username: z.string() }),
});
