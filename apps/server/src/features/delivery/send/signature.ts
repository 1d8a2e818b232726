import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** Returns a new secret in the format shown to brands: base64 with a prefix that identifies it. */
export function newSecret(): string {
  return `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;
}

/** Signed content. It includes the id and the second of sending, so that neither can be replaced. */
export interface SignedCall {
  readonly id: string;
  readonly at: Date;
  readonly body: string;
}

/** Returns the signature headers of standardwebhooks.com: id, timestamp, and one signature per valid secret. */
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
