import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { QueueFull, WorkQueue } from './work-queue.ts';

const hash = promisify<'argon2id', Argon2Parameters, Buffer>(argon2);

// OWASP's recommendation: 19 MiB, two passes, one lane.
const MEMORY_KIB = 19_456;
const PASSES = 2;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

// Two of Node's four threads; who waits longer than a write may take is refused anyway.
const queue = new WorkQueue({ atOnce: 2, waiting: 20 });

// What the password of an account that does not exist is compared with: it costs the same and never equals.
const nobodys = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${unpadded(randomBytes(SALT_BYTES))}$${unpadded(randomBytes(HASH_BYTES))}`;

let usualMs = 40;

/** Hashes a password with argon2id into a PHC string; refuses with `overloaded` when too many wait. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const made = await inTurn(password, { salt, memory: MEMORY_KIB, passes: PASSES, parallelism: 1 });
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${unpadded(salt)}$${unpadded(made)}`;
}

/** Whether a password is the hashed one; null, of nobody's account, costs the same. */
export async function isPasswordOf(password: string, hashed: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', wanted = ''] = PHC.exec(hashed ?? nobodys) ?? [];
  if (wanted === '') throw new Error('A stored password is no argon2id hash.');
  const made = await inTurn(password, {
    salt: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  const expected = Buffer.from(wanted, 'base64');
  return expected.length === made.length && timingSafeEqual(expected, made);
}

/** How long a comparison usually takes, in milliseconds: who is refused without one is answered no sooner. */
export function usualHashMs(): number {
  return usualMs;
}

interface Cost {
  readonly salt: Buffer;
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

async function inTurn(password: string, { salt, ...cost }: Cost): Promise<Buffer> {
  const started = performance.now();
  const parameters = { message: password, nonce: salt, tagLength: HASH_BYTES, ...cost };
  try {
    const made = await queue.run('urgent', () => hash('argon2id', parameters));
    usualMs += (performance.now() - started - usualMs) / 10;
    return made;
  } catch (error) {
    throw error instanceof QueueFull ? new RefusalError('overloaded') : error;
  }
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
