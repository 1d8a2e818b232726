import { fieldProps, type TiedText } from '@ayrac/browser/form/use-content.ts';
import { useLocale } from '@ayrac/browser/locale.ts';
import type { ScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { writtenLength } from '@ayrac/domain/mail/inbox.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { TextAreaField } from '@ayrac/kit/form/text-area-field.tsx';

interface LongTextProps<Name extends string> {
  readonly form: TiedText<Name>;
  readonly name: Name;
  readonly label: string;
  readonly note?: string;
  readonly most: number;
  readonly phrases: ScreenPhrases['inbox'];
}

/** A text area that shows how many characters fit. */
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

/** A hidden field that only bots fill in. */
export function Trap({ form, label }: { readonly form: TiedText<'website'>; readonly label: string }) {
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
