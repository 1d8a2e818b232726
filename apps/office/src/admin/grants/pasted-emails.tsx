import { useLocale } from '@ayrac/browser/locale.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { TextAreaField } from '@ayrac/kit/form/text-area-field.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { readEmails, unreadEntries } from './emails.ts';

/** Entries without an address that are named; the others are counted. */
const SHOWN_UNREAD = 5;

interface PastedEmailsProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** Whether entries without an address are named. */
  readonly isChecked: boolean;
  readonly onLeave: () => void;
}

/** A field for many e-mail addresses, which says how many it found and which entries have none. */
export function PastedEmails({ text, onChange, isChecked, onLeave }: PastedEmailsProps) {
  const { grants } = useOfficePhrases();
  const locale = useLocale();
  const count = (number: number) => formatCount(number, locale);
  const found = readEmails(text).length;
  const unread = isChecked ? [...new Set(unreadEntries(text))] : [];
  return (
    <>
      <TextAreaField
        label={grants.emails}
        hint={found === 0 ? grants.emailsHint : grants.emailsFound({ count: count(found) })}
        rows={4}
        value={text}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onBlur={onLeave}
      />
      {unread.length > 0 && (
        <Notice tone="warning" live title={grants.emailsUnread}>
          <ul>
            {unread.slice(0, SHOWN_UNREAD).map((entry) => (
              <li key={entry} translate="no">
                {entry}
              </li>
            ))}
            {unread.length > SHOWN_UNREAD && (
              <li>{grants.emailsUnreadMore({ count: count(unread.length - SHOWN_UNREAD) })}</li>
            )}
          </ul>
        </Notice>
      )}
    </>
  );
}
