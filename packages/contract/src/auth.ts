import { roles } from '@ayrac/domain/access.ts';
import { loginFields } from '@ayrac/domain/account/login.ts';
import { registrationFields } from '@ayrac/domain/account/registration.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { omittedSchemas } from './field-schema.ts';
import { id, instant, slug } from './values.ts';

/** Signed-in user as the browser displays it. The role is the one in effect. */
const sessionUser = z.object({
  id,
  username: z.string(),
  role: z.enum(roles),
  brand: z.object({ id, name: z.string(), slug }).nullable(),
  /** First name and surname, as far as the profile contains them. */
  name: z.string().nullable(),
  isEmailVerified: z.boolean(),
  /** `required`: the account acts as CUSTOMER until a second factor is set up. */
  secondFactor: z.enum(['off', 'on', 'required']),
});
export type SessionUser = z.infer<typeof sessionUser>;

const signedIn = z.object({
  user: sessionUser,
  /** Expiry of the access token. */
  expiresAt: instant,
});

/** Signs in with a username or e-mail address and a password. Sets the session cookies. */
export const login = endpoint({
  method: 'POST',
  path: '/api/Auth_Service/auth/login',
  summary:
    'Signs in. The response is the same for a wrong password and for unknown, locked and disabled accounts.',
  operation: 'sign-in',
  body: z.object({
    ...omittedSchemas(loginFields),
    /** Code of the authenticator app, or a recovery code. Required after the refusal `second-factor-needed`. */
    code: z.string().max(40).optional(),
  }),
  reply: signedIn.extend({ accessToken: z.string() }),
});

/** Ends the caller's session and clears the cookies, even if the access token has expired. */
export const logout = endpoint({
  method: 'POST',
  path: '/api/Auth_Service/auth/logout',
  summary: 'Ends the session and clears its cookies.',
  operation: 'sign-in',
  reply: z.object({}),
});

/** Issues a new access token for the refresh cookie, which is replaced. */
export const refreshSession = endpoint({
  method: 'POST',
  path: '/api/Auth_Service/auth/access-token',
  summary: 'Issues a new access token for the refresh cookie, with the current role of the account.',
  operation: 'sign-in',
  reply: signedIn,
  timeoutMs: 5_000,
});

/** Returns the signed-in user. */
export const getCurrentUser = endpoint({
  method: 'GET',
  path: '/api/Auth_Service/auth/current-user',
  summary: 'Returns the signed-in user.',
  operation: 'read-own-account',
  reply: signedIn,
});

/** Profile as its owner sees it: the specified fields, followed by additional ones. */
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
  /** Number of saved changes, for detecting concurrent edits. */
  version: z.int(),
});
export type CustomerProfile = z.infer<typeof customerProfile>;

/** Returns the caller's profile. */
export const getCustomerProfile = endpoint({
  method: 'GET',
  path: '/api/Auth_Service/customer/profile',
  summary: "Returns the caller's profile.",
  operation: 'read-own-account',
  reply: customerProfile,
});

/** Returns the id of the caller's own username, or of any username for an admin. */
export const findCustomerId = endpoint({
  method: 'GET',
  path: '/api/Auth_Service/public/customer/find-id',
  summary: "Returns the customer id of the caller's own username. An admin can look up any username.",
  operation: 'find-own-id',
  query: z.object({ username: z.string().max(320) }),
  reply: z.object({ found: z.boolean(), customerId: id.nullable() }),
});

/** Registers a customer and sends a link for verifying the e-mail address. */
export const register = endpoint({
  method: 'POST',
  path: '/api/public/registrations',
  summary: 'Registers an account with the role CUSTOMER.',
  operation: 'register',
  body: z.object(omittedSchemas(registrationFields)),
  reply: z.object({ username: z.string() }),
});
