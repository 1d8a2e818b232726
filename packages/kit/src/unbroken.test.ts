import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Unbroken } from './unbroken.tsx';

describe('words kept together at the end of a line', () => {
  it.each([
    ['Yanıt e-posta ile gelir', 'Yanıt <b>e-posta</b> ile gelir'],
    ['KVKK m. 5/2-c ve 5/2-ç', 'KVKK m. <b>5/2-c</b> ve <b>5/2-ç</b>'],
    ['3 yıl saklanır', '3\u00a0yıl saklanır'],
    ['E-mail, or two', '<b>E-mail</b>, or two'],
    ['Marmara-Anadolu hattı, 2026-11-22', 'Marmara-Anadolu hattı, 2026-11-22'],
  ])('%s', (text, marked) => {
    const shown = renderToStaticMarkup(createElement(Unbroken, { text }));
    expect(shown.replaceAll('<span class="whitespace-nowrap">', '<b>').replaceAll('</span>', '</b>')).toBe(
      marked,
    );
  });
});
