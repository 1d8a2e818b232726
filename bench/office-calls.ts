import { dayPeriods } from '@ayrac/domain/dashboard/period.ts';
import type { CallContext } from '../apps/server/src/api/handler.ts';
import { officeHandlers } from '../apps/server/src/features/office-handlers.ts';
import type { PageCall } from './page-calls.ts';

/** A way to request a list or page. Several requests are measured in turn. */
export type Ask = Pick<PageCall, 'name' | 'asks'>;

/** Search terms: a word with many matches, a common name with a number, two letters, and a word without matches. */
export const words = ['hafta', 'yılmaz 12', 'ka', 'bulunmaz'];
/** Search terms for people: names, an email address, a phone number in another notation, and its last four digits. */
export const personWords = ['şükrü', 'OZTURK 77', 'uye.54321@ornek.example', '0500 005 43 21', '4321'];
/** Kinds of records that the palette searches at the same time. */
const paletteKinds = ['brands', 'categories', 'campaigns', 'leads', 'users'] as const;
const SAMPLES = 10;

type Handler = (context: CallContext, input: never) => Promise<unknown>;

/** Lists that are no resources, the pages of single records, and the dashboard. */
export async function callAsks(context: CallContext): Promise<Readonly<Record<string, readonly Ask[]>>> {
  const call = (name: keyof typeof officeHandlers, input: object) => () =>
    (officeHandlers[name] as Handler)(context, input as never);
  const ask = (what: string, name: keyof typeof officeHandlers, ...queries: readonly object[]): Ask => ({
    name: what,
    asks: queries.map((query) => call(name, { query, params: {} })),
  });
  const found = (name: keyof typeof officeHandlers, terms: readonly string[]) =>
    terms.map((q) => ask(`“${q}”`, name, { q }));
  const idsOf = async (query: string) => {
    const { rows } = await context.db.$client.query<{ id: string }>(`${query} limit ${SAMPLES}`);
    return rows.map(({ id }) => id);
  };
  const page = (
    what: string,
    ids: readonly string[],
    ...names: readonly (keyof typeof officeHandlers)[]
  ) => ({
    name: what,
    asks: ids.map(
      (id) => () =>
        Promise.all(names.map((name) => call(name, { params: { id, hash: id, campaign: id }, query: {} })())),
    ),
  });
  const people = await idsOf('select customer_id as id from lead where customer_id is not null order by id');
  const campaigns = await idsOf('select campaign_id as id from lead group by 1 order by count(*) desc, 1');
  return {
    pictures: [
      ask('list', 'listPictures', {}),
      ...found('listPictures', [...words, 'resim-77']),
      ask('unused', 'listPictures', { state: 'unused' }),
      ask('bin', 'listPictures', { state: 'bin' }),
      page('a picture', await idsOf('select hash as id from picture order by md5(hash)'), 'getPicture'),
    ],
    galleries: [
      ask('list', 'listGalleries', {}),
      ...found('listGalleries', words),
      ask('without pictures', 'listGalleries', { lacks: 'pictures' }),
      ask('without texts', 'listGalleries', { lacks: 'texts' }),
      page('a gallery', campaigns, 'getGallery'),
    ],
    'missing pages': dayPeriods.map((period) => ask(`${period} days`, 'listMissingPages', { period })),
    'search terms': [
      ...dayPeriods.map((period) => ask(`${period} days`, 'listQueries', { period })),
      ask('without results', 'listQueries', { period: '90', only: 'empty' }),
    ],
    'campaign grid': [ask('list', 'listCampaignDetails', {}), ...found('listCampaignDetails', words)],
    'drafts of campaigns': [ask('list', 'listCampaignDrafts', {})],
    'category tree': [ask('tree', 'listCategoryTree', {})],
    placements: [ask('list', 'listPlacements', {})],
    'customers to give campaigns to': found('findGrantees', [...words, ...personWords]),
    'pages to redirect to': found('listSitePages', ['ka', 'kam', 'kampanya', 'bulunmaz']),
    palette: [...words, ...personWords].map((q) => ({
      name: `“${q}”`,
      asks: [
        () => Promise.all(paletteKinds.map((kind) => call(`${kind}.list`, { query: { q, limit: 5 } })())),
      ],
    })),
    'a person': [
      page('head', people, 'getPerson'),
      page('requests', people, 'listPersonRequests'),
      page('follows', people, 'listPersonFollows'),
      page('permissions', people, 'listPersonPermissions'),
      page('sessions', people, 'listPersonSessions'),
      page('mails', people, 'listPersonMails'),
      page('notifications', people, 'listPersonNotifications'),
      page('data requests', people, 'listPersonDataRequests'),
      page('history', people, 'listPersonHistory'),
    ],
    'a campaign': [
      page('record', campaigns, 'campaigns.get'),
      page('versions', campaigns, 'listCampaignVersions'),
    ],
    'a request': [
      page(
        'record and story',
        await idsOf(
          'select id from lead where not is_suspect and merged_into is null order by md5(id::text)',
        ),
        'leads.get',
        'getLeadStory',
      ),
    ],
    'a form': [
      page(
        'record and consents',
        await idsOf('select id from quote_form order by md5(id::text)'),
        'forms.get',
        'listFormConsents',
      ),
    ],
    'a thread': [
      page('thread', await idsOf('select id from inbox_thread order by md5(id::text)'), 'getInboxThread'),
    ],
    dashboard: [
      ...dayPeriods.map((period) => ask(`figures of ${period} days`, 'getFigures', { period })),
      ask('care', 'getCare', {}),
    ],
    'inbox, counts': [ask('counts', 'countInbox', {})],
    'notices to staff': [ask('list', 'listLeadNotices', {})],
  };
}
