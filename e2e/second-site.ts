import { openSite, patience, type Site } from '../scripts/site.ts';

/** Starts another site with settings of its own, on the data and database of the other stories. The caller closes it. */
export function openSecondSite(settings: Readonly<Record<string, string>>): Promise<Site> {
  return openSite({ ...patience, DATA_DIR: process.env.STORY_DATA_DIR ?? '', ...settings });
}
