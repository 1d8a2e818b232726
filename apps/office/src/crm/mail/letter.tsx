import type { ReplyOf } from '@ayrac/contract/endpoint.ts';
import type { getLeadMail } from '@ayrac/contract/office/lead-mail-calls.ts';
import { leadMailFields } from '@ayrac/domain/lead/lead-mail.ts';
import { type Locale, locales } from '@ayrac/domain/text/locale.ts';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { Segments } from '@ayrac/kit/form/segments.tsx';
import { SelectField } from '@ayrac/kit/form/select-field.tsx';
import { TextAreaField } from '@ayrac/kit/form/text-area-field.tsx';
import { TextField } from '@ayrac/kit/form/text-field.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';

type Mail = ReplyOf<typeof getLeadMail>;

/** What the person will read. */
export interface LetterTexts {
  readonly subject: string;
  readonly text: string;
}

interface LetterProps {
  readonly mail: Mail;
  readonly template: Mail['templates'][number];
  readonly texts: LetterTexts;
  readonly locale: Locale;
  /** Whether the mail may be sent. */
  readonly isReady: boolean;
  /** Id of the text that says why it may not. */
  readonly whyForbidden: string;
  /** Messages for fields that the server refused, by name. */
  readonly refused: Readonly<Record<string, string>>;
  readonly onTemplate: (id: string) => void;
  readonly onLocale: (locale: Locale) => void;
  readonly onType: (part: Partial<LetterTexts>) => void;
}

/** A mail being written. Each template in each language has its own text. */
export function Letter(props: LetterProps) {
  const { mail, template, texts, locale, isReady, whyForbidden, refused, onTemplate, onLocale, onType } =
    props;
  const { leads, 'mail-templates': templates } = useOfficePhrases();
  const { mail: words } = leads;
  const { fields } = templates;
  return (
    <>
      <SelectField
        label={fields.name.label}
        value={template.id}
        onChange={({ currentTarget }) => onTemplate(currentTarget.value)}
        options={mail.templates.map(({ id, name, purpose }) => ({
          value: id,
          label: purpose === 'service' ? name : `${name} (${fields.purpose.choices.marketing})`,
        }))}
      />
      {!isReady && (
        <div id={whyForbidden}>
          <Notice tone="warning" live title={words.forbidden}>
            {words.forbiddenText}
          </Notice>
        </div>
      )}
      <Segments
        legend={words.language}
        value={locale}
        onChange={onLocale}
        segments={locales.map((value) => ({ value, label: words.languages[value] }))}
      />
      <TextField
        label={fields.subject.label}
        name="subject"
        lang={locale}
        value={texts.subject}
        onChange={({ currentTarget }) => onType({ subject: currentTarget.value })}
        error={refused.subject}
        maxLength={leadMailFields.subject.limit}
        autoComplete="off"
      />
      <TextAreaField
        label={fields.text.label}
        name="text"
        lang={locale}
        rows={7}
        value={texts.text}
        onChange={({ currentTarget }) => onType({ text: currentTarget.value })}
        error={refused.text}
        maxLength={leadMailFields.text.limit}
      />
      {isReady && (
        <p className="lead-hint">
          {template.purpose === 'service' ? words.counts : words.allowed}{' '}
          {mail.isReplyRead ? words.replyRead : words.replyUnread} {words.noFile}
        </p>
      )}
    </>
  );
}
