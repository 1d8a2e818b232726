import { type MailPurpose, mailObstacle } from '@ayrac/domain/lead/lead-mail.ts';
import { type Locale, locales } from '@ayrac/domain/text/locale.ts';
import { Button, ButtonLink } from '@ayrac/kit/button.tsx';
import { Dialog } from '@ayrac/kit/dialog.tsx';
import { EmptyState } from '@ayrac/kit/empty-state.tsx';
import { Notice } from '@ayrac/kit/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { useOfficeClient } from '#office/client/client.ts';
import { refusedFields } from '#office/client/failure-words.ts';
import type { Row } from '#office/client/row.ts';
import { useFailureWords } from '#office/client/use-failure-words.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { AskDialog } from '#office/resource/use-actions.tsx';
import { useRecordActions } from '#office/resource/use-record-actions.ts';
import { Part } from '#office/screen/part.tsx';
import { useLeadGuard } from '../use-lead-guard.ts';
import { Letter, type LetterTexts } from './letter.tsx';

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
  const [chosen, setChosen] = useState<{ readonly templateId?: string; readonly locale?: Locale }>({});
  const [typed, setTyped] = useState<Readonly<Record<string, LetterTexts>>>({});
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const answer = useQuery({
    queryKey: ['lead-mail', record.id],
    queryFn: ({ signal }) => client.getLeadMail({ params: { id: record.id } }, { signal }),
    // Not fetched again, so that what was typed is not overwritten.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const mail = answer.data;
  const locale = chosen.locale ?? mail?.language ?? 'tr';
  const isAllowed = mail?.isMarketingAllowed === true;
  const maySend = ({ purpose }: { readonly purpose: MailPurpose }) =>
    mailObstacle(purpose, { isWithdrawn: false, isAllowed }) === null;
  // At first, one that may be sent.
  const templates = mail?.templates ?? [];
  const template =
    templates.find(({ id }) => id === chosen.templateId) ?? templates.find(maySend) ?? templates[0];
  const isReady = template !== undefined && maySend(template);
  const isForbidden = template !== undefined && !isReady;
  const key = keyOf(template?.id, locale);
  const texts = typed[key] ?? template?.[locale] ?? { subject: '', text: '' };
  const isTyped = templates.some((one) =>
    locales.some((language) => {
      const own = typed[keyOf(one.id, language)] ?? one[language];
      return own.subject !== one[language].subject || own.text !== one[language].text;
    }),
  );
  useLeadGuard(isTyped, record.id);
  const close = () => (isTyped ? setIsAsking(true) : onClose());

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isReady || isBusy) return;
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
          <Button
            type="submit"
            form={form}
            icon="send"
            loading={isBusy}
            aria-disabled={!isReady}
            aria-describedby={isForbidden ? whyForbidden : undefined}
          >
            {words.send}
          </Button>
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
                onTemplate={(templateId) => setChosen({ ...chosen, templateId })}
                onLocale={(next) => setChosen({ ...chosen, locale: next })}
                onType={(part) => setTyped({ ...typed, [key]: { ...texts, ...part } })}
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

/** Returns the key of the text of a template in a language. */
function keyOf(templateId: string | undefined, locale: Locale): string {
  return `${templateId} ${locale}`;
}
