import type { maintenance as turkish } from '../tr/maintenance.ts';

export const maintenance: typeof turkish = {
  title: 'Update in progress',
  text: 'Our site is being updated. We will be back shortly.',
};
