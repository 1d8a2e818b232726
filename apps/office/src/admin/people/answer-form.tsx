import { dataAnswerFields } from '@ayrac/domain/person/person-access.ts';
import { useOfficeClient } from '#office/client/client.ts';
import type { Row } from '#office/client/row.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useRefresh } from '#office/resource/list/use-list.ts';
import { useToast } from '#office/screen/toasts.tsx';
import { FieldsForm } from './fields-form.tsx';

/** Answers a data-subject request by mail, once. */
export function AnswerForm({ row }: { readonly row: Row }) {
  const words = useOfficePhrases()['data-requests'].form;
  const client = useOfficeClient();
  const refresh = useRefresh();
  const { show } = useToast();
  if (row.isAnswered === true) return <p className="record-remark">{words.answered}</p>;
  return (
    <FieldsForm
      fields={dataAnswerFields}
      words={{ answer: words.answer, attachesData: { label: words.attachesData, hint: '' } }}
      initial={{ answer: '', attachesData: row.kind === 'access' || row.kind === 'transfer' }}
      save={words.send}
      onSave={async (values) => {
        await client.answerDataRequest({
          params: { id: row.id },
          body: { answer: String(values.answer), attachesData: values.attachesData === true },
        });
        show({ text: words.sent({ name: String(row.username) }) });
        await refresh();
      }}
    />
  );
}
