import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const policyOf = (html: string, gtmId?: string, chatbotUrl?: string) =>
  contentSecurityPolicy(html, { mode: 'production', gtmId, chatbotUrl });
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
  expect(foreignOf(policyOf('<p>', 'GTM-ABC1234'))).toEqual({
    'script-src': hosts,
    'img-src': measuring,
    'connect-src': measuring,
  });
});

it('lets a chatbot reach its own host and nothing more', () => {
  const host = 'https://sohbet.example';
  expect(foreignOf(policyOf('<p>', undefined, `${host}/v1/widget.js?site=7`))).toEqual({
    'script-src': [host],
    'style-src': [host],
    'img-src': [host],
    'font-src': [host],
    'frame-src': [host],
    'connect-src': [host, 'wss://sohbet.example'],
  });
});

/** The hosts of others that each directive names. */
function foreignOf(policy: string): Record<string, string[]> {
  const directives = policy.split('; ').map((directive) => directive.split(' '));
  const hosts = directives.map(([name = '', ...sources]): [string, string[]] => [
    name,
    sources.filter((source) => /^(?:https|wss):/.test(source)),
  ]);
  return Object.fromEntries(hosts.filter(([, sources]) => sources.length > 0));
}
