import { describe, expect, it } from 'vitest';
import { parseXml } from './testing/parse-xml.ts';
import { element } from './xml.ts';

describe('text in XML', () => {
  it.each([
    ['signs of markup', 'A & B < C > D "E" \'F\''],
    ['Turkish', 'İğne ılık şöför ₺'],
    ['what looks like an element', '</title><script>alert(1)</script>'],
    ['what looks like a reference', '&amp; &#0; ]]>'],
    ['signs beyond the first plane', 'tatil 🏖️'],
  ])('is read back unchanged: %s', (_case, text) => {
    expect(parseXml(element('title', text)).documentElement?.textContent).toBe(text);
  });

  it('loses characters that XML does not allow', () => {
    const text = `a\u0000b\u001fc\ufffe${'\ud800'}d`;
    expect(parseXml(element('title', text)).documentElement?.textContent).toBe('abcd');
  });
});
