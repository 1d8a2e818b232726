import { ACCESS_TOKEN_SECONDS } from '@ayrac/domain/account/session.ts';
import { fastifyCookie } from '@fastify/cookie';
import type { CallContext } from '#server/api/handler.ts';

const REFRESH_PATH = '/api/Auth_Service/auth';

/** Name of the cookie that marks a browser in which a member has signed in before. */
export const KNOWN_BROWSER = 'knownBrowser';

/** Names of the cookies of a session. */
export const cookieNames = {
  access: 'accessToken',
  refresh: 'refreshToken',
  /**
   * Readable by the browser's script: a request for the current user is worthwhile. Its value carries no information.
   */
  hint: 'signedIn',
} as const;

type Setting = Pick<CallContext, 'setCookie' | 'services'>;

/** Sets the access token cookie, which authenticates calls. */
export function setAccessCookie(context: Setting, accessToken: string): void {
  set(context, cookieNames.access, accessToken, ACCESS_TOKEN_SECONDS);
}

/** The parts of a session that its cookies depend on. */
interface KeptSession {
  readonly isRemembered: boolean;
  readonly expiresAt: Date;
}

/**
 * Sets the refresh token cookie and the hint for the browser's script. Both last until the browser closes, unless the
 * member asked to stay signed in.
 */
export function setRefreshCookies(
  context: Setting & Pick<CallContext, 'now'>,
  refreshToken: string,
  { isRemembered, expiresAt }: KeptSession,
): void {
  const left = Math.floor((expiresAt.getTime() - context.now.getTime()) / 1_000);
  const seconds = isRemembered ? left : undefined;
  set(context, cookieNames.refresh, refreshToken, seconds);
  set(context, cookieNames.hint, '1', seconds);
}

/** Sets the known-browser cookie for `maxAge` seconds; it outlives the session. */
export function setBrowserCookie({ setCookie, services }: Setting, value: string, maxAge: number): void {
  const secure = services.env.origin.startsWith('https:');
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge } as const;
  setCookie(fastifyCookie.serialize(KNOWN_BROWSER, value, attributes));
}

/** Clears all cookies of a session. */
export function clearCookies(context: Setting): void {
  for (const name of Object.values(cookieNames)) set(context, name, '', 0);
}

function set({ setCookie, services }: Setting, name: string, value: string, maxAge: number | undefined) {
  const isHint = name === cookieNames.hint;
  setCookie(
    fastifyCookie.serialize(name, value, {
      path: name === cookieNames.refresh ? REFRESH_PATH : '/',
      httpOnly: !isHint,
      sameSite: isHint ? 'lax' : 'strict',
      secure: services.env.origin.startsWith('https:'),
      ...(maxAge === undefined ? {} : { maxAge }),
    }),
  );
}
