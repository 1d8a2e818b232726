import type { CampaignDraft } from '@ayrac/contract/office/campaign-drafts.ts';
import type { Typed } from '#office/fields/form-values.ts';
import type { Ground } from './ground.ts';
import { keptChanges } from './kept-changes.ts';

/** Returns the initial form: the server's draft, with unsaved changes of this browser on top. */
export function beginForm({ id, version }: CampaignDraft, username: string, content: Typed) {
  const kept = keptChanges(username, id);
  const names = Object.keys(kept?.values ?? {}).filter(
    (name) => content[name] !== undefined && content[name] !== kept?.values[name],
  );
  const values = Object.fromEntries(names.map((name) => [name, kept?.values[name] ?? '']));
  const isOlder = kept !== undefined && names.length > 0 && kept.version < version;
  const unknown = Object.fromEntries(names.map((name) => [name, '\u0000']));
  return {
    typed: { ...content, ...values } as Typed,
    isRecovered: names.length > 0,
    ground: {
      version: isOlder ? kept.version : version,
      settled: content,
      server: isOlder ? { ...content, ...unknown } : content,
    } as Ground,
  };
}
