import { ButtonLink } from '@ayrac/kit/button.tsx';
import { Dialog } from '@ayrac/kit/dialog.tsx';
import { EmptyState } from '@ayrac/kit/feedback/empty-state.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { type SubmitEvent, useId, useState } from 'react';
import { useOfficeClient } from '#office/client/client.ts';
import { refusedFields } from '#office/client/failure-words.ts';
import type { Row } from '#office/client/row.ts';
import { useFailureWords } from '#office/client/use-failure-words.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { AskDialog } from '#office/resource/use-actions.tsx';
import { useRecordActions } from '#office/resource/use-record-actions.ts';
import { DialogButtons } from '#office/screen/dialog-buttons.tsx';
import { Part } from '#office/screen/part.tsx';
import { useLeadGuard } from '../lead/use-lead-guard.ts';
import { Letter } from './letter.tsx';
import { useLeadMail } from './use-lead-mail.ts';

interface MailDialogProps {
  readonly record: Row;
  readonly onClose: () => void;
}

/** Writes a mail to the person, based on one of the brand's templates. What was typed is not dropped without asking. */
export function MailDialog({ record, onClose }: MailDialogProps) {
  const { leads, resource } = useOfficePhrases();
  const { mail: words } = leads;
  const failureWords = useFailureWords();
  const client = useOfficeClient();
  const { attempt, report } = useRecordActions();
  const form = useId();
  const whyForbidden = useId();
  const { answer, template, locale, texts, isReady, isTyped, chooseTemplate, chooseLocale, type } =
    useLeadMail(record.id);
  const isForbidden = template !== undefined && !isReady;
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  useLeadGuard(isTyped, record.id);
  const close = () => (isTyped ? setIsAsking(true) : onClose());

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (template === undefined || !isReady || isBusy) return;
    const { currentTarget: letter } = event;
    setIsBusy(true);
    setFailure('');
    setRefused({});
    try {
      const body = { templateId: template.id, locale, subject: texts.subject, text: texts.text };
      await client.mailLead({ params: { id: record.id }, body });
      // Reports the success and refreshes the list and the timeline.
      await attempt(async () => report(words.sent, []));
      onClose();
    } catch (error) {
      const fields = refusedFields(error, ['subject', 'text']);
      const [field] = Object.keys(fields);
      setRefused(fields);
      setFailure(field === undefined ? failureWords(error) : '');
      setIsBusy(false);
      letter.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
    }
  };
  return (
    <Dialog
      open
      wide
      busy={isBusy}
      onClose={close}
      title={words.title({ label: String(record.name) })}
      closeLabel={resource.close}
      footer={
        template !== undefined && (
          <DialogButtons
            onCancel={close}
            type="submit"
            form={form}
            icon="send"
            loading={isBusy}
            aria-disabled={!isReady}
            aria-describedby={isForbidden ? whyForbidden : undefined}
          >
            {words.send}
          </DialogButtons>
        )
      }
    >
      <Part answer={answer} height="list">
        {(shown) =>
          template === undefined ? (
            <EmptyState
              icon="mail"
              title={words.none}
              actions={<ButtonLink to="/crm-admin/mail-templates">{words.templates}</ButtonLink>}
            >
              {words.noneText}
            </EmptyState>
          ) : (
            <form id={form} className="lead-part" noValidate onSubmit={send}>
              <Letter
                {...{ mail: shown, template, texts, locale, isReady, refused, whyForbidden }}
                onTemplate={chooseTemplate}
                onLocale={chooseLocale}
                onType={type}
              />
              {failure !== '' && <Notice tone="error" live title={failure} />}
            </form>
          )
        }
      </Part>
      <AskDialog
        isOpen={isAsking}
        title={words.askDrop}
        text={words.dropText}
        confirm={words.drop}
        onConfirm={onClose}
        onClose={() => setIsAsking(false)}
      />
    </Dialog>
  );
}
