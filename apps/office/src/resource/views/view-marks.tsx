import type { View } from '#office/client/calls.ts';
import { useOfficePhrases } from '#office/phrases.tsx';

/** What is special about a view, beside its name. */
export function ViewMarks({ view }: { readonly view: View }) {
  const { views: words } = useOfficePhrases().resource;
  if (view.sharedBy !== null) {
    return <span className="views-mark">{words.sharedBy({ username: view.sharedBy })}</span>;
  }
  return (
    <>
      {view.isDefault && <span className="views-mark">{words.defaultMark}</span>}
      {view.isShared && <span className="views-mark">{words.sharedMark}</span>}
    </>
  );
}
