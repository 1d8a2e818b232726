import { expect, it } from 'vitest';
import { documentOf, nodesOfPasted, textOfDocument } from './rich-document.ts';

it.each([
  '<p>Bir <strong>kalın</strong> ve <em>eğik</em> söz.</p>',
  '<p>İlk<br>satır</p><ul><li>Bir</li><li><strong>İki</strong></li></ul>',
  '<ol><li>Önce</li><li>Sonra <a href="https://marka.example/k?a=1&amp;b=2">bak</a></li></ol>',
])('%s is unchanged after a round trip through the editor', (text) => {
  expect(textOfDocument(documentOf(text))).toBe(text);
});

it('a plain text becomes one paragraph per line', () => {
  expect(textOfDocument(documentOf('Bir < iki\n\nÜç'))).toBe('<p>Bir &lt; iki</p><p>Üç</p>');
});

it('a document without words is an empty text', () => {
  expect(textOfDocument(documentOf(''))).toBe('');
});

it.each([
  ['<b>Kalın</b><script>alert(1)</script>', '<p><strong>Kalın</strong></p>'],
  ['<h2>Başlık</h2><div>Söz <i>eğik</i></div>', '<p>Başlık</p><p>Söz <em>eğik</em></p>'],
  ['<p onclick="x()">Söz <a href="javascript:alert(1)">kötü</a></p>', '<p>Söz kötü</p>'],
  ['<style>p{}</style><!--x--><ul><li>Bir</ul>', '<ul><li>Bir</li></ul>'],
])('of %s the editor keeps %s', (html, kept) => {
  expect(textOfDocument({ type: 'doc', content: nodesOfPasted(html, '') })).toBe(kept);
});
