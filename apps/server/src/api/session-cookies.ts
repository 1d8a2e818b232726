import { ACCESS_TOKEN_SECONDS } from '@ayrac/domain/account/session.ts';
import { fastifyCookie } from '@fastify/cookie';
import type { CallContext } from '#server/api/handler.ts';

const REFRESH_PATH = '/api/Auth_Service/auth';

/** The name of the cookie of a browser that somebody has signed in with. */
export const KNOWN_BROWSER = 'knownBrowser';

/** The names of the cookies of somebody who is signed in. */
export const cookieNames = {
  access: 'accessToken',
  refresh: 'refreshToken',
  /** Tells the browser's script that asking for the current user is worth a call; it holds nothing. */
  hint: 'signedIn',
} as const;

type Setting = Pick<CallContext, 'setCookie' | 'services'>;

/** Sets the cookie that the calls are made with. */
export function setAccessCookie(context: Setting, accessToken: string): void {
  set(context, cookieNames.access, accessToken, ACCESS_TOKEN_SECONDS);
}

/** A session as far as its cookies tell. */
interface KeptSession {
  readonly isRemembered: boolean;
  readonly expiresAt: Date;
}

/** Sets the cookie that renews the other one, and what tells the script of it; the browser forgets both unless asked. */
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

/** Sets what a browser is known by that somebody has signed in with; it outlives their session. */
export function setBrowserCookie({ setCookie, services }: Setting, value: string, maxAge: number): void {
  const secure = services.env.origin.startsWith('https:');
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge } as const;
  setCookie(fastifyCookie.serialize(KNOWN_BROWSER, value, attributes));
}

/** Clears all of a session. */
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
