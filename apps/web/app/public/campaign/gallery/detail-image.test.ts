import { describe, expect, it } from 'vitest';
import { readDetailImage, readDetailImages } from './detail-image.ts';

const origin = 'https://ayrac.example';
const hash = '0123456789abcdef0123';
const image = (src: string, more: { width?: string; height?: string } = {}) => ({
  src,
  alt: 'Yandan',
  width: '1280',
  height: '720',
  ...more,
});

describe('gallery image', () => {
  it('is parsed with its size and text', () => {
    const read = readDetailImage(image(`/pictures/${hash}-960.webp`), origin);
    expect(read).toEqual({ hash, width: 1280, height: 720, alt: 'Yandan' });
  });

  // Specification 7.10
  it.each([
    ['a whole address of this site', `${origin}/pictures/${hash}-640.avif`, hash],
    ['another site', `https://evil.example/pictures/${hash}-960.webp`, undefined],
    ['another site without a scheme', `//evil.example/pictures/${hash}-960.webp`, undefined],
    ['a script', 'javascript:alert(1)', undefined],
    ['a data address', 'data:image/svg+xml,<svg/>', undefined],
    ['another folder', `/api/pictures/${hash}-960.webp`, undefined],
    ['a way out of the folder', `/pictures/../${hash}-960.webp`, undefined],
    ['another kind of file', `/pictures/${hash}-960.svg`, undefined],
    ['nothing', '', undefined],
  ])('is parsed from %s', (_case, src, expected) => {
    expect(readDetailImage(image(src), origin)?.hash).toBe(expected);
  });

  it('without a size is omitted, because it would shift the layout', () => {
    expect(readDetailImage(image(`/pictures/${hash}-960.webp`, { width: '' }), origin)).toBeNull();
  });
});

describe('gallery images', () => {
  // Specification 7.9, 9.9
  it('keep their order, without repetition, at most five', () => {
    const address = (digit: number) => `/pictures/${String(digit).repeat(20)}-960.webp`;
    const images = [3, 1, 3, 2, 4, 5, 6].map((digit) => image(address(digit)));
    expect(readDetailImages(images, origin).map((one) => one.hash[0])).toEqual(['3', '1', '2', '4', '5']);
  });
});
