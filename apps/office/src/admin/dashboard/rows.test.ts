import { campaigns } from '@ayrac/contract/office/campaigns.ts';
import { dataRequests } from '@ayrac/contract/office/data-requests.ts';
import { forms } from '@ayrac/contract/office/forms.ts';
import { inboxThreads } from '@ayrac/contract/office/inbox-threads.ts';
import { leads } from '@ayrac/contract/office/leads.ts';
import { customers } from '@ayrac/contract/office/people.ts';
import type { ResourceShape } from '@ayrac/contract/office/resource.ts';
import { careKinds } from '@ayrac/domain/dashboard/care.ts';
import { rowsOfFigure } from '@ayrac/domain/dashboard/figure-rows.ts';
import { figureNames } from '@ayrac/domain/dashboard/figures.ts';
import { findOfficeScreen } from '@ayrac/domain/screen/office-screens.ts';
import { expect, it } from 'vitest';
import { listAddress, readAddress } from '#office/resource/address.ts';
import { rowsOfCare } from './rows.ts';

const from = new Date('2026-11-01T21:00:00Z');
const to = new Date('2026-11-22T10:00:00Z');
const shapes: Readonly<Record<string, ResourceShape>> = {
  '/admin/campaigns': campaigns,
  '/admin/customers': customers,
  '/admin/data-requests': dataRequests,
  '/admin/forms': forms,
  '/admin/inbox': inboxThreads,
  '/crm-admin/leads': leads,
};
const all = [
  ...figureNames.map((name) => rowsOfFigure(name, '30', { from, to })),
  ...careKinds.map((kind) => rowsOfCare(kind, to)),
];

it.each(all)('%s is a list filtered by its address', (address) => {
  const [path = '', query = ''] = address.split('?');
  expect(findOfficeScreen(path)).toBeDefined();
  const shape = shapes[path];
  if (path === '/admin/dashboard') expect(query).toBe('period=30&flow=views');
  else if (path === '/admin/jobs') expect(query).toBe('tab=mails');
  else if (path === '/admin/search') expect(query).toBe('tab=queries&only=empty&period=7');
  else if (path === '/admin/loan-offers') expect(query).toBe('overdue=true');
  else if (shape === undefined) expect(query).toBe('');
  else expect(listAddress(shape, readAddress(shape, new URLSearchParams(query))).toString()).toBe(query);
});

it('starts with the first day of the period and ends with the last one', () => {
  expect(rowsOfFigure('members', '30', { from, to })).toBe('/admin/customers?createdAtFrom=2026-11-02');
  expect(rowsOfCare('ending', to)).toContain('endAtTo=2026-11-29');
});
