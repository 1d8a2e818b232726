import { formatCount } from '@ayrac/domain/format.ts';
import { writtenLength } from '@ayrac/domain/inbox.ts';
import type { ReactNode } from 'react';
import { useLocale } from '#web/address.ts';
import type { ScreenPhrases } from '#web/phrases.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { fieldProps, type InboxForm } from './use-inbox-form.ts';

interface LongTextProps<Name extends string> {
  readonly form: InboxForm<Name>;
  readonly name: Name;
  readonly label: string;
  readonly mark?: string;
  readonly most: number;
  readonly phrases: ScreenPhrases['inbox'];
  readonly required?: boolean;
}

/** A text of several lines that says how much fits. */
export function LongText<Name extends string>(props: LongTextProps<Name>) {
  const { form, name, most, phrases, ...rest } = props;
  const locale = useLocale();
  const used = writtenLength(form.draft[name]);
  const limit = formatCount(most, locale);
  const hint =
    used === 0
      ? phrases.most({ most: limit })
      : phrases.counter({ used: formatCount(used, locale), most: limit });
  return <TextAreaField {...fieldProps(form, name)} {...rest} rows={6} hint={hint} />;
}

/** A field for robots: people neither see it nor reach it. */
export function Trap<Name extends string>({
  form,
  label,
}: {
  readonly form: InboxForm<Name | 'website'>;
  readonly label: string;
}) {
  const { error: _, onBlur: __, ...input } = fieldProps(form, 'website');
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        {label}
        <input {...input} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** What went wrong with the last try as a whole. */
export function Failure({ message, children }: { readonly message: string; readonly children: ReactNode }) {
  if (message === '') return null;
  return (
    <div tabIndex={-1} data-refusal>
      <Notice tone="error" title={message} live>
        <p>{children}</p>
      </Notice>
    </div>
  );
}
