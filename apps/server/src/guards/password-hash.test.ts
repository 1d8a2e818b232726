import { describe, expect, it } from 'vitest';
import { hashPassword, isPasswordOf } from './password-hash.ts';

const refusalOf = (result: PromiseSettledResult<unknown>) =>
  result.status === 'rejected' ? result.reason.refusal.code : 'done';

describe('a hashed password', () => {
  it('differs every time, and matches only its own password', async () => {
    const [first, second] = [await hashPassword('Kiraz-Dali7'), await hashPassword('Kiraz-Dali7')];
    expect(first).not.toBe(second);
    expect(await isPasswordOf('Kiraz-Dali7', first)).toBe(true);
    for (const other of ['kiraz-dali7', 'Kiraz-Dali7 ', 'Kiraz-Dali', '']) {
      expect(await isPasswordOf(other, first)).toBe(false);
    }
  });

  it('covers every character of a long password', async () => {
    const long = `Kiraz-7${'x'.repeat(121)}`;
    const hashed = await hashPassword(long);
    expect(await isPasswordOf(long, hashed)).toBe(true);
    expect(await isPasswordOf(long.slice(0, -1), hashed)).toBe(false);
  });

  it('with another cost is verified with that cost', async () => {
    const weaker =
      '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$ZGlmZmVyZW50LWhhc2gtb2Ytb3RoZXItbGVuZ3Ro';
    expect(await isPasswordOf('Kiraz-Dali7', weaker)).toBe(false);
  });

  it('of an unknown account matches no password', async () => {
    expect(await isPasswordOf('Kiraz-Dali7', null)).toBe(false);
  });

  it('in an unknown format is an error, not a wrong password', async () => {
    await expect(isPasswordOf('x', 'plain text')).rejects.toThrow('not an argon2id hash');
  });
});

describe('a flood of sign-ins', () => {
  it('is refused once too many are queued', async () => {
    const results = await Promise.allSettled(Array.from({ length: 40 }, () => hashPassword('x')));
    const codes = results.map(refusalOf);
    expect(codes.filter((code) => code === 'done')).toHaveLength(22);
    expect(codes.filter((code) => code === 'overloaded')).toHaveLength(18);
  });

  it('from one network leaves room for others', async () => {
    const flood = Array.from({ length: 40 }, () => hashPassword('x', '203.0.113.1'));
    const other = hashPassword('x', '198.51.100.1');
    const codes = (await Promise.allSettled(flood)).map(refusalOf);
    expect(codes.filter((code) => code === 'done')).toHaveLength(6);
    expect(await other).toMatch(/^\$argon2id/);
    expect(await hashPassword('x', '203.0.113.1')).toMatch(/^\$argon2id/);
  });

  it('from many networks of one customer leaves half of the room for others', async () => {
    const flood = Array.from({ length: 40 }, (_, index) => hashPassword('x', `2001:db8:1:${index}::1`));
    const codes = (await Promise.allSettled(flood)).map(refusalOf);
    expect(codes.filter((code) => code === 'done')).toHaveLength(11);
    expect(await hashPassword('x', '2001:db8:1:7::1')).toMatch(/^\$argon2id/);
  });
});
