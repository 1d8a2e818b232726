import { expect, it } from 'vitest';
import { mainWay } from './main-way.ts';

it.each([
  ['whatsapp', 'whatsapp'],
  ['email', 'email'],
  ['phone', 'call'],
  ['sms', 'call'],
  [null, 'call'],
] as const)('somebody who wishes %s is contacted by %s first', (wished, way) => {
  expect(mainWay(wished)).toBe(way);
});
