import { describe, expect, it } from 'vitest';
import type { CallRequest } from './call-requests.ts';
import type { Answer } from './exchange.ts';
import { faultsOfCall, faultsOfPage } from './faults.ts';
import type { PageRequest } from './page-requests.ts';

const call: CallRequest = {
  name: 'listDistricts',
  method: 'GET',
  url: '/api/public/geo/districts?provinceId=35',
  headers: {},
};
const json = { 'content-type': 'application/json; charset=utf-8' };
const districts: Answer = { status: 200, headers: json, body: '[{"id":1,"name":"Bornova"}]', ms: 5 };
const problem: Answer = {
  status: 400,
  headers: { 'content-type': 'application/problem+json; charset=utf-8' },
  body: '{"code":"validation-failed"}',
  ms: 5,
};

describe('response of a call', () => {
  it.each([
    ['that its contract has', districts],
    ['that refuses', problem],
    ['without a body', { ...districts, status: 304, headers: {}, body: '' }],
  ])('%s is no fault', (_case, answer) => {
    expect(faultsOfCall(call, answer)).toEqual([]);
  });

  it.each<[string, Partial<Answer>, string]>([
    ['a page', { status: 404, headers: { 'content-type': 'text/html' } }, 'text/html in the place of JSON'],
    ['a cut body', { body: '[{"id":1' }, 'a body that is no JSON'],
    ['a missing field', { body: '[{"id":1}]' }, 'a reply beside its contract: 0.name'],
    [
      'a field too many',
      { body: '[{"id":1,"name":"a","salt":"b"}]' },
      'a reply with more than its contract has',
    ],
    [
      'a stack',
      { status: 400, body: '{"error":"a\n    at open (/srv/open.ts:3:4)"}' },
      'words of the inside',
    ],
    ['a statement', { status: 400, body: '{"error":"Failed query: x"}' }, 'words of the inside'],
    [
      'a foreign host',
      { headers: { ...json, link: '<https://zqx7-host.example/>' } },
      'the name that the visitor calls the site by',
    ],
    ['a late answer', { ms: 10_001 }, 'an answer after more than 10 s'],
  ])('is a fault with %s', (_case, change, fault) => {
    expect(faultsOfCall(call, { ...districts, ...change })).toContain(fault);
  });
});

const page: PageRequest = { name: '/search', isScreen: true, method: 'GET', url: '/search?q=x', headers: {} };
// The hash is that of `go()`.
const policy = "script-src 'self' 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='";
const htmlOf = (body: string): Answer => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  body,
  ms: 5,
});

describe('response of a page', () => {
  it.each([
    ['its own scripts', '<script src="/assets/a.js"></script><script type="module">go()</script>'],
    ['what its script begins with', '<script type="application/json">{"a":1}</script>'],
    ['structured data', '<script type="application/ld+json">{"a":1}</script>'],
    ['what was sent as a text', '<p>&lt;zqx7&gt; &quot; zqx7=&quot;1 javascript:zqx7()</p>'],
    ['what was sent within a script', `<script type="application/ld+json">{"a":"' zqx7='1"}</script>`],
    ['what was sent within its data', '<script src="/a.js" data-a="\\u003czqx7>"></script>'],
  ])('may contain %s', (_case, body) => {
    expect(faultsOfPage(page, htmlOf(body))).toEqual([]);
  });

  it.each([
    ['an element', '<p><zqx7></p>'],
    ['an attribute', '<input value="" zqx7="1">'],
    ['the end of a script', '<script type="application/ld+json">"</script><zqx7>"</script>'],
    ['a handler', '<img src=x onerror=zqx7()>'],
    ['a link that runs', '<a href="javascript:zqx7()">'],
  ])('may not contain the input as %s', (_case, body) => {
    expect(faultsOfPage(page, htmlOf(body))).toContain('what was sent came back as markup');
  });

  it.each([
    ['without a hash', '<script>stop()</script>'],
    ['of another site', '<script src="https://example.com/a.js"></script>'],
    ['of another site, by its scheme', '<script src="//example.com/a.js"></script>'],
  ])('may not contain a script %s', (_case, body) => {
    expect(faultsOfPage(page, htmlOf(body))).toEqual([
      expect.stringMatching(/^a script that the page's policy refuses/),
    ]);
  });

  it('has to be a page unless data was requested', () => {
    const answer = { ...districts, status: 404 };
    expect(faultsOfPage(page, answer)).toEqual(['a page of the type application/json; charset=utf-8']);
    expect(faultsOfPage({ ...page, url: '/search.data' }, answer)).toEqual([]);
    expect(faultsOfPage({ ...page, isScreen: false }, answer)).toEqual([]);
  });

  it.each([
    ['/profile', []],
    ['https://example.com/', ['a way to https://example.com/']],
    ['//example.com/', ['a way to //example.com/']],
    ['/\\example.com', ['a way to /\\example.com']],
  ])('may redirect to %s: %j', (location, faults) => {
    expect(faultsOfPage(page, { status: 302, headers: { location }, body: '', ms: 5 })).toEqual(faults);
  });
});
