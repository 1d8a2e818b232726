import { randomFillSync } from 'node:crypto';
import { office } from '@ayrac/phrases/tr/office/index.ts';
import sharp from 'sharp';
import { expect, type Page } from '../story.ts';

/** Screen of the galleries in the office. */
export const SCREEN = '/admin/campaign-images';
/** Calls of the galleries. */
export const CALLS = '/api/admin/galleries';

/** Returns the pictures of the opened gallery. */
export const strip = (page: Page) => page.getByRole('grid', { name: office.pictures.strip });

/** Returns the panel of the opened gallery. */
export const panel = (page: Page) => page.getByRole('complementary');

/**
 * Bytes of noise in a picture: more than the 524,288 of one chunk, so that an upload has two and can be interrupted
 * between them.
 */
const NOISE_BYTES = 600_000;

/** Returns a picture whose upper part is noise, which cannot be compressed. The rest is plain, to be encoded quickly. */
export async function noise(): Promise<string> {
  const raw = { width: 960, height: 540, channels: 3 } as const;
  const pixels = Buffer.alloc(raw.width * raw.height * raw.channels, 128);
  const png = await sharp(randomFillSync(pixels, 0, NOISE_BYTES), { raw })
    .png()
    .toBuffer();
  return png.toString('base64');
}

/** Returns PNG files as a browser hands them over when they are dropped or pasted. */
export function carry(page: Page, files: Readonly<Record<string, string>>) {
  return page.evaluateHandle((named) => {
    const transfer = new DataTransfer();
    for (const [name, base64] of Object.entries(named)) {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: 'image/png' }));
    }
    return transfer;
  }, files);
}

/** Drops files on the gallery as with a mouse. */
export async function drop(page: Page, files: Readonly<Record<string, string>>): Promise<void> {
  await page.locator('.drop-zone').dispatchEvent('drop', { dataTransfer: await carry(page, files) });
}

/** Saves the pictures of a campaign as a colleague would. */
export async function saveGallery(page: Page, campaign: string, pictures: readonly object[]) {
  const { version } = await (await page.request.get(`${CALLS}/${campaign}`)).json();
  const reply = await page.request.patch(`${CALLS}/${campaign}`, {
    data: { version, pictures },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
}
