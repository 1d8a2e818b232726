import { describe, expect, it } from 'vitest';
import { type Device, deviceOf } from './device.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('browser name', () => {
  it.each<[string, Device['browser'], Device['system'], Device['form']]>([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36`,
      'Chrome',
      'Windows',
      'computer',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
      'Edge',
      'Windows',
      'computer',
    ],
    [
      `Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/142.0.0.0 Safari/537.36 OPR/117.0`,
      'Opera',
      'Linux',
      'computer',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0 YaBrowser/25.1 Safari/537.36`,
      'Yandex',
      'Windows',
      'computer',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
      'Firefox',
      'Linux',
      'computer',
    ],
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/26.1 Safari/605.1.15`,
      'Safari',
      'macOS',
      'computer',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${apple} Version/26.1 Mobile/15E148 Safari/604.1`,
      'Safari',
      'iOS',
      'phone',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${apple} CriOS/142.0 Mobile/15E148 Safari/604.1`,
      'Chrome',
      'iOS',
      'phone',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${apple} FxiOS/145.0 Mobile/15E148 Safari/604.1`,
      'Firefox',
      'iOS',
      'phone',
    ],
    [
      `Mozilla/5.0 (iPad; CPU OS 18_7 like Mac OS X) ${apple} Version/26.1 Mobile/15E148 Safari/604.1`,
      'Safari',
      'iPadOS',
      'tablet',
    ],
    [
      `Mozilla/5.0 (Linux; Android 15; K) ${webkit} Chrome/142.0.0.0 Mobile Safari/537.36`,
      'Chrome',
      'Android',
      'phone',
    ],
    [
      `Mozilla/5.0 (Linux; Android 15; K) ${webkit} SamsungBrowser/29.0 Chrome/136.0.0.0 Safari/537.36`,
      'Samsung Internet',
      'Android',
      'tablet',
    ],
    [
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/142.0.0.0 Safari/537.36`,
      'Chrome',
      'ChromeOS',
      'computer',
    ],
  ])('%s', (userAgent, browser, system, form) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system, form });
  });

  it.each(['', 'curl/8.5.0', '<script>alert(1)</script>'])('is unknown for "%s"', (userAgent) => {
    expect(deviceOf(userAgent)).toEqual({ browser: null, system: null, form: null });
  });
});
