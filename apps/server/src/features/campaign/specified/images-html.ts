import { pictureAddress } from '@ayrac/domain/campaign/picture-address.ts';

const WIDTH = 960;

/** Number of detail images in a gallery. */
export const DETAIL_IMAGES = 5;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Renders the specified gallery as HTML from image records only. */
export function imagesHtml(
  images: readonly { hash: string; alt: string; width: number; height: number }[],
): string {
  const tags = images
    .slice(0, DETAIL_IMAGES)
    .map(
      ({ hash, alt, width, height }) =>
        `<img src="${pictureAddress(hash, WIDTH, 'webp')}" alt="${escapeHtml(alt)}" width="${width}" height="${height}">`,
    );
  return `<!doctype html><meta charset="utf-8">${tags.join('')}`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
