import { useLocale } from '@ayrac/browser/locale.ts';
import type { ReplyOf } from '@ayrac/contract/endpoint.ts';
import type { takeLeadResults } from '@ayrac/contract/office/lead-result-calls.ts';
import { FILE_BYTES } from '@ayrac/domain/picture/upload.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { useEffect, useRef, useState } from 'react';
import { useOfficeClient } from '#office/client/client.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { sendFile } from '#office/pictures/send-file.ts';
import { useUploadWords } from '#office/pictures/use-upload-words.ts';
import { useUndo } from '#office/undo/undo.tsx';

/** State of a file of results: it is uploaded, checked, and imported after confirmation. */
export function useResults() {
  const { leadResults: words } = useOfficePhrases();
  const uploadWords = useUploadWords(words.tooLarge);
  const locale = useLocale();
  const client = useOfficeClient();
  const { report } = useUndo();
  const [file, setFile] = useState<File | null>(null);
  const [upload, setUpload] = useState('');
  const [problem, setProblem] = useState('');
  const [status, setStatus] = useState('');
  const [failure, setFailure] = useState('');
  const [checked, setChecked] = useState<ReplyOf<typeof takeLeadResults> | null>(null);
  const [isTaken, setIsTaken] = useState(false);
  const control = useRef(new AbortController());
  useEffect(() => {
    control.current = new AbortController();
    return () => control.current.abort();
  }, []);

  /** The import whose outcome is shown. */
  const taken = useRef<string>(null);
  const begin = () => {
    taken.current = null;
    setFailure('');
    setChecked(null);
    setIsTaken(false);
  };
  const attempt = async (work: (signal: AbortSignal) => Promise<void>) => {
    const { signal } = control.current;
    try {
      await work(signal);
    } catch (error) {
      if (!signal.aborted) setFailure(uploadWords(error));
    } finally {
      setStatus('');
    }
  };
  const ask = async (name: string, isTrial: boolean, signal: AbortSignal) => {
    const answer = await client.takeLeadResults({ body: { upload: name, isTrial } }, { signal });
    setChecked(answer);
    setIsTaken(!isTrial);
    return answer;
  };

  return {
    file,
    problem,
    status,
    failure,
    checked,
    isTaken,
    choose: (chosen: File | null) => {
      setFile(chosen);
      setProblem('');
      begin();
    },
    look: async () => {
      const missing = file === null ? words.chooseFile : file.size > FILE_BYTES ? words.tooLarge : '';
      setProblem(missing);
      if (file === null || missing !== '') return;
      begin();
      setStatus(words.uploading);
      await attempt(async (signal) => {
        const name = await sendFile(file, {
          signal,
          onPart: () => setStatus(words.uploading),
          onWait: () => setStatus(words.waiting),
          renew: () => client.listLostReasons(undefined, { signal }),
        });
        setUpload(name);
        setStatus(words.reading);
        await ask(name, true, signal);
      });
    },
    take: () =>
      attempt(async (signal) => {
        setStatus(words.reading);
        const { rows, change } = await ask(upload, false, signal);
        if (change === null) return;
        taken.current = change;
        const count = formatCount(rows.filter(({ outcome }) => outcome === 'taken').length, locale);
        // By the time of an undo, another file may be shown.
        report(words.done({ count }), [change], () => taken.current === change && begin());
      }),
  };
}
