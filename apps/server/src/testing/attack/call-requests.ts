import { allEndpoints, type CallName } from '@ayrac/contract/all-endpoints.ts';
import type { EndpointShape } from '@ayrac/contract/endpoint.ts';
import { accessTable } from '@ayrac/domain/access.ts';
import type { Random } from '@ayrac/domain/campaign/draw.ts';
import { hostileInput, plainInput } from './call-inputs.ts';
import { chanceOf, happens, pick } from './chance.ts';
import type { Sent } from './exchange.ts';
import type { Known } from './known.ts';
import { drawNetwork, drawOddHeaders } from './odd-headers.ts';
import type { Person } from './people.ts';
import { sampleInput } from './sample.ts';

/** A request to a call, determined by its number. */
export interface CallRequest extends Sent {
  readonly name: CallName;
}

/** What the requests of a run are drawn from. */
export interface CallAttack {
  readonly seed: number;
  readonly known: Known;
  readonly people: readonly Person[];
  /** Share of well-meaning requests, from 0 to 1; `FEW` by default. */
  readonly meantWell?: number;
}

const FEW = 0.15;

const names = Object.keys(allEndpoints) as CallName[];

/**
 * Calls that hash a password run in only one of this many of their turns, because a machine manages a few per second.
 */
const SELDOM = 8;
const hashing: ReadonlySet<CallName> = new Set([
  'acceptInvitation',
  'beginSecondFactor',
  'changePassword',
  'disableSecondFactor',
  'eraseOwnData',
  'login',
  'register',
  'renewRecoveryCodes',
  'resetPassword',
  'verifyEmail',
]);
const plain = names.filter((name) => !hashing.has(name));

/** Sent without a session, because these calls would end the sessions that the other requests use. */
const forStrangers: ReadonlySet<CallName> = new Set(['login', 'logout', 'refreshSession']);

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'PROPFIND', 'TRACE'];

/** Draws the request with a number. The calls take turns, so that each is attacked equally often. */
export function drawCallRequest(attack: CallAttack, number: number): CallRequest {
  const random = chanceOf(attack.seed, number);
  const name = nameOf(random, number);
  return drawRequestOf(attack, random, name, happens(random, attack.meantWell ?? FEW));
}

/** Draws a request to one call, either well-meaning or hostile. */
export function drawRequestOf(
  { known, people }: Pick<CallAttack, 'known' | 'people'>,
  random: Random,
  name: CallName,
  isMeantWell: boolean,
): CallRequest {
  const shape: EndpointShape = allEndpoints[name];
  const sample = sampleInput({ random, known }, name);
  const { params, query, load } = isMeantWell
    ? plainInput(shape, sample)
    : hostileInput(random, shape, sample);
  const path = shape.path.replace(/:(\w+)/g, (_, param: string) => params[param] ?? '');
  const isOpen = accessTable[shape.operation].ANONYMOUS !== 'none';
  const isStranger = forStrangers.has(name) || (happens(random, 0.2) && (isOpen || !isMeantWell));
  return {
    name,
    method: isMeantWell || happens(random, 0.96) ? shape.method : pick(random, methods),
    url: query === '' ? path : `${path}?${query}`,
    headers: {
      ...drawNetwork(random),
      ...load?.headers,
      ...(isStranger ? {} : headersOf(senderOf(random, people, shape), happens(random, 0.5))),
      ...(isMeantWell ? {} : drawOddHeaders(random)),
    },
    ...(load === undefined ? {} : { body: load.body }),
  };
}

/** Picks mostly people who may make the call, since a request of anybody else is refused at once. */
function senderOf(random: Random, people: readonly Person[], { operation }: EndpointShape): Person {
  const able = people.filter(({ role }) => accessTable[operation][role] !== 'none');
  return pick(random, able.length > 0 && happens(random, 0.9) ? able : people);
}

function nameOf(random: Random, number: number): CallName {
  const name = names[number % names.length];
  const isTurn = Math.floor(number / names.length) % SELDOM === 0;
  return name !== undefined && (isTurn || !hashing.has(name)) ? name : pick(random, plain);
}

/** Returns the authentication headers: a cookie as from a browser, or a bearer token as from a program. */
export function headersOf({ accessToken }: Person, isBrowser: boolean): Record<string, string> {
  if (!isBrowser) return { authorization: `Bearer ${accessToken}` };
  return { cookie: `accessToken=${accessToken}`, 'sec-fetch-site': 'same-origin' };
}
