import type { SessionReply } from './keeper-parts.ts';

/** Input of a login. */
export interface SignInInput {
  readonly username: string;
  readonly password: string;
  readonly rememberMe: boolean;
  /** Code of the second factor, if the server asks for one. */
  readonly code?: string;
}

/** Why a successful login gives no usable session. */
export class SignInFailure extends Error {
  override readonly name = 'SignInFailure';
  readonly reason: 'token-unreadable' | 'user-unknown';

  constructor(reason: SignInFailure['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/** Dependencies of `signIn`. */
export interface SignInParts {
  readonly calls: {
    readonly login: (input: { readonly body: SignInInput }) => Promise<LoginReply>;
    readonly getCurrentUser: () => Promise<SessionReply>;
    readonly logout: () => Promise<unknown>;
  };
  readonly take: (session: SessionReply) => void;
  readonly remember: (username: string) => void;
  readonly forget: () => void;
}

interface LoginReply extends Partial<SessionReply> {
  readonly accessToken: string;
}

/** Signs in. Throws the server's refusals, and a `SignInFailure` if the reply is unusable. */
export async function signIn({ calls, ...parts }: SignInParts, input: SignInInput): Promise<void> {
  const reply = await calls.login({ body: input });
  try {
    parts.take(await sessionFrom(reply, calls.getCurrentUser));
  } catch (failure) {
    // The server has already set its cookies: logging out clears them.
    await calls.logout().catch(() => undefined);
    throw failure;
  }
  if (input.rememberMe) parts.remember(input.username.trim());
  else parts.forget();
}

async function sessionFrom(
  { accessToken, user, expiresAt }: LoginReply,
  ask: () => Promise<SessionReply>,
): Promise<SessionReply> {
  if (!isReadable(accessToken)) throw new SignInFailure('token-unreadable');
  if (user !== undefined && expiresAt !== undefined) return { user, expiresAt };
  return ask().catch(() => {
    throw new SignInFailure('user-unknown');
  });
}

/** Whether a token has decodable claims. The signature is the server's to verify. */
function isReadable(token: string): boolean {
  const [, claims = ''] = token.split('.');
  try {
    const text = atob(claims.replaceAll('-', '+').replaceAll('_', '/'));
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}
