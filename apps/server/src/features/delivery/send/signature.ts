import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** A new secret, as brands are shown it: base64 behind a prefix that tells what it is. */
export function newSecret(): string {
  return `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;
}

/** What is signed: the id and the second of sending stand in it, so that neither can be exchanged. */
export interface SignedCall {
  readonly id: string;
  readonly at: Date;
  readonly body: string;
}

/**
 * The headers by which a brand knows that a call is ours and which one it is, as standardwebhooks.com has them: one
 * signature for each secret that holds.
 */
export function signedHeaders({ id, at, body }: SignedCall, secrets: readonly string[]) {
  const timestamp = `${Math.floor(at.getTime() / 1_000)}`;
  const sign = (secret: string) =>
    createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
      .update(`${id}.${timestamp}.${body}`)
      .digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => `v1,${sign(secret)}`).join(' '),
  };
}
