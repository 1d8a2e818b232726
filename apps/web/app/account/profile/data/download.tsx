import { useClient } from '@ayrac/browser/calls/client.ts';
import { readProblem } from '@ayrac/browser/calls/problem.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { dayOf } from '@ayrac/domain/time/working-day.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { useState } from 'react';
import { useNow } from '#web/page/site.ts';

type State =
  | { readonly kind: 'idle' | 'preparing' | 'done' }
  | { readonly kind: 'failed'; readonly why: string };

/** Downloads all data as one file. Uses a call instead of a link, so that an expired session is refreshed first. */
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
      <div className="part-actions">
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
