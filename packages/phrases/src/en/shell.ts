import type { shell as turkish } from '../tr/shell.ts';

/** Top bar, footer and what stands on every page. */
export const shell: typeof turkish = {
  siteName: 'Ayraç',
  slogan: 'Set offers apart, compare them, ask for your quote.',
};
