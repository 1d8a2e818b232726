import { randomBytes } from 'node:crypto';

/** A person's answers in a quote form. */
export interface Visitor {
  readonly name: string;
  readonly surname: string;
  readonly email: string;
  /** Ten digits. */
  readonly phone: string;
  readonly city: string;
  readonly town: string;
}

/**
 * Returns a new person, because an e-mail address may ask only once for a campaign, and a phone number only a few times
 * a day.
 */
export function newVisitor(): Visitor {
  const chance = randomBytes(10);
  return {
    name: 'Şebnem',
    surname: 'Iğdır',
    email: `sebnem.${chance.toString('hex', 0, 6)}@example.com`,
    phone: `5${String(chance.readUInt32BE(6) % 1_000_000_000).padStart(9, '0')}`,
    city: 'İzmir',
    town: 'Karşıyaka',
  };
}
