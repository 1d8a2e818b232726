import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { allEndpoints } from '@ayrac/contract/all-endpoints.ts';
import type { EndpointShape } from '@ayrac/contract/endpoint.ts';
import type { CallRequest } from './call-requests.ts';
import { type Answer, headerOf } from './exchange.ts';
import { MARKER } from './hostile-texts.ts';
import { FOREIGN_HOST } from './odd-headers.ts';
import type { PageRequest } from './page-requests.ts';

const SLOWEST_MS = 10_000;

/** Signs of internal details: code, SQL or database messages. No request contains any of them. */
const inside =
  /\n\s+at .+:\d+:\d+|node_modules|apps\/server|\.ts:\d+|Failed query|syntax error at|violates .* constraint|invalid (?:byte|input) s|select "|insert into "|update "|delete from "/;

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/** Returns the faults of a call's response, whatever its status; empty if there are none. */
export function faultsOfCall(request: CallRequest, answer: Answer): readonly string[] {
  const shape: EndpointShape = allEndpoints[request.name];
  const type = headerOf(answer, 'content-type');
  const isOwnAnswer = answer.status === 200 && request.method === shape.method;
  const isJson = shape.media === undefined || shape.media === 'json' || !isOwnAnswer;
  return [
    ...faultsOfAny(answer),
    ...(answer.body === '' || !isJson ? [] : faultsOfJson(answer.body, type)),
    ...(isOwnAnswer && isJson ? faultsOfReply(shape, answer.body) : []),
  ];
}

function faultsOfJson(body: string, type: string): string[] {
  if (!/^application\/(?:problem\+)?json/.test(type)) return [`${type || 'nothing'} in the place of JSON`];
  return parse(body) === undefined ? ['a body that is no JSON'] : [];
}

/** Fields beyond the contract are faults, as are missing ones. */
function faultsOfReply({ reply }: EndpointShape, body: string): string[] {
  const given = parse(body);
  const parsed = reply.safeParse(given);
  if (!parsed.success) return [`a reply beside its contract: ${parsed.error.issues[0]?.path.join('.')}`];
  return isDeepStrictEqual(parsed.data, given) ? [] : ['a reply with more than its contract has'];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the faults of a page's response, whatever its status; empty if there are none. */
export function faultsOfPage(request: PageRequest, answer: Answer): readonly string[] {
  const type = headerOf(answer, 'content-type');
  const isData = /\.data(?:\?|$)/i.test(request.url);
  const isPage = type.startsWith('text/html');
  const hasToBePage = request.isScreen && !isData && request.method === 'GET';
  return [
    ...faultsOfAny(answer),
    ...(hasToBePage && !isPage && [200, 404].includes(answer.status) ? [`a page of the type ${type}`] : []),
    ...(isPage ? faultsOfHtml(answer) : []),
    ...faultsOfWay(answer),
  ];
}

function faultsOfHtml(answer: Answer): string[] {
  const { body } = answer;
  const policy = headerOf(answer, 'content-security-policy');
  const injected = new RegExp(
    `<[^<>"']*${MARKER}|["'] ${MARKER}=["']|(?:href|src|action)="?(?:javascript|data):[^"]*${MARKER}`,
    'i',
  );
  const scripts = [...body.matchAll(script)];
  const forbidden = scripts.filter(([, head = '', text = '']) => !isAllowed(policy, head, text));
  return [
    // Quotes inside a script are harmless there. A payload that ends the script leaves its rest outside of it.
    ...(injected.test(body.replace(script, '')) ? ['what was sent came back as markup'] : []),
    ...forbidden.map(([whole]) => `a script that the page's policy refuses: ${whole.slice(0, 80)}`),
  ];
}

function isAllowed(policy: string, head: string, text: string): boolean {
  // Data blocks are not executed.
  if (/\stype="application\/(?:ld\+)?json"/.test(head)) return true;
  const source = /\ssrc="([^"]*)"/.exec(head)?.[1];
  if (source !== undefined) return source.startsWith('/') && !source.startsWith('//');
  return policy.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/** Redirects must stay on the site. */
function faultsOfWay(answer: Answer): string[] {
  const location = headerOf(answer, 'location');
  return location === '' || /^\/(?![/\\])/.test(location) ? [] : [`a way to ${location}`];
}

function faultsOfAny(answer: Answer): string[] {
  const { body, ms } = answer;
  const heads = JSON.stringify(answer.headers);
  return [
    ...(inside.test(body) ? ['words of the inside'] : []),
    ...(`${heads}${body}`.includes(FOREIGN_HOST) ? ['the name that the visitor calls the site by'] : []),
    ...(ms > SLOWEST_MS ? ['an answer after more than 10 s'] : []),
  ];
}
