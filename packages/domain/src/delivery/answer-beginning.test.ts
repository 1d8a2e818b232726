import { expect, it } from 'vitest';
import { answerBeginning } from './answer-beginning.ts';

const known = ['Şükrü', 'Öz', 'sukru@ornek.example', '+905321112233', null, ' '];

it.each([
  ['{"ok":true}', '{"ok":true}'],
  ['', null],
  ['\u0000\n\t', null],
  ['Sayın ŞÜKRÜ Öz kaydedildi', 'Sayın ••• ••• kaydedildi'],
  ['sukru@ornek.example alındı', '••• alındı'],
  ['baska@ornek.example alındı', '••• alındı'],
  ['tel: 0532 111 22 33', 'tel: •••'],
  ['tel: +90 (532) 111-22-33', 'tel: +•••'],
  ['hata 503, kod 12', 'hata 503, kod 12'],
  ['a'.repeat(900), 'a'.repeat(200)],
])('keeps of %j the part without personal data', (answer, expected) => {
  expect(answerBeginning(answer, known)).toBe(expected);
});
