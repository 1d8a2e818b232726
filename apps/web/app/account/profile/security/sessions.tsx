import { useClient } from '@ayrac/browser/calls/client.ts';
import { readProblem } from '@ayrac/browser/calls/problem.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { OwnSession } from '@ayrac/contract/account.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { useRef, useState } from 'react';
import { Owned } from '../../owned.tsx';
import { useMemberData } from '../../use-member-data.ts';
import { deviceName, SessionRow } from './session-row.tsx';

/** Outcome of the last attempt to end a session. */
interface News {
  readonly tone: 'success' | 'error';
  readonly text: string;
}

/** The member's sessions. All but the current one can be ended. */
export function Sessions() {
  const { sessions: texts, failed, notLoaded, again: retry } = useScreenPhrases('security');
  const client = useClient();
  const list = useRef<HTMLUListElement>(null);
  const [ending, setEnding] = useState<string>();
  const [news, setNews] = useState<News>();
  const { own, again } = useMemberData((signal) => client.listSessions(undefined, { signal }));

  const end = async (what: string, done: string, send: () => Promise<unknown>) => {
    if (ending !== undefined) return;
    setEnding(what);
    try {
      await send();
      setNews({ tone: 'success', text: done });
    } catch (error) {
      const { status, message } = readProblem(error);
      // The session had already ended, which has the same result.
      if (status === 404) setNews({ tone: 'success', text: done });
      else setNews({ tone: 'error', text: message || failed });
    }
    await again();
    setEnding(undefined);
    // The pressed button may be gone. A password that is being typed meanwhile keeps the focus.
    if (!document.activeElement?.matches('input')) list.current?.focus();
  };
  const endOne = (session: OwnSession) =>
    end(session.id, texts.ended({ device: deviceName(session, texts) }), () =>
      client.endSession({ body: { id: session.id } }),
    );

  return (
    <Owned own={own} again={again} failed={notLoaded} retry={retry}>
      {(sessions) => (
        <div className="part-form">
          {news && <Notice tone={news.tone} title={news.text} live />}
          <ul ref={list} tabIndex={-1} className="sessions" aria-label={texts.list}>
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isEnding={ending === session.id}
                onEnd={() => endOne(session)}
              />
            ))}
          </ul>
          {sessions.length > 1 ? (
            <div className="part-actions">
              <Button
                variant="secondary"
                icon="log-out"
                loading={ending === 'others'}
                onClick={() => end('others', texts.endedOthers, () => client.endOtherSessions())}
              >
                {texts.endOthers}
              </Button>
            </div>
          ) : (
            <p className="security-remark">{texts.alone}</p>
          )}
        </div>
      )}
    </Owned>
  );
}
