import { describe, expect, it } from 'vitest';
import { isRichText, plainOf, readRichText, writeRichText } from './rich-text.ts';

const stored = (text: string) => writeRichText(readRichText(text));

describe('rich text', () => {
  it.each([
    ['<p>Bir</p>', true],
    ['<ul><li>Bir</li></ul>', true],
    ['5 < 6 ve <b>kalın</b>', false],
    ['Satır <p>', false],
    ['<script>alert(1)</script>', false],
    ['<pre>x</pre>', false],
    ['', false],
  ])('is distinguished from a plain one: %s', (text, isRich) => {
    expect(isRichText(text)).toBe(isRich);
  });

  it.each([
    ['<p>Bir <strong>iki</strong> <em>üç</em></p>', '<p>Bir <strong>iki</strong> <em>üç</em></p>'],
    ['<p class="x" onclick="a()">Bir</p>', '<p>Bir</p>'],
    ['<p>A &amp; B &lt; C&nbsp;D</p>', '<p>A &amp; B &lt; C D</p>'],
    ['<p>Bir<br/>iki</p><p> </p>', '<p>Bir<br>iki</p>'],
    ['<ol><li><p>Bir</p><p>iki</p></li><li></li></ol>', '<ol><li>Bir<br>iki</li></ol>'],
    [
      '<p><a href="https://a.example/?x=1&amp;y=2" target="_blank">git</a></p>',
      '<p><a href="https://a.example/?x=1&amp;y=2">git</a></p>',
    ],
    ['<p><a href="javascript:alert(1)">git</a></p>', '<p>git</p>'],
    ['<p><a href=" data:text/html,x">git</a></p>', '<p>git</p>'],
    ['<p>&lt;img src=x onerror=alert(1)&gt;</p>', '<p>&lt;img src=x onerror=alert(1)&gt;</p>'],
    ['<p><svg/onload=alert(1)>x 1 < 2</p>', '<p>x 1 &lt; 2</p>'],
    ['<p>&#8238;ters&#55296;&#x110000;</p>', '<p>ters\ufffd&amp;#x110000;</p>'],
    ['<ul><li>Bir<ul><li>iki</li></ul></li></ul>', '<ul><li>Bir</li></ul><ul><li>iki</li></ul>'],
  ])('is stored in one form: %s', (text, expected) => {
    expect(stored(text)).toBe(expected);
    expect(stored(expected)).toBe(expected);
  });

  it('is converted to lines of words', () => {
    expect(plainOf('<p>Bir &amp; <strong>iki</strong></p><ul><li>üç</li><li>dört</li></ul>')).toBe(
      'Bir & iki\nüç\ndört',
    );
    expect(plainOf('a < b & c')).toBe('a < b & c');
  });
});
