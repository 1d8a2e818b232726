import { ATTACHMENT_BYTES } from '@ayrac/domain/lead/attachment.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useFileCall, useOfficeClient } from '#office/client/client.ts';
import { saveFile } from '#office/client/save-file.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { NotTaken, sendFile } from '#office/pictures/send-file.ts';
import { useUploadWords } from '#office/pictures/use-upload-words.ts';
import { useToast } from '#office/screen/toasts.tsx';

/** Loads the files of a lead, and adds, downloads and deletes them. The timeline records each of these actions. */
export function useFiles(leadId: string) {
  const { files: words } = useOfficePhrases().leads;
  const uploadWords = useUploadWords(words.tooLarge);
  const client = useOfficeClient();
  const receive = useFileCall('openLeadAttachment');
  const queries = useQueryClient();
  const { show } = useToast();
  const [status, setStatus] = useState('');
  const key = ['lead-files', leadId];
  const answer = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => client.listLeadAttachments({ params: { id: leadId } }, { signal }),
  });
  const control = useRef(new AbortController());
  useEffect(() => {
    control.current = new AbortController();
    return () => control.current.abort();
  }, []);

  const attempt = async (work: (signal: AbortSignal) => Promise<void>) => {
    const { signal } = control.current;
    try {
      await work(signal);
    } catch (error) {
      if (!signal.aborted) show({ tone: 'error', text: uploadWords(error) });
    } finally {
      setStatus('');
      await queries.invalidateQueries({ queryKey: key });
      await queries.invalidateQueries({ queryKey: ['leads', 'story', leadId] });
    }
  };

  return {
    answer,
    status,
    add: (file: File) =>
      attempt(async (signal) => {
        if (file.size > ATTACHMENT_BYTES) throw new NotTaken(413);
        setStatus(words.adding);
        const upload = await sendFile(file, {
          signal,
          onPart: () => setStatus(words.adding),
          onWait: () => setStatus(words.waiting),
          renew: () => client.listLeadAttachments({ params: { id: leadId } }, { signal }),
        });
        await client.attachToLead({ params: { id: leadId }, body: { upload } }, { signal });
        show({ text: words.added });
      }),
    save: (id: string) =>
      attempt(async (signal) => {
        saveFile(await receive({ params: { id }, query: {} }, signal));
      }),
    remove: (id: string) =>
      attempt(async () => {
        await client.removeLeadAttachment({ params: { id } });
        show({ text: words.removed });
      }),
  };
}
