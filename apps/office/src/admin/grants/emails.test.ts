import { expect, it } from 'vitest';
import { readEmails, unreadEntries } from './emails.ts';

it.each([
  ['one a line', 'ada@ornek.example\nbora@ornek.example\r\n', ['ada@ornek.example', 'bora@ornek.example']],
  [
    'by commas and semicolons',
    'ada@x.example, bora@x.example;can@x.example',
    ['ada@x.example', 'bora@x.example', 'can@x.example'],
  ],
  [
    'as a mail program copies them',
    'Ada Su <ada@x.example>, "Bora" <bora@x.example>',
    ['ada@x.example', 'bora@x.example'],
  ],
  ['each once, in any case', 'Ada@x.example ada@X.example', ['ada@X.example']],
  ['among other columns', '42\tAda\tada@x.example\tİzmir', ['ada@x.example']],
  ['none', 'Ada, Bora', []],
])('reads addresses %s', (_name, text, emails) => {
  expect(readEmails(text)).toEqual(emails);
});

it.each([
  ['a line without an address', 'ada@x.example\nbora.x.example\n', ['bora.x.example']],
  ['an entry among addresses', 'ada@x.example, bora, can@x.example; deniz', ['bora', 'deniz']],
  ['names beside addresses', 'Ada Su <ada@x.example>, "Su, Bora" <bora@x.example>', []],
  ['other columns', '42\tAda\tada@x.example\tİzmir\r\n43\tBora\tbora@x.example\tVan', []],
])('lists what holds no address: %s', (_name, text, entries) => {
  expect(unreadEntries(text)).toEqual(entries);
});
