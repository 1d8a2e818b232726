import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#server/testing/test-app.ts';
import { loadBuiltPages } from './built.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const policyOf = (gtmId?: string, chatbotUrl?: string, chatbotTrustedTypes: 'off' | string[] = []) =>
  contentSecurityPolicy(['one()', 'two()'], { mode: 'production', gtmId, chatbotUrl, chatbotTrustedTypes });
const scriptsOf = (policy: string) => /script-src ([^;]*);/.exec(policy)?.[1] ?? '';

it('allows each script of the build by its hash, and no other', () => {
  expect(scriptsOf(policyOf())).toBe(`'self' ${hashOf('one()')} ${hashOf('two()')}`);
});

describe.each([{}, { GTM_ID: 'GTM-ABC1234' }])('page of a site with %j', (settings) => {
  let site: TestApp;
  let foreign = '';
  beforeAll(async () => {
    const { render, inlineScripts } = await loadBuiltPages();
    site = await testApp({
      settings,
      inlineScripts,
      render: async (request, page) => {
        const answer = await render(request, page);
        const body = (await answer.text()).replace('</body>', `${foreign}</body>`);
        return new Response(body, answer);
      },
    });
  });
  afterAll(() => site.close());

  const open = async (url: string) => {
    const { body, headers } = await site.app.inject({ url });
    return { body, scripts: scriptsOf(String(headers['content-security-policy'])).split(' ') };
  };

  it.each(['/', '/en', '/login', '/yok', '/kvkk'])('runs every script of %s', async (url) => {
    const { body, scripts } = await open(url);
    const written = inlineScriptsOf(body);
    expect(written).toHaveLength(2);
    expect(scripts).toEqual(expect.arrayContaining(written.map(hashOf)));
  });

  it('runs no script inserted after the build', async () => {
    const before = await open('/about');
    foreign = '<script>alert(1)</script>';
    const after = await open('/terms');
    expect(inlineScriptsOf(after.body)).toContain('alert(1)');
    expect(after.scripts).not.toContain(hashOf('alert(1)'));
    expect(after.scripts).toEqual(before.scripts);
  });
});

it('never allows user input on the page', () => {
  expect(policyOf()).not.toMatch(/script-src[^;]*unsafe-inline/);
});

describe('trusted types', () => {
  const typesOf = (policy: string) => policy.split('; ').filter((part) => part.includes('trusted-types'));
  const required = "require-trusted-types-for 'script'";
  const chatbot = 'https://sohbet.example/w.js';

  it('are required, with the policy names of the site and the tag manager', () => {
    expect(typesOf(policyOf())).toEqual([required, 'trusted-types default parsing']);
    expect(typesOf(policyOf('GTM-ABC1234'))).toEqual([
      required,
      "trusted-types default parsing goog#html 'allow-duplicates'",
    ]);
  });

  it('are required beside a chatbot, with its policy names and no others', () => {
    expect(typesOf(policyOf(undefined, chatbot))).toEqual([required, 'trusted-types default parsing']);
    expect(typesOf(policyOf(undefined, chatbot, ['sohbet', 'sohbet#html']))).toEqual([
      required,
      'trusted-types default parsing sohbet sohbet#html',
    ]);
  });

  it('are disabled where the settings of a chatbot require it', () => {
    expect(typesOf(policyOf(undefined, chatbot, 'off'))).toEqual([]);
    expect(typesOf(policyOf('GTM-ABC1234', chatbot, 'off'))).toEqual([]);
    expect(typesOf(policyOf(undefined, undefined, 'off'))).toEqual(typesOf(policyOf()));
    expect(typesOf(policyOf(undefined, undefined, ['sohbet']))).toEqual(typesOf(policyOf()));
  });
});

// Specification 7.26
it('allows no other hosts without a tag manager, and only its hosts with one', () => {
  expect(policyOf()).not.toMatch(/https?:/);
  const hosts = ['https://www.googletagmanager.com'];
  const measuring = [...hosts, 'https://*.google-analytics.com', 'https://*.analytics.google.com'];
  expect(foreignOf(policyOf('GTM-ABC1234'))).toEqual({
    'script-src': hosts,
    'img-src': measuring,
    'connect-src': measuring,
  });
});

it('allows a chatbot to reach its own host only', () => {
  const host = 'https://sohbet.example';
  expect(foreignOf(policyOf(undefined, `${host}/v1/widget.js?site=7`))).toEqual({
    'script-src': [host],
    'style-src': [host],
    'img-src': [host],
    'font-src': [host],
    'frame-src': [host],
    'connect-src': [host, 'wss://sohbet.example'],
  });
});

/** Returns the foreign hosts that each directive names. */
function foreignOf(policy: string): Record<string, string[]> {
  const directives = policy.split('; ').map((directive) => directive.split(' '));
  const hosts = directives.map(([name = '', ...sources]): [string, string[]] => [
    name,
    sources.filter((source) => /^(?:https|wss):/.test(source)),
  ]);
  return Object.fromEntries(hosts.filter(([, sources]) => sources.length > 0));
}

/** Returns the inline scripts of a page, without data blocks. */
function inlineScriptsOf(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g);
  return Array.from(scripts, ([, script = '']) => script);
}
