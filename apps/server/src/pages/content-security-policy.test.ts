import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const scriptsOf = (html: string) =>
  /script-src ([^;]*);/.exec(contentSecurityPolicy(html, 'production'))?.[1] ?? '';

it('allows each inline script of a page by its hash, and no other', () => {
  const html = '<script>one()</script><script type="module" async="">two()</script>';
  expect(scriptsOf(html)).toBe(`'self' ${hashOf('one()')} ${hashOf('two()')}`);
});

it('needs no hash for a file or for structured data', () => {
  const html = '<script src="/a.js"></script><script type="application/ld+json">{"@graph":[]}</script>';
  expect(scriptsOf(html)).toBe("'self'");
});

it('never allows what somebody else wrote into the page', () => {
  expect(contentSecurityPolicy('<p>', 'production')).not.toMatch(/script-src[^;]*unsafe-inline/);
});
