import type { PictureValue } from '@ayrac/contract/values.ts';
import { readDetailImages } from './detail-image.ts';

// What it lets through is parsed and never put into a page.
const parsing = window.trustedTypes?.createPolicy('parsing', { createHTML: (html) => html });

/** Parses without executing: a parsed document has no window, runs no script and loads no picture. */
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
