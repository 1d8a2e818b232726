import { dayOf } from '@ayrac/domain/time/working-day.ts';
import { useState } from 'react';
import { useClient } from '#web/calls/client.ts';
import { readProblem } from '#web/calls/problem.ts';
import { useScreenPhrases } from '#web/phrases.tsx';
import { useNow } from '#web/site.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

type State =
  | { readonly kind: 'idle' | 'preparing' | 'done' }
  | { readonly kind: 'failed'; readonly why: string };

/** Everything as one file. It comes by a call, so that a session that has run out is mended first. */
export function Download() {
  const { download } = useScreenPhrases('profile').ownData;
  const client = useClient();
  const now = useNow();
  const [state, setState] = useState<State>({ kind: 'idle' });

  const fetchFile = async () => {
    setState({ kind: 'preparing' });
    try {
      const data = await client.getOwnData();
      saveFile(JSON.stringify(data, null, 2), `ayrac-${dayOf(now)}.json`);
      setState({ kind: 'done' });
    } catch (error) {
      setState({ kind: 'failed', why: readProblem(error).message });
    }
  };

  return (
    <>
      {state.kind === 'failed' && (
        <Notice tone="error" title={download.failed} live>
          <p>{state.why}</p>
        </Notice>
      )}
      <div className="part-deeds">
        <Button variant="secondary" loading={state.kind === 'preparing'} onClick={fetchFile}>
          {download.action}
        </Button>
        <p role="status">{state.kind === 'done' && download.done}</p>
      </div>
    </>
  );
}

function saveFile(content: string, name: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
