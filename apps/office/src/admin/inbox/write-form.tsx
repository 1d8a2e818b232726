import { useLocale } from '@ayrac/browser/locale.ts';
import type { InboxThread } from '@ayrac/contract/office/inbox.ts';
import { readFields } from '@ayrac/domain/field/field.ts';
import { inboxAnswerFields, inboxNoteFields } from '@ayrac/domain/mail/inbox-thread.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Segments } from '@ayrac/kit/form/segments.tsx';
import { SelectField } from '@ayrac/kit/form/select-field.tsx';
import { TextAreaField } from '@ayrac/kit/form/text-area-field.tsx';
import { type RefObject, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useProblemWords } from '#office/fields/use-problem-words.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useUnsavedGuard } from '#office/screen/unsaved.tsx';
import { reachedEntries } from './reached-entries.ts';
import type { ThreadActions } from './use-thread-actions.ts';

interface WriteFormProps {
  readonly thread: InboxThread;
  readonly actions: ThreadActions;
  readonly writing: RefObject<HTMLTextAreaElement | null>;
}

type Kind = 'answer' | 'note';
const fields = { answer: inboxAnswerFields, note: inboxNoteFields };

/** Form for an answer or a note. The text stays until it is sent. */
export function WriteForm({ thread, actions, writing }: WriteFormProps) {
  const words = useOfficePhrases().inbox.write;
  const wordsOf = useProblemWords();
  const reached = reachedEntries(thread);
  const [kind, setKind] = useState<Kind>(reached.length === 0 ? 'note' : 'answer');
  const [whom, setWhom] = useState('');
  const form = useForm<Record<Kind, string>>({ defaultValues: { answer: '', note: '' } });
  const { errors, isSubmitting, isDirty } = form.formState;
  const { letGo } = useUnsavedGuard(isDirty, (next) => next.search.includes(thread.id));
  const { ref, ...control } = form.register(kind);

  const send = form.handleSubmit(async (typed) => {
    const read = readFields(fields[kind], { text: typed[kind] });
    if (read.kind === 'invalid') {
      form.setError(kind, { message: wordsOf(read.fields.text ?? 'required') });
      return form.setFocus(kind);
    }
    const to = whom === '' ? reached : reached.filter(({ id }) => id === whom);
    const { text } = read.value;
    const refused = await (kind === 'note'
      ? actions.note(thread, text)
      : actions.answer(
          thread,
          text,
          to.map(({ id }) => id),
        ));
    if (refused !== undefined) return form.setError(kind, { message: refused.text ?? '' });
    // What was typed in the meantime stays.
    if (form.getValues(kind) !== typed[kind]) return;
    letGo();
    form.resetField(kind, { defaultValue: '' });
  });

  return (
    <form className="inbox-write" onSubmit={send} noValidate>
      <Segments
        legend={words.legend}
        legendHidden
        value={kind}
        onChange={setKind}
        segments={[
          { value: 'answer', label: words.answer, icon: 'mail' },
          { value: 'note', label: words.note, icon: 'pencil' },
        ]}
      />
      {kind === 'answer' && reached.length > 1 && <Whom reached={reached} value={whom} onChange={setWhom} />}
      {kind === 'answer' && reached.length === 0 ? (
        <p className="inbox-remark">{words.nobody}</p>
      ) : (
        <>
          <TextAreaField
            {...control}
            ref={(area) => {
              ref(area);
              writing.current = area;
            }}
            key={kind}
            rows={kind === 'note' ? 3 : 6}
            label={kind === 'note' ? words.noteLabel : words.answerLabel}
            hint={kind === 'note' ? words.noteHint : <AnswerHint thread={thread} whom={whom} />}
            error={errors[kind]?.message}
          />
          <Button type="submit" icon={kind === 'answer' ? 'send' : 'check'} loading={isSubmitting}>
            {kind === 'note' ? words.saveNote : words.send}
          </Button>
        </>
      )}
    </form>
  );
}

interface WhomProps {
  readonly reached: ReturnType<typeof reachedEntries>;
  readonly value: string;
  readonly onChange: (id: string) => void;
}

function Whom({ reached, value, onChange }: WhomProps) {
  const words = useOfficePhrases().inbox.write;
  const locale = useLocale();
  return (
    <SelectField
      label={words.whom}
      translate="no"
      placeholder={words.all({ count: formatCount(reached.length, locale) })}
      value={value}
      options={reached.map(({ id, email }) => ({ value: id, label: email }))}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** Recipients of the answer, the language to write in, and where replies go. */
function AnswerHint({ thread, whom }: { readonly thread: InboxThread; readonly whom: string }) {
  const words = useOfficePhrases().inbox.write;
  const locale = useLocale();
  const reached = reachedEntries(thread);
  const chosen = whom === '' ? reached : reached.filter(({ id }) => id === whom);
  const [first] = chosen;
  const { replyTo } = thread;
  return (
    <>
      {chosen.length > 1
        ? words.toMany({ count: formatCount(chosen.length, locale) })
        : words.to({ email: first?.email ?? '' })}{' '}
      {chosen.length === 1 && first?.locale === 'en' && `${words.inEnglish} `}
      {replyTo === null ? words.noReplyTo : words.replyTo({ email: replyTo })}
    </>
  );
}
