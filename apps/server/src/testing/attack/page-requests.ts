import type { Random } from '@ayrac/domain/campaign/draw.ts';
import { officeAreas, officeScreens } from '@ayrac/domain/screen/office-screens.ts';
import { below, chanceOf, happens, pick } from './chance.ts';
import type { Sent } from './exchange.ts';
import { hostileText } from './hostile-texts.ts';
import { type Known, knownThing } from './known.ts';
import { hostilePart, hostileQuery, writeQuery } from './odd-addresses.ts';
import { formLoad, type Load, oddLoad } from './odd-bodies.ts';
import { drawNetwork, drawOddHeaders } from './odd-headers.ts';
import { fieldNames, pageParameters } from './page-parameters.ts';

/** A screen of the table of routes. */
interface Screen {
  /** Path pattern without the language: `/marka/:slug/:category?`. */
  readonly pattern: string;
  /** Whether it handles a form that is posted without script. */
  readonly takesForm: boolean;
}

/** A request to a screen or another page, determined by its number. */
export interface PageRequest extends Sent {
  /** Pattern of the path. */
  readonly name: string;
  readonly isScreen: boolean;
}

/** What the requests of a run are drawn from. */
export interface PageAttack {
  readonly seed: number;
  readonly known: Known;
  readonly screens: readonly Screen[];
}

/** Other addresses with parameters that are served besides the screens. */
const besides = [
  ...['/kategoriler/:slug/rss.xml', '/marka/:slug/rss.xml', '/kampanyalar/:slug/takvim.ics'],
  ...[
    '/sitemap.xml',
    '/sitemap/:name',
    '/robots.txt',
    '/pictures/:name',
    '/assets/:name',
    '/dev/mails/:name',
  ],
].map((pattern) => ({ pattern, takesForm: false, isScreen: false }));

/** The back office: its screens, and unknown addresses below them. */
const office = [...officeAreas.map((area) => `${area}/:name`), ...officeScreens.map(({ path }) => path)].map(
  (pattern) => ({ pattern, takesForm: false, isScreen: true }),
);

const MOST_PARAMETERS = 4;
const MOST_FIELDS = 12;

/** Draws the request with a number. The screens take turns, so that each is attacked equally often. */
export function drawPageRequest({ seed, known, screens }: PageAttack, number: number): PageRequest {
  const random = chanceOf(seed, number);
  const places = [...screens.map((screen) => ({ ...screen, isScreen: true })), ...office, ...besides];
  const { pattern, takesForm, isScreen } = places[number % places.length] ?? pick(random, places);
  const load = happens(random, takesForm ? 0.4 : 0.02) ? drawForm(random) : undefined;
  const path = respell(random, drawPath(random, pattern, known));
  const query = drawQuery(random);
  return {
    ...{ name: pattern, isScreen },
    method: load === undefined ? drawMethod(random) : 'POST',
    url: query === '' ? path : `${path}?${query}`,
    headers: { ...drawNetwork(random), ...load?.headers, ...drawOddHeaders(random) },
    ...(load === undefined ? {} : { body: load.body }),
  };
}

function drawMethod(random: Random): string {
  return happens(random, 0.9) ? 'GET' : pick(random, ['HEAD', 'OPTIONS', 'PUT', 'DELETE']);
}

/** Draws a path of the pattern in one of the languages, from existing and invented parts. */
function drawPath(random: Random, pattern: string, known: Known): string {
  const segments = pattern.split('/').slice(1);
  const drawn = segments.flatMap((segment, index) => {
    if (segment !== '*' && !segment.startsWith(':')) return [segment];
    if (segment.endsWith('?') && happens(random, 0.5)) return [];
    if (happens(random, 0.5)) return [hostilePart(random)];
    return [knownThing(random, known, [segment, segments[index - 1] ?? '']).slug];
  });
  const path = `/${drawn.join('/')}`;
  if (happens(random, 0.5)) return path;
  return path === '/' ? '/en' : `/en${path}`;
}

/** Spells a path as other clients might, or as the router requests its data. */
function respell(random: Random, path: string): string {
  if (happens(random, 0.6)) return path;
  return pick(random, [
    path === '/' ? '/_.data' : `${path}.data`,
    path === '/' ? '/_.data' : `${path}.data`,
    `${path}/`,
    `/${path}`,
    path.toUpperCase(),
    path.replaceAll('/', '//'),
    `${path}/${hostilePart(random)}`,
    `${path}${hostilePart(random)}`,
  ]);
}

function drawQuery(random: Random): string {
  if (happens(random, 0.2)) return '';
  if (happens(random, 0.15)) return hostileQuery(random);
  const chosen = Array.from({ length: 1 + below(random, MOST_PARAMETERS) }, () => {
    const [name, values] = pick(random, pageParameters);
    const isUnknown = happens(random, 0.1);
    const value = happens(random, 0.6) ? hostileText(random) : pick(random, values);
    return writeQuery({ [isUnknown ? hostileText(random).slice(0, 100) : name]: value });
  });
  return chosen.join('&');
}

function drawForm(random: Random): Load {
  if (happens(random, 0.1)) return oddLoad(random, {});
  const fields = Array.from({ length: 1 + below(random, MOST_FIELDS) }, () => {
    const value = happens(random, 0.7)
      ? hostileText(random)
      : pick(random, ['on', 'elif@ornek.example', '5321234567']);
    return [pick(random, fieldNames), value] as const;
  });
  return formLoad(random, fields);
}
