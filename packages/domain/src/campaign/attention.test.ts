import { describe, expect, it } from 'vitest';
import { isProgram, shownAttention } from './attention.ts';

describe('attention of a campaign', () => {
  it.each([
    [
      { views: 0, interested: 0 },
      { views: null, interested: null },
    ],
    [
      { views: 19, interested: 4 },
      { views: null, interested: null },
    ],
    [
      { views: 20, interested: 4 },
      { views: 20, interested: null },
    ],
    [
      { views: 19, interested: 5 },
      { views: 19, interested: 5 },
    ],
    [
      { views: 0, interested: 5 },
      { views: 1, interested: 5 },
    ],
    [
      { views: 4_321, interested: 87 },
      { views: 4_321, interested: 87 },
    ],
  ])('with %j shows %j', (counts, shown) => {
    expect(shownAttention(counts)).toEqual(shown);
  });
});

describe('user agent', () => {
  it.each([
    [
      'a phone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1',
    ],
    [
      'a desktop',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    ],
    [
      'a phone made by Cubot',
      'Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
    ],
    [
      'an in-app browser',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Instagram 350.0',
    ],
  ])('of %s is a person', (_who, userAgent) => {
    expect(isProgram(userAgent)).toBe(false);
  });

  it.each([
    ['', 'nothing'],
    ['curl/8.5.0', 'curl'],
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'a search engine'],
    ['Mozilla/5.0 (compatible; bingbot/2.0)', 'another'],
    ['facebookexternalhit/1.1', 'a preview'],
    ['WhatsApp/2.24', 'a messenger'],
    ['Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 HeadlessChrome/140.0.0.0 Safari/537.36', 'a robot'],
    ['python-requests/2.32', 'a library'],
  ])('that identifies itself as %j is a bot', (userAgent) => {
    expect(isProgram(userAgent)).toBe(true);
  });
});
