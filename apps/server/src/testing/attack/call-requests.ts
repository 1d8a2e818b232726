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

/** A request of a call, drawn by its number. */
export interface CallRequest extends Sent {
  readonly name: CallName;
}

/** What a run of requests is drawn from. */
export interface CallAttack {
  readonly seed: number;
  readonly known: Known;
  readonly people: readonly Person[];
  /** The share that is meant well, from 0 to 1; small unless said otherwise. */
  readonly meantWell?: number;
}

const FEW = 0.15;

const names = Object.keys(allEndpoints) as CallName[];

/** What hashes a password, of which a machine does a few a second, is asked for in one of so many of its turns. */
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

/** They would end the sessions that the other requests are sent with. */
const forStrangers: ReadonlySet<CallName> = new Set(['login', 'logout', 'refreshSession']);

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'PROPFIND', 'TRACE'];

/** The request with a number: the calls take turns, so that each is tried as often as the others. */
export function drawCallRequest(attack: CallAttack, number: number): CallRequest {
  const random = chanceOf(attack.seed, number);
  const name = nameOf(random, number);
  return drawRequestOf(attack, random, name, happens(random, attack.meantWell ?? FEW));
}

/** A request of one call, as somebody sends it who means well or does not. */
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

/** Most often somebody who may make the call: what others send ends at the first door. */
function senderOf(random: Random, people: readonly Person[], { operation }: EndpointShape): Person {
  const able = people.filter(({ role }) => accessTable[operation][role] !== 'none');
  return pick(random, able.length > 0 && happens(random, 0.9) ? able : people);
}

function nameOf(random: Random, number: number): CallName {
  const name = names[number % names.length];
  const isTurn = Math.floor(number / names.length) % SELDOM === 0;
  return name !== undefined && (isTurn || !hashing.has(name)) ? name : pick(random, plain);
}

/** As a browser sends what it kept, or as a program does. */
export function headersOf({ accessToken }: Person, isBrowser: boolean): Record<string, string> {
  if (!isBrowser) return { authorization: `Bearer ${accessToken}` };
  return { cookie: `accessToken=${accessToken}`, 'sec-fetch-site': 'same-origin' };
}
