import { expect, it } from 'vitest';
import { readSitePath } from './site-path.ts';

it.each([
  ['/', '/'],
  ['/Kategoriler/Otomobil/', '/kategoriler/otomobil'],
  ['/en/marka/x', '/marka/x'],
  ['/en', '/'],
  [' /eski_sayfa.html ', '/eski_sayfa.html'],
  ['/eski-sayfa.html', '/eski-sayfa.html'],
  ['//baska.example/x', undefined],
  ['https://baska.example', undefined],
  ['/a?b=c', undefined],
  ['/a/../b', undefined],
  ['/admin/brands', undefined],
  ['/api/public/search', undefined],
  ['eski', undefined],
])('%j is parsed as %j', (text, path) => {
  expect(readSitePath(text)).toEqual(
    path === undefined ? { kind: 'problem', problem: 'invalid-path' } : { kind: 'ok', value: path },
  );
});
