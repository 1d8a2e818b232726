import { pictureAddress } from '@ayrac/domain/campaign/picture-address.ts';

const WIDTH = 960;

/** At most so many detail images stand in a gallery. */
export const DETAIL_IMAGES = 5;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The specified gallery as HTML, built from image records alone. */
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
