import type { PictureValue } from '@ayrac/contract/values.ts';
import { readDetailImages } from './detail-image.ts';

// Its output is only parsed, never inserted into a page.
const parsing = window.trustedTypes?.createPolicy('parsing', { createHTML: (html) => html });

/**
 * Returns the pictures of gallery HTML. A parsed document has no window, so it runs no scripts and loads no pictures.
 */
export function picturesIn(html: string): PictureValue[] {
  const parsed = new DOMParser().parseFromString(parsing?.createHTML(html) ?? html, 'text/html');
  const images = [...parsed.querySelectorAll('img')].map((image) => ({
    src: image.getAttribute('src') ?? '',
    alt: image.getAttribute('alt') ?? '',
    width: image.getAttribute('width') ?? '',
    height: image.getAttribute('height') ?? '',
  }));
  return readDetailImages(images, location.origin);
}
