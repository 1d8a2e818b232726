import { dataAnswerFields } from '@ayrac/domain/person/person-access.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { useId, useState } from 'react';
import { useOfficeClient } from '#office/client/client.ts';
import type { Row, Values } from '#office/client/row.ts';
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
  const id = useId();
  const [isBusy, setIsBusy] = useState(false);
  if (row.isAnswered === true) return <p className="record-remark">{words.answered}</p>;
  const send = async ({ answer, attachesData }: Values) => {
    setIsBusy(true);
    try {
      await client.answerDataRequest({
        params: { id: row.id },
        body: { answer: String(answer), attachesData: attachesData === true },
      });
      show({ text: words.sent({ name: String(row.username) }) });
      await refresh();
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <FieldsForm
        id={id}
        fields={dataAnswerFields}
        words={{ answer: words.answer, attachesData: { label: words.attachesData, hint: '' } }}
        initial={{ answer: '', attachesData: row.kind === 'access' || row.kind === 'transfer' }}
        onSave={send}
      />
      <p className="people-send">
        <Button type="submit" form={id} loading={isBusy}>
          {words.send}
        </Button>
      </p>
    </>
  );
}
