import type { CallName } from '@ayrac/contract/all-endpoints.ts';
import { resources } from '@ayrac/contract/office/index.ts';
import { UPLOAD_PATH } from '@ayrac/domain/picture/upload.ts';
import sharp from 'sharp';
import { type CallAttack, drawRequestOf, headersOf } from './call-requests.ts';
import { chanceOf } from './chance.ts';
import { headerOf, type Send } from './exchange.ts';
import type { Known } from './known.ts';
import { drawNetwork } from './odd-headers.ts';
import { learnRecords } from './records.ts';

/** A call, how often to make it, and the key under which the returned id or change is recorded. */
type Step = readonly [name: CallName, times: number, place?: string];

/** Creation of two records of each plain resource: one whose declaration (`menu`) is all that the navigation needs. */
const listed: readonly Step[] = Object.values(resources).flatMap((shape) =>
  'menu' in shape ? [[`${shape.name}.create`, 2]] : [],
);

/** Calls that create what other calls need. Each stage knows the results of the earlier ones. */
const stages: readonly (readonly Step[])[] = [
  [['storeUpload', 3]],
  [
    ['submitAnonymousQuote', 4],
    ['submitAuthenticatedQuote', 4],
    ['createForm', 2],
    ['sendContactMessage', 3],
    ['sendReport', 3],
    ['subscribeNewsletter', 3],
    ['createDataRequest', 3],
    ['invitePerson', 8],
    ['createView', 3, '/api/crm/views'],
    ['assignment-rules.create', 2],
    ['automations.create', 2],
    ['mail-templates.create', 2],
    ['brands.create', 2],
    ['categories.create', 2],
    ['occupations.create', 2],
    ['campaign-urls.create', 4],
    ['redirects.create', 2],
    ['synonyms.create', 2],
    ['api-keys.create', 2],
    ['webhooks.create', 1],
    ['mailboxes.create', 1],
    ['createCampaignDraft', 6],
    ['createImport', 3],
    ['beginEdition', 4],
    ...listed,
  ],
  [
    ['occupations.change', 2, '/api/crm/changes'],
    ['workOnLead', 2, '/api/crm/changes'],
    ['changeInboxThread', 2, '/api/crm/changes'],
    ['changeOffers', 1, '/api/admin/loan-changes'],
    ['createPreviewLink', 2, '/api/public/previews/open token'],
    ['createPreviewLink', 2, '/api/public/previews/:token/share.jpeg token'],
    ['publishCampaign', 1, '/api/admin/campaigns/:id/undo'],
    ['withdrawRequest', 1],
  ],
];

/** Calls that have succeeded before an attack starts. */
export const stocked: ReadonlySet<CallName> = new Set(stages.flat().map(([name]) => name));

// Some calls need the one demo brand that has staff, so many draws are tried.
const TRIES = 600;
const FILES = 4;
const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;

/**
 * Makes the calls that an office has made after its first days, with valid input and sufficient rights, and returns
 * what an attacker knows then. Throws when a call is refused in every try, because the attack would then never get past
 * its first checks.
 */
export async function stockSite(
  send: Send,
  attack: Pick<CallAttack, 'seed' | 'known' | 'people'>,
): Promise<Known> {
  const admin = attack.people.find(({ role }) => role === 'ADMIN');
  if (admin === undefined) throw new Error('Nobody may look into the office.');
  const headers = headersOf(admin, false);
  const uploads = {
    '/api/admin/imports upload': await upload(send, headers, 'liste.csv', () =>
      Buffer.from('Marka adı;Hakkında\nÖrnek Marka;Her şey\nBaşka Marka;'),
    ),
    '/api/admin/pictures upload': await upload(send, headers, 'resim.png', drawnPicture),
  };
  const made: Record<string, readonly string[]> = {};
  const learn = async (): Promise<Known> => {
    const { records, versions } = await learnRecords(send, headers);
    return { ...attack.known, records: { ...records, ...uploads, ...made }, versions };
  };
  for (const stage of stages) {
    const known = await learn();
    for (const [name, times, place] of stage) {
      for (let time = 0; time < times; time += 1) {
        const { response, about } = await succeed(send, { ...attack, known }, name, time);
        if (place?.includes('/:id/')) {
          made[`${place} id`] = [about];
          made[`${place} change`] = [response];
        } else if (place !== undefined) made[place] = [...(made[place] ?? []), response];
      }
    }
  }
  return learn();
}

/**
 * Sends well-meaning requests to a call until one succeeds. Returns the record that it referred to, and the id, change
 * or code in the reply.
 */
async function succeed(
  send: Send,
  { seed, known, people }: Pick<CallAttack, 'seed' | 'known' | 'people'>,
  name: CallName,
  time: number,
): Promise<{ readonly response: string; readonly about: string }> {
  let last = '';
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    // Negative numbers, which the attack itself does not draw.
    const random = chanceOf(seed, -1 - time * TRIES - attempt);
    const request = drawRequestOf({ known, people }, random, name, true);
    const { status, body } = await send(request);
    last = `${status} ${body}`;
    if (status !== 200) continue;
    const { change, id, path } = JSON.parse(body);
    const about = UUID.exec(request.url)?.[0] ?? '';
    return { about, response: String(change ?? id ?? path).replace('/onizleme/', '') };
  }
  throw new Error(`Nobody can call ${name}: ${last}`);
}

async function upload(
  send: Send,
  headers: Readonly<Record<string, string>>,
  name: string,
  make: (number: number) => Buffer | Promise<Buffer>,
): Promise<readonly string[]> {
  const names: string[] = [];
  for (let number = 0; number < FILES; number += 1) {
    const body = await make(number);
    const resumable = { ...headers, ...drawNetwork(chanceOf(0, number)), 'tus-resumable': '1.0.0' };
    const begun = await send({
      method: 'POST',
      url: UPLOAD_PATH,
      headers: {
        ...resumable,
        'upload-length': String(body.length),
        'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
      },
    });
    const url = headerOf(begun, 'location');
    const type = 'application/offset+octet-stream';
    const sent = await send({
      ...{ method: 'PATCH', url, body },
      headers: { ...resumable, 'content-type': type, 'upload-offset': '0' },
    });
    if (sent.status !== 204) throw new Error(`Nothing was uploaded: ${begun.status}, ${sent.status}.`);
    names.push(url.slice(UPLOAD_PATH.length + 1));
  }
  return names;
}

function drawnPicture(number: number): Promise<Buffer> {
  const background = { r: number * 40, g: 90, b: 40 };
  return sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .png()
    .toBuffer();
}
