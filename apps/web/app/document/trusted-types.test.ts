import { expect, it } from 'vitest';
import { isAllowedScript } from './trusted-types.ts';

it.each([
  ['/assets/proof-worker-1a2b.js', true],
  ['https://www.example.com/assets/entry.js', true],
  ['https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234', true],
  ['https://www.googletagmanager.com/gtag/js?id=G-1', true],
  ['https://www.googletagmanager.com.evil.example/gtm.js', false],
  ['https://www.googletagmanager.com@evil.example/gtm.js', false],
  ['http://www.googletagmanager.com/gtm.js', false],
  ['//evil.example/assets/entry.js', false],
  ['https://www.example.com.evil.example/assets/x.js', false],
  ['/pictures/0.webp', false],
  ['/assets/../pictures/0.webp', false],
  ['data:text/javascript,alert(1)', false],
  ['javascript:alert(1)', false],
  ['blob:https://www.example.com/0', false],
  ['https://[', false],
  ['https://sohbet.example/w.js', false],
])('the script %s is allowed: %s', (url, expected) => {
  expect(isAllowedScript(url, 'https://www.example.com', new Set())).toBe(expected);
});

it.each([
  ['https://sohbet.example/w.js', true],
  ['https://sohbet.example/parts/window.js?v=2', true],
  ['https://sohbet.example.evil.example/w.js', false],
  ['https://sohbet.example@evil.example/w.js', false],
  ['http://sohbet.example/w.js', false],
  ['https://sohbet.example:8443/w.js', false],
  ['blob:https://sohbet.example/0', false],
])('beside a guest of https://sohbet.example the script %s is allowed: %s', (url, expected) => {
  const guests = new Set(['https://sohbet.example/']);
  expect(isAllowedScript(url, 'https://www.example.com', guests)).toBe(expected);
});
