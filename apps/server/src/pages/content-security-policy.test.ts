import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const policyOf = (html: string, gtmId?: string) => contentSecurityPolicy(html, { mode: 'production', gtmId });
const scriptsOf = (html: string) => /script-src ([^;]*);/.exec(policyOf(html))?.[1] ?? '';

it('allows each inline script of a page by its hash, and no other', () => {
  const html = '<script>one()</script><script type="module" async="">two()</script>';
  expect(scriptsOf(html)).toBe(`'self' ${hashOf('one()')} ${hashOf('two()')}`);
});

it('needs no hash for a file or for structured data', () => {
  const html = '<script src="/a.js"></script><script type="application/ld+json">{"@graph":[]}</script>';
  expect(scriptsOf(html)).toBe("'self'");
});

it('never allows what somebody else wrote into the page', () => {
  expect(policyOf('<p>')).not.toMatch(/script-src[^;]*unsafe-inline/);
});

it('names nobody else without a tag manager, and with one its hosts and nothing more', () => {
  expect(policyOf('<p>')).not.toMatch(/https?:/);
  const hosts = ['https://www.googletagmanager.com'];
  const measuring = [...hosts, 'https://*.google-analytics.com', 'https://*.analytics.google.com'];
  const allowed = policyOf('<p>', 'GTM-ABC1234')
    .split('; ')
    .map((directive) => directive.split(' '));
  const foreign = allowed.map(([name, ...sources]) => [
    name,
    sources.filter((source) => source.startsWith('https:')),
  ]);
  expect(Object.fromEntries(foreign.filter(([, sources]) => sources?.length !== 0))).toEqual({
    'script-src': hosts,
    'img-src': measuring,
    'connect-src': measuring,
  });
});
