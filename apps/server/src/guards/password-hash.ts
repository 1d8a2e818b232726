import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { QueueFull, WorkQueue } from '#server/work-queue.ts';
import { networksOf } from './network.ts';

const hash = promisify<'argon2id', Argon2Parameters, Buffer>(argon2);

// OWASP's recommendation for argon2id: 19 MiB, two passes, one lane.
const MEMORY_KIB = 19_456;
const PASSES = 2;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

// Uses two of Node's four threads. The queue is short because a longer wait would exceed the timeout of a write anyway.
const queue = new WorkQueue({ atOnce: 2, waiting: 20 });

// Per network, so that a flood from one network cannot fill the queue. Even a wide network leaves half of it free.
const MOST_OF_A_NETWORK = 6;
const MOST_OF_A_WIDE_NETWORK = 11;
const inQueue = new Map<string, number>();

// Hash of no password, for accounts that do not exist: comparing takes the same time and never matches.
const DUMMY_HASH = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${unpadded(randomBytes(SALT_BYTES))}$${unpadded(randomBytes(HASH_BYTES))}`;

/**
 * Hashes a password with argon2id into a PHC string. Throws `overloaded` when too much work is waiting, in total or
 * from a network of `address`.
 */
export async function hashPassword(password: string, address?: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const cost = { salt, memory: MEMORY_KIB, passes: PASSES, parallelism: 1 };
  const made = await ofAddress(address, () => hashInQueue(password, cost));
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${unpadded(salt)}$${unpadded(made)}`;
}

/**
 * Whether a password matches a hash. A null hash, for an account that does not exist, takes the same time and never
 * matches. Throws `overloaded` like `hashPassword`.
 */
export async function isPasswordOf(
  password: string,
  hashed: string | null,
  address?: string,
): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', stored = ''] = PHC.exec(hashed ?? DUMMY_HASH) ?? [];
  if (stored === '') throw new Error('A stored password is not an argon2id hash.');
  const cost = {
    salt: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  };
  const made = await ofAddress(address, () => hashInQueue(password, cost));
  const expected = Buffer.from(stored, 'base64');
  return expected.length === made.length && timingSafeEqual(expected, made);
}

interface Cost {
  readonly salt: Buffer;
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

async function ofAddress(address: string | undefined, work: () => Promise<Buffer>): Promise<Buffer> {
  const networks = address === undefined ? [] : networksOf(address);
  const isFull = networks.some(({ network, share }) => {
    const most = share === 1 ? MOST_OF_A_NETWORK : MOST_OF_A_WIDE_NETWORK;
    return (inQueue.get(network) ?? 0) >= most;
  });
  if (isFull) throw new RefusalError('overloaded');
  for (const { network } of networks) inQueue.set(network, (inQueue.get(network) ?? 0) + 1);
  try {
    return await work();
  } finally {
    for (const { network } of networks) {
      const left = (inQueue.get(network) ?? 1) - 1;
      if (left === 0) inQueue.delete(network);
      else inQueue.set(network, left);
    }
  }
}

async function hashInQueue(password: string, { salt, ...cost }: Cost): Promise<Buffer> {
  const parameters = { message: password, nonce: salt, tagLength: HASH_BYTES, ...cost };
  try {
    return await queue.run('urgent', () => hash('argon2id', parameters));
  } catch (error) {
    throw error instanceof QueueFull ? new RefusalError('overloaded') : error;
  }
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
